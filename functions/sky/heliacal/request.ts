import * as z from 'zod';
import {
  HELIACAL_BODIES,
  HELIACAL_BODY_IDS,
  HELIACAL_EVENT_IDS,
  HELIACAL_STAR_EVENTS,
  type HeliacalBodyId,
  type HeliacalEventId,
} from '../../../lib/base/catalog/heliacal.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { Location } from '../../../lib/requests/location.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { datesZone } from '../../../lib/requests/timezone.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';

const {
  heliacal_days: DAYS,
  heliacal_events: EVENTS,
  heliacal_stars: STARS,
  heliacal_latitude: LATITUDE,
  star_name_characters: CHARACTERS,
} = SIZES;

const HeliacalBody = nameEnum(HELIACAL_BODY_IDS)
  .meta({ id: 'HeliacalBody', description: 'A body that the naked eye sees', example: 'venus' })
  .register(problemCode, { code: 'InvalidBody' });

const HeliacalEventName = nameEnum(HELIACAL_EVENT_IDS).meta({
  id: 'HeliacalEventName',
  description: 'A first or last visibility, before sunrise or after sunset',
  example: 'morning_first',
});

/**
 * Air and eyes with which the engine finds an event, or finds none, within half a second of processor time. In denser
 * haze and with weaker eyes one search took up to 25 s, and a search cannot be interrupted.
 */
const Atmosphere = z
  .strictObject({
    pressure_hpa: z
      .number()
      .min(600)
      .max(1080)
      .default(1013.25)
      .meta({ description: 'Hectopascals', example: 1013.25 }),
    temperature_c: z.number().min(-40).max(50).default(15).meta({ description: 'Degrees Celsius', example: 15 }),
    humidity_percent: z.number().min(0).max(100).default(40).meta({ description: 'Relative humidity', example: 40 }),
    meteorological_range_km: z.number().min(10).max(200).default(40).meta({
      description: 'Distance at which a dark object is still seen by day: 40 is clear air',
      example: 40,
    }),
  })
  .meta({ id: 'HeliacalAtmosphere', description: 'The air near the horizon' });

const Eyes = z
  .strictObject({
    age_years: z.number().min(15).max(80).default(36).meta({ description: 'Age of the observer', example: 36 }),
    snellen_ratio: z
      .number()
      .min(0.7)
      .max(2)
      .default(1)
      .meta({ description: 'Visual acuity; 1 is normal', example: 1 }),
  })
  .meta({ id: 'HeliacalObserver', description: 'The observer’s naked eyes' });

export const HeliacalRequest = z
  .strictObject({
    location: Location,
    start_date: dateText('Beginning of the search', '2024-01-01'),
    end_date: dateText(`End of the search, at most ${DAYS.maximum} days later`, '2025-12-31'),
    timezone: datesZone,
    bodies: uniqueNames(HeliacalBody, HELIACAL_BODY_IDS.length)
      .optional()
      .meta({
        description: 'Bodies, each once; default Venus, or none if there are `star_names`',
        example: ['venus', 'mars'],
      }),
    star_names: z
      .array(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum))
      .min(STARS.minimum)
      .max(STARS.maximum)
      .optional()
      .meta({
        description:
          'Stars down to magnitude 4 by a traditional name or a designation, as in POST /ephemeris/fixed-stars',
        example: ['Sirius'],
      }),
    events: uniqueNames(HeliacalEventName, HELIACAL_EVENT_IDS.length)
      .optional()
      .meta({
        description:
          'Events, each once; default all that the bodies have. The Moon has no `morning_first` and no `evening_last`; Mars, Jupiter, Saturn and stars have no other ones',
        example: ['morning_first', 'evening_last'],
      }),
    atmosphere: Atmosphere.prefault({}),
    observer: Eyes.prefault({}),
    limit: z.int().min(EVENTS.minimum).max(EVENTS.maximum).default(EVENTS.maximum).meta({
      description: 'Maximum number of events in one answer',
      example: 10,
    }),
    cursor: pagingShape.cursor,
  })
  .superRefine(refuseFarLatitude, refineWhenValid('location'))
  .superRefine(refuseBadRange, refineWhenValid('start_date', 'end_date'))
  .superRefine(refuseIdleEvents, refineWhenValid('bodies', 'star_names', 'events'))
  .meta({
    id: 'HeliacalRequest',
    description: `Place, at most ${LATITUDE.maximum}° from the equator, bodies, range of dates, air and eyes`,
  });

export type HeliacalRequest = z.output<typeof HeliacalRequest>;

function refuseFarLatitude({ location }: { readonly location: Location }, context: z.core.$RefinementCtx): void {
  if (Math.abs(location.latitude.decimal) <= LATITUDE.maximum) return;
  const message = `must lie within ${LATITUDE.maximum}° of the equator, where the method is valid`;
  context.addIssue({ code: 'custom', path: ['location', 'latitude'], message, params: { problem: 'InvalidLatitude' } });
}

interface Range {
  readonly start_date: JdUt;
  readonly end_date: JdUt;
}

function refuseBadRange({ start_date, end_date }: Range, context: z.core.$RefinementCtx): void {
  const isTooLong = end_date - start_date > DAYS.maximum;
  const message = isTooLong ? `must lie within ${DAYS.maximum} days of start_date` : 'must lie after start_date';
  if (isTooLong || end_date <= start_date) refuseMember(context, 'end_date', { message, code: 'InvalidRange' });
}

interface ObjectMembers {
  readonly bodies?: readonly HeliacalBodyId[] | undefined;
  readonly star_names?: readonly string[] | undefined;
  readonly events?: readonly HeliacalEventId[] | undefined;
}

/** Bodies of a request; without bodies and stars Venus. */
export const listHeliacalBodies = ({ bodies, star_names }: ObjectMembers): readonly HeliacalBodyId[] =>
  bodies ?? (star_names ? [] : ['venus']);

/** Requested events among those that an object has. */
export const selectEvents = (
  possible: readonly HeliacalEventId[],
  { events }: Pick<ObjectMembers, 'events'>,
): readonly HeliacalEventId[] => possible.filter((id) => events?.includes(id) ?? true);

/** Number of searches that a request begins. */
export function countSeries(request: ObjectMembers): number {
  const ofBodies = listHeliacalBodies(request).map((id) => selectEvents(HELIACAL_BODIES[id], request).length);
  const ofStars = (request.star_names ?? []).length * selectEvents(HELIACAL_STAR_EVENTS, request).length;
  return ofBodies.reduce((sum, count) => sum + count, ofStars);
}

/** Refuses an event that no object of the request has. */
function refuseIdleEvents(sent: ObjectMembers, context: z.core.$RefinementCtx): void {
  for (const [index, id] of (sent.events ?? []).entries()) {
    if (countSeries({ ...sent, events: [id] }) > 0) continue;
    const message = `${id} does not exist for any of the bodies`;
    context.addIssue({ code: 'custom', path: ['events', index], message, params: { problem: 'ValidationError' } });
  }
}
