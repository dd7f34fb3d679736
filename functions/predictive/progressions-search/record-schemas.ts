import * as z from 'zod';
import { LUNATION_PHASES, STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { TARGET_CHARTS } from '../../../lib/astro/timing/progressions/search-query.ts';
import { ASPECT_IDS, DECLINATION_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { flag, integer, number, signName, text } from '../../../lib/requests/members.ts';
import { eventType } from '../names.ts';

const house = (description: string) => z.int().meta({ description, example: 7 });

/** Members of every event. */
const eventMembers = <const Type extends string>(type: Type, when: string) => ({
  type: eventType(type),
  exact_datetime: instantText(`The moment of life: ${when}`),
  progressed_datetime: instantText('The progressed instant, whose sky stands for it'),
  age: number('Age at that moment in tropical years, negative before birth', 34.2),
});

const progressedPoint = text('The progressed or directed point', 'moon');
const retrograde = flag('True if the point moves backwards in the ephemeris');
const targetMembers = {
  target_chart: z.enum(TARGET_CHARTS).meta({ description: 'The chart of the other point', example: 'natal' }),
  target_point: text('The other point', 'venus'),
};

const AspectEvent = z
  .object({
    ...eventMembers('aspect', 'the aspect is exact, or nearest to exact within the search'),
    progressed_point: progressedPoint,
    aspect: z.enum(ASPECT_IDS).meta({ description: 'Name of the aspect', example: 'square' }),
    ...targetMembers,
    orb: number('Distance from exactness, degrees: 0 if exact, otherwise the smallest distance in the search', 0),
    applying: flag('True if within orb at `end_date` and still approaching; `exact_datetime` is then `end_date`'),
    separating: flag('True if within orb at `start_date` and already receding; `exact_datetime` is then `start_date`'),
    retrograde,
    pass: integer(
      'Number of this contact, from 1: contacts of the two points by this aspect on the same side, counted from `start_date` and anew after a full circle',
      1,
    ),
    enters_orb_at: instantText('When it enters the orb; null if it is within orb at `start_date`').nullable(),
    leaves_orb_at: instantText('When it leaves the orb; null if it is within orb at `end_date`').nullable(),
  })
  .meta({ id: 'ProgressedAspect', description: 'A progressed point in aspect to a natal or a progressed one' });

const SignIngress = z
  .object({
    ...eventMembers('sign_ingress', 'the point is at the boundary of the signs'),
    progressed_point: progressedPoint,
    sign: signName('Sign that it enters as the life goes on'),
    from_sign: signName('Sign that it leaves'),
    retrograde,
  })
  .meta({ id: 'ProgressedSignIngress', description: 'A progressed point enters a sign' });

const HouseIngress = z
  .object({
    ...eventMembers('house_ingress', 'the point is at a cusp of the natal chart'),
    progressed_point: progressedPoint,
    house: house('House of the birth that it enters as the life goes on'),
    from_house: house('House that it leaves'),
    retrograde,
  })
  .meta({ id: 'ProgressedHouseIngress', description: 'A progressed point enters a house of the natal chart' });

const Station = z
  .object({
    ...eventMembers('station', 'the longitude turns, to the second of the progressed instant'),
    progressed_point: progressedPoint,
    motion: z
      .enum(STATION_TYPES)
      .meta({ description: 'The motion that begins as the life goes on', example: 'direct' }),
    sign: signName('Sign that it is in'),
    longitude: number('Its longitude, degrees in [0, 360)', 53.25),
  })
  .meta({ id: 'ProgressedStation', description: 'A progressed planet or asteroid turns' });

const Lunation = z
  .object({
    ...eventMembers('lunation', 'the phase is exact'),
    progressed_point: text('Always `moon`', 'moon'),
    phase: z.enum(LUNATION_PHASES).meta({
      description: 'The progressed Moon is 0, 90, 180 or 270 degrees ahead of the progressed Sun',
      example: 'full_moon',
    }),
    sign: signName('Sign that the Moon is in'),
    longitude: number('Longitude of the Moon, degrees in [0, 360)', 53.25),
  })
  .meta({ id: 'ProgressedLunation', description: 'A phase of the progressed Moon' });

const Declination = z
  .object({
    ...eventMembers('declination', 'the declinations are equal, or equal and opposite'),
    progressed_point: progressedPoint,
    aspect: z.enum(DECLINATION_ASPECT_IDS).meta({
      description: '`parallel`: on the same side of the equator; `contraparallel`: on opposite sides',
      example: 'parallel',
    }),
    ...targetMembers,
    declination: number('Declination of the progressed point, degrees, north positive', -11.482911),
  })
  .meta({ id: 'ProgressedDeclination', description: 'A parallel or contraparallel of a progressed body' });

const OutOfBounds = z
  .object({
    ...eventMembers('out_of_bounds', 'the declination equals the obliquity of the ecliptic'),
    progressed_point: progressedPoint,
    side: z.enum(['north', 'south']).meta({ description: 'Side of the equator', example: 'north' }),
    begins: flag('True if the body goes out of bounds as the life goes on, false if it comes back'),
  })
  .meta({ id: 'ProgressedOutOfBounds', description: 'A progressed body leaves the band of the Sun, or returns to it' });

export const ProgressedEventRecord = z
  .discriminatedUnion('type', [AspectEvent, SignIngress, HouseIngress, Station, Lunation, Declination, OutOfBounds])
  .meta({ id: 'ProgressedEvent', description: 'An event of a progressed or directed chart; `type` gives its kind' });

export type ProgressedEventRecord = z.output<typeof ProgressedEventRecord>;
