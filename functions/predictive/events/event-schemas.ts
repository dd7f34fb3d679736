import * as z from 'zod';
import { ASPECT_IDS } from '../../../lib/catalog/aspects.ts';
import { STATION_TYPES } from '../../../lib/domain/events/stations.ts';
import { APSES, LUNATION_PHASES, NODE_TYPES } from '../../../lib/domain/timeline/event.ts';
import { instantText } from '../../../lib/schemas/answer.ts';
import { LunarEclipseEvent, SolarEclipseEvent } from './eclipse-schemas.ts';
import {
  bodyMember,
  details,
  eventMembers,
  flagMember,
  numberMember,
  placeMembers,
  signMember,
} from './schema-members.ts';

const planet = bodyMember('Name of the body', 'mercury');
const aspect = z.enum(ASPECT_IDS).meta({ description: 'Name of the aspect', example: 'trine' });

const StationEvent = z
  .object({
    ...eventMembers('station', 'When its longitude turns, to the second'),
    planet,
    ...placeMembers('the body'),
    details: details('The station', {
      motion: z.enum(STATION_TYPES).meta({ description: 'The motion that begins', example: 'retrograde' }),
    }),
  })
  .meta({ id: 'StationEvent', description: 'A body turns in apparent tropical longitude' });

const IngressEvent = z
  .object({
    ...eventMembers('ingress', 'When it stands exactly on the border'),
    planet,
    sign: signMember('Sign that it enters'),
    longitude: numberMember('The border, degrees in [0, 360)', 30),
    details: details('The ingress', {
      from_sign: signMember('Sign that it leaves'),
      retrograde: flagMember('Whether it goes back, against the signs'),
    }),
  })
  .meta({ id: 'IngressEvent', description: 'A body passes from sign to sign' });

const LunationEvent = z
  .object({
    ...eventMembers('lunation', 'When the Moon is exactly so far ahead of the Sun'),
    planet: bodyMember('Always `moon`', 'moon'),
    planet2: bodyMember('Always `sun`', 'sun'),
    ...placeMembers('the Moon'),
    details: details('The lunation', {
      phase: z.enum(LUNATION_PHASES).meta({
        description: 'The Moon is 0, 90, 180 or 270 degrees ahead of the Sun',
        example: 'full_moon',
      }),
      lunation_number: z.int().meta({
        description: 'Brown’s number of the lunation, which began with a new moon',
        example: 1264,
      }),
    }),
  })
  .meta({ id: 'LunationEvent', description: 'New moon, full moon, or a quarter' });

const AspectEvent = z
  .object({
    ...eventMembers('aspect', 'When the aspect is exact'),
    planet: bodyMember('Name of the body that the catalog has first', 'jupiter'),
    planet2: bodyMember('Name of the other', 'saturn'),
    aspect,
    ...placeMembers('the first body'),
    details: details('The contact', {
      planet2_sign: signMember('Sign that the other body is in'),
      planet2_longitude: numberMember('Longitude of the other body, degrees in [0, 360)', 173.25),
      planet_retrograde: flagMember('Whether the first body goes against the signs'),
      planet2_retrograde: flagMember('Whether the other does'),
      pass: z.int().nullable().meta({
        description:
          '1, 2, 3 … of the contacts of these two by this aspect on this side, from `start_date` on, until one has gone round the other; null among Sun, Mercury and Venus, which never do',
        example: 1,
      }),
    }),
  })
  .meta({ id: 'MundaneAspectEvent', description: 'Two moving bodies exactly in aspect' });

const LastAspect = z.object({ planet: bodyMember('The other body', 'saturn'), aspect }).meta({
  id: 'LastLunarAspect',
  description:
    'The aspect at which it begins; absent where the Moon makes none in the whole sign and is void from entering it',
});

const VoidOfCourseEvent = z
  .object({
    ...eventMembers(
      'void_of_course',
      'When it begins: at the last aspect; before `start_date` where it is under way then',
    ),
    planet: bodyMember('Always `moon`', 'moon'),
    sign: signMember('Sign that the Moon is in, up to its end'),
    longitude: numberMember('Longitude of the Moon when it begins, degrees in [0, 360)', 53.25),
    details: details('The void', {
      last_aspect: LastAspect.optional(),
      ends_at: instantText('When the Moon enters the next sign; after `end_date` where it outlasts the search'),
      next_sign: signMember('That sign'),
      duration_seconds: numberMember('From beginning to end', 7384.25),
    }),
  })
  .meta({ id: 'VoidOfCourseEvent', description: 'The Moon makes no further major aspect in her sign' });

const ApsisEvent = z
  .object({
    ...eventMembers('apsis', 'When the distance turns'),
    planet,
    ...placeMembers('the body'),
    details: details('The apsis', {
      apsis: z.enum(APSES).meta({
        description:
          'Nearest to the Earth and farthest from it for the Moon, else nearest to the Sun and farthest from him; under `sun` that of the Earth',
        example: 'perihelion',
      }),
      distance_au: numberMember('True distance of the centres then, astronomical units', 0.3074964599),
      distance_km: numberMember('The same in kilometres', 46_000_815.6),
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
  .meta({ id: 'SkyEvent', description: 'Something that happens in the sky; `type` says what' });

export type EventRecord = z.input<typeof EventRecord>;
