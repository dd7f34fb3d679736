import * as z from 'zod';
import { HORIZON_DEFINITIONS } from '../../../lib/astro/sky/rising/horizon.ts';
import { HORA_CHOICES, SEASON_ZODIACS } from '../../../lib/base/catalog/panchanga.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { countDays, type DateMembers, dayRangeShape, refuseBadDays } from '../../../lib/requests/day-range.ts';
import { HORIZON_MEMBERS, horizonShape, refuseUnreadHorizon } from '../../../lib/requests/horizon.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

const { hora_days: HORA_DAYS } = SIZES;

export const PanchangaRequest = z
  .strictObject({
    location: Location,
    ...dayRangeShape,
    ...siderealShape,
    seasons: nameEnum(SEASON_ZODIACS).default('sidereal').meta({
      description: 'Zodiac in which the Sun makes ayana and ritu',
      example: 'sidereal',
    }),
    hora: nameEnum(HORA_CHOICES)
      .default('none')
      .meta({
        description: `Whether each day has its 24 horas: \`unequal\`, twelfths of day and night, or \`equal\`, from sunrise to sunrise; at most ${HORA_DAYS.maximum} days`,
        example: 'unequal',
      }),
    ...horizonShape,
    definition: nameEnum(HORIZON_DEFINITIONS).default('hindu').meta({
      description:
        '`hindu` (default): the center is on the horizon without refraction, the body on the ecliptic and seen from the center of the Earth. `apparent_limb`: the upper limb appears, as in western almanacs. `disc_centre` and `custom` as in POST /sky/rise-set',
      example: 'hindu',
    }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .superRefine(refuseUnreadHorizon, refineWhenValid(...HORIZON_MEMBERS))
  .superRefine(refuseBadDays, refineWhenValid('date', 'start_date', 'end_date', 'calendar'))
  .superRefine(refuseManyHoras, refineWhenValid('date', 'start_date', 'end_date', 'calendar', 'hora'))
  .meta({ id: 'PanchangaRequest', description: 'Place, days, ayanamsa, and what counts as sunrise' });

export type PanchangaRequest = z.output<typeof PanchangaRequest>;

function refuseManyHoras(sent: DateMembers & { readonly hora: string }, context: z.core.$RefinementCtx): void {
  const days = countDays(sent);
  if (sent.hora === 'none' || days <= HORA_DAYS.maximum) return;
  const message = `must be none for ${days} days; horas are given for at most ${HORA_DAYS.maximum}`;
  refuseMember(context, 'hora', { message, code: 'InvalidRange' });
}
