import * as z from 'zod';
import { DAILY_EVENT_IDS, type DailyEventId, isTwilightEvent } from '../../../lib/astro/sky/rising/daily-events.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { RISING_BODY_IDS } from '../../../lib/base/catalog/rising-bodies.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from '../../../lib/requests/body-name.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { countDays, type DateMembers, dayRangeShape, refuseBadDays } from '../../../lib/requests/day-range.ts';
import { HORIZON_MEMBERS, horizonShape, refuseUnreadHorizon } from '../../../lib/requests/horizon.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';

const { sky_days: DAYS, sky_events: EVENTS, risen_stars: STARS, star_name_characters: CHARACTERS } = SIZES;

const RisingBody = bodyName(
  {
    ids: RISING_BODY_IDS,
    refusals: new Map([
      ['earth', 'does not rise: the place is on it'],
      ...refuseDailyPoints('is not a body but a point that depends on time and place'),
    ]),
  },
  { id: 'RisingBody', description: 'A body that rises and sets', example: 'venus' },
);

const DailyEventName = nameEnum(DAILY_EVENT_IDS).meta({
  id: 'DailyEventName',
  description:
    'An event of the day. A transit is a passage over the meridian, the upper one on the side of the zenith; at civil, nautical and astronomical dawn and dusk the center of the Sun is 6°, 12° and 18° below the horizon',
  example: 'lower_transit',
});

export const RiseSetRequest = z
  .strictObject({
    location: Location,
    ...dayRangeShape,
    bodies: uniqueNames(RisingBody, RISING_BODY_IDS.length)
      .optional()
      .meta({
        description: 'Bodies, each once; default Sun and Moon, or none if there are `star_names`',
        example: ['sun', 'moon', 'venus'],
      }),
    star_names: z
      .array(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum))
      .min(STARS.minimum)
      .max(STARS.maximum)
      .optional()
      .meta({
        description: 'Stars by a traditional name or a designation, as in POST /ephemeris/fixed-stars',
        example: ['Sirius'],
      }),
    events: uniqueNames(DailyEventName, DAILY_EVENT_IDS.length)
      .default(['rise', 'set', 'upper_transit'])
      .meta({
        description: 'Events, each once. Dawns and dusks are given for the Sun alone',
        example: ['civil_dawn', 'rise', 'set', 'civil_dusk'],
      }),
    ...horizonShape,
  })
  .superRefine(refuseUnreadHorizon, refineWhenValid(...HORIZON_MEMBERS))
  .superRefine(refuseBadDays, refineWhenValid('date', 'start_date', 'end_date', 'calendar'))
  .superRefine(refuseTwilightWithoutSun, refineWhenValid('bodies', 'star_names', 'events'))
  .superRefine(
    refuseLongAnswers,
    refineWhenValid('date', 'start_date', 'end_date', 'calendar', 'bodies', 'star_names', 'events'),
  )
  .meta({ id: 'RiseSetRequest', description: 'Place, days, bodies and events' });

export type RiseSetRequest = z.output<typeof RiseSetRequest>;

interface ObjectMembers {
  readonly bodies?: readonly CatalogBodyId[] | undefined;
  readonly star_names?: readonly string[] | undefined;
  readonly events: readonly DailyEventId[];
}

/** Bodies of a request; without bodies and stars Sun and Moon. */
export const listRisingBodies = ({ bodies, star_names }: Omit<ObjectMembers, 'events'>): readonly CatalogBodyId[] =>
  bodies ?? (star_names ? [] : ['sun', 'moon']);

function refuseTwilightWithoutSun(sent: ObjectMembers, context: z.core.$RefinementCtx): void {
  if (listRisingBodies(sent).includes('sun')) return;
  for (const [index, id] of sent.events.entries()) {
    if (!isTwilightEvent(id)) continue;
    const message = `${id} needs sun among bodies`;
    context.addIssue({ code: 'custom', path: ['events', index], message, params: { problem: 'ValidationError' } });
  }
}

/** Number of bodies and stars of a request. */
export const countObjects = (sent: Omit<ObjectMembers, 'events'>): number =>
  listRisingBodies(sent).length + (sent.star_names?.length ?? 0);

function refuseLongAnswers(sent: ObjectMembers & DateMembers, context: z.core.$RefinementCtx): void {
  const [days, objects] = [countDays(sent), countObjects(sent)];
  const count = days * objects * sent.events.length;
  if (days > DAYS.maximum || count <= EVENTS.maximum) return;
  const message = `gives ${count} events for ${days} days and ${objects} bodies; one answer has at most ${EVENTS.maximum}`;
  refuseMember(context, 'events', { message, code: 'ValidationError' });
}
