import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/base/catalog/stars/groups.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

const { star_names: NAMES, star_name_characters: CHARACTERS, magnitude: MAGNITUDE } = SIZES;
const groups = Object.entries(STAR_GROUPS).map(([id, { description }]) => `\`${id}\`: ${description}.`);

export const FixedStarsRequest = z
  .strictObject({
    date_time: MomentOrNow,
    star_names: z
      .array(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum))
      .min(NAMES.minimum)
      .max(NAMES.maximum)
      .optional()
      .meta({
        description:
          'Stars by a traditional name or a designation, in any case: `Regulus`, `alpha Leonis`, `alp Leo`, `α Leo`, `61 Cygni`, `M87`. Named stars are not filtered by `magnitude_limit`',
        example: ['Regulus', 'alpha Virginis', 'gamma1 And'],
      }),
    star_groups: z
      .array(nameEnum(STAR_GROUP_IDS))
      .min(1)
      .max(STAR_GROUP_IDS.length)
      .optional()
      .meta({
        description: `Groups of stars. ${groups.join(' ')} Without \`star_names\` and \`star_groups\` every star of the catalog is given`,
        example: ['royal_stars'],
      }),
    magnitude_limit: z.number().min(MAGNITUDE.minimum).max(MAGNITUDE.maximum).optional().meta({
      description:
        'Faintest magnitude, for groups and for the whole catalog; stars without a known magnitude are left out',
      example: 2.5,
    }),
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'FixedStarsRequest',
    description:
      'Which stars, and when: civil time without an offset is UTC unless `date_time.timezone` says otherwise; a date alone means 00:00',
  });

export type FixedStarsRequest = z.output<typeof FixedStarsRequest>;
