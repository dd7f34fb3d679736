import * as z from 'zod';
import { HouseSystem, polarFallback, refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { placeShape, refuseDateAlone } from '../../../lib/requests/coordinates.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const HermeticLotsRequest = z
  .strictObject({
    date_time: MomentOrNow,
    ...placeShape,
    include_optional: z.boolean().default(false).meta({
      description: 'Adds classical lots other than the seven Hermetic ones',
      example: false,
    }),
    include_legacy: z.boolean().default(false).meta({
      description: 'Adds other authors’ formulas for lots of the same name',
      example: false,
    }),
    house_system: HouseSystem.prefault('P'),
    polar_fallback: polarFallback,
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(({ date_time }, context) => refuseDateAlone(date_time, context), refineWhenValid('date_time'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'HermeticLotsRequest',
    description:
      'Which lots, when and where: civil time without an offset is that of the coordinates, unless `date_time.timezone` says otherwise',
  });

export type HermeticLotsRequest = z.output<typeof HermeticLotsRequest>;
