import * as z from 'zod';
import { APSES, LUNATION_PHASES, NODE_TYPES, STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { flag, integer, number, signName, text } from '../../../lib/requests/members.ts';
import { entersBackwards } from '../names.ts';
import { LunarEclipseEvent, SolarEclipseEvent } from './eclipse-schemas.ts';
import { details, eventMembers, placeMembers } from './schema-members.ts';

const planet = text('Name of the body', 'mercury');
const aspect = z.enum(ASPECT_IDS).meta({ description: 'Name of the aspect', example: 'trine' });

const StationEvent = z
  .object({
    ...eventMembers('station', 'When the longitude reaches its extremum, to the second'),
    planet,
    ...placeMembers('the body'),
    details: details('The station', {
      motion: z.enum(STATION_TYPES).meta({ description: 'The motion that begins', example: 'retrograde' }),
    }),
  })
  .meta({ id: 'StationEvent', description: 'A body turns in apparent tropical longitude' });

const IngressEvent = z
  .object({
    ...eventMembers('ingress', 'When the body is exactly at the boundary of the signs'),
    planet,
    sign: signName('Sign that it enters'),
    longitude: number('Longitude of the boundary, degrees in [0, 360)', 30),
    details: details('The ingress', {
      from_sign: signName('Sign that it leaves'),
      retrograde: entersBackwards,
    }),
  })
  .meta({ id: 'IngressEvent', description: 'A body passes from sign to sign' });

const LunationEvent = z
  .object({
    ...eventMembers('lunation', 'When the phase is exact'),
    planet: text('Always `moon`', 'moon'),
    planet2: text('Always `sun`', 'sun'),
    ...placeMembers('the Moon'),
    details: details('The lunation', {
      phase: z.enum(LUNATION_PHASES).meta({
        description:
          'New moon, first quarter, full moon or last quarter: the Moon is 0, 90, 180 or 270 degrees ahead of the Sun',
        example: 'full_moon',
      }),
      lunation_number: integer('Brown’s number of the lunation, which began with a new moon', 1264),
    }),
  })
  .meta({ id: 'LunationEvent', description: 'New moon, full moon, or a quarter' });

const AspectEvent = z
  .object({
    ...eventMembers('aspect', 'When the aspect is exact'),
    planet: text('Name of the body that the catalog has first', 'jupiter'),
    planet2: text('Name of the other', 'saturn'),
    aspect,
    ...placeMembers('the first body'),
    details: details('The contact', {
      planet2_sign: signName('Sign that the other body is in'),
      planet2_longitude: number('Longitude of the other body, degrees in [0, 360)', 173.25),
      planet_retrograde: flag('True if the motion of the first body is retrograde'),
      planet2_retrograde: flag('True if the motion of the other body is retrograde'),
      pass: z.int().nullable().meta({
        description:
          'Number of this contact, from 1: contacts of these two bodies by this aspect on the same side, counted from `start_date` and anew after one has overtaken the other by a full circle; null among Sun, Mercury and Venus, which never do',
        example: 1,
      }),
    }),
  })
  .meta({ id: 'MundaneAspectEvent', description: 'Two moving bodies exactly in aspect' });

const LastAspect = z.object({ planet: text('The other body', 'saturn'), aspect }).meta({
  id: 'LastLunarAspect',
  description:
    'The last aspect, at which the void begins; absent if the Moon makes no aspect in the whole sign, so that the void begins at the ingress',
});

const VoidOfCourseEvent = z
  .object({
    ...eventMembers(
      'void_of_course',
      'When it begins, at the last aspect; before `start_date` if it continues at that date',
    ),
    planet: text('Always `moon`', 'moon'),
    sign: signName('Sign that the Moon is in, up to its end'),
    longitude: number('Longitude of the Moon when it begins, degrees in [0, 360)', 53.25),
    details: details('Details of the void of course', {
      last_aspect: LastAspect.optional(),
      ends_at: instantText('When the Moon enters the next sign; may be after `end_date`'),
      next_sign: signName('The next sign'),
      duration_seconds: number('From beginning to end', 7384.25),
    }),
  })
  .meta({ id: 'VoidOfCourseEvent', description: 'The Moon makes no further major aspect in her sign' });

const ApsisEvent = z
  .object({
    ...eventMembers('apsis', 'When the distance is smallest or largest'),
    planet,
    ...placeMembers('the body'),
    details: details('The apsis', {
      apsis: z.enum(APSES).meta({
        description:
          'For the Moon, nearest to or farthest from the Earth; for other bodies, nearest to or farthest from the Sun; for `sun`, the apsis of the Earth’s orbit',
        example: 'perihelion',
      }),
      distance_au: number('True distance between the centers at that moment, astronomical units', 0.3074964599),
      distance_km: number('The same in kilometers', 46_000_815.6),
    }),
  })
  .meta({ id: 'ApsisEvent', description: 'A body is at its nearest or farthest' });

const NodeCrossingEvent = z
  .object({
    ...eventMembers('node_crossing', 'When its apparent latitude is zero'),
    planet,
    ...placeMembers('the body'),
    details: details('The node', {
      node: z
        .enum(NODE_TYPES)
        .meta({ description: '`ascending`: northward; `descending`: southward', example: 'ascending' }),
    }),
  })
  .meta({ id: 'NodeCrossingEvent', description: 'A body is seen to cross the ecliptic' });

export const EventRecord = z
  .discriminatedUnion('type', [
    StationEvent,
    IngressEvent,
    LunationEvent,
    SolarEclipseEvent,
    LunarEclipseEvent,
    AspectEvent,
    VoidOfCourseEvent,
    ApsisEvent,
    NodeCrossingEvent,
  ])
  .meta({ id: 'SkyEvent', description: 'An event in the sky; `type` gives its kind' });

export type EventRecord = z.input<typeof EventRecord>;
