import * as z from 'zod';
import { lunarEclipseRecord, solarEclipseRecord } from '../../../lib/answers/eclipse-records.ts';
import { eventMembers, placeMembers, toPlace } from '../../../lib/answers/event-members.ts';
import { defineKinds, defineMembers, defineRecord, nestMembers } from '../../../lib/answers/record.ts';
import { DISTANCE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { APSES, LUNATION_PHASES, NODE_TYPES, STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { KILOMETERS_PER_AU } from '../../../lib/astro/sky/lunar/illumination.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { choice, flag, integer, number, signName, text } from '../../../lib/requests/members.ts';
import { entersBackwards } from '../names.ts';
import type { LocatedEvent } from './event-longitudes.ts';

type LocatedEventOf<Type extends LocatedEvent['type']> = Extract<LocatedEvent, { type: Type }>;

const SECONDS_DECIMALS = 3;
const KILOMETER_DECIMALS = 1;

const planetMembers = defineMembers<{ readonly body: string }>()({
  planet: [text('Name of the body', 'mercury'), 'body'],
});

const aspect = choice(ASPECT_IDS, 'Name of the aspect', 'trine');

const stationRecord = defineRecord<LocatedEventOf<'station'>>()(
  'StationEvent',
  'A body turns in apparent tropical longitude',
  {
    ...eventMembers('station', 'When the longitude reaches its extremum, to the second'),
    ...planetMembers,
    ...placeMembers('the body'),
    details: nestMembers<LocatedEventOf<'station'>>()('The station', {
      motion: [choice(STATION_TYPES, 'The motion that begins', 'retrograde'), 'motion'],
    }),
  },
);

const ingressRecord = defineRecord<LocatedEventOf<'ingress'>>()('IngressEvent', 'A body passes from sign to sign', {
  ...eventMembers('ingress', 'When the body is exactly at the boundary of the signs'),
  ...planetMembers,
  sign: [signName('Sign that it enters'), 'sign'],
  longitude: [number('Longitude of the boundary, degrees in [0, 360)', 30), 'longitudeDeg'],
  details: nestMembers<LocatedEventOf<'ingress'>>()('The ingress', {
    from_sign: [signName('Sign that it leaves'), 'fromSign'],
    retrograde: [entersBackwards, 'retrograde'],
  }),
});

const lunationRecord = defineRecord<LocatedEventOf<'lunation'>>()(
  'LunationEvent',
  'New moon, full moon, or a quarter',
  {
    ...eventMembers('lunation', 'When the phase is exact'),
    planet: [text('Always `moon`', 'moon'), () => 'moon'],
    planet2: [text('Always `sun`', 'sun'), () => 'sun'],
    ...placeMembers('the Moon'),
    details: nestMembers<LocatedEventOf<'lunation'>>()('The lunation', {
      phase: [
        choice(
          LUNATION_PHASES,
          'New moon, first quarter, full moon or last quarter: the Moon is 0, 90, 180 or 270 degrees ahead of the Sun',
          'full_moon',
        ),
        'phase',
      ],
      lunation_number: [integer('Brown’s number of the lunation, which began with a new moon', 1264), 'lunation'],
    }),
  },
);

const aspectRecord = defineRecord<LocatedEventOf<'aspect'>>()(
  'MundaneAspectEvent',
  'Two moving bodies exactly in aspect',
  {
    ...eventMembers('aspect', 'When the aspect is exact'),
    planet: [text('Name of the body that the catalog has first', 'jupiter'), 'body'],
    planet2: [text('Name of the other', 'saturn'), 'other'],
    aspect: [aspect, (event) => event.aspect],
    ...placeMembers('the first body'),
    details: nestMembers<LocatedEventOf<'aspect'>>()('The contact', {
      planet2_sign: [
        signName('Sign that the other body is in'),
        ({ otherLongitudeDeg }) => toPlace(otherLongitudeDeg).sign,
      ],
      planet2_longitude: [
        number('Longitude of the other body, degrees in [0, 360)', 173.25),
        ({ otherLongitudeDeg }) => toPlace(otherLongitudeDeg).longitude,
      ],
      planet_retrograde: [flag('True if the motion of the first body is retrograde'), 'isRetrograde'],
      planet2_retrograde: [flag('True if the motion of the other body is retrograde'), 'isOtherRetrograde'],
      planet_gains: [flag('True if the first body gains on the other: its longitude grows faster'), 'gains'],
      pass: [
        z.int().nullable().meta({
          description:
            'Number of this contact, from 1: contacts of these two bodies by this aspect on the same side, counted from `start_date` and anew after one has overtaken the other by a full circle; null among Sun, Mercury and Venus, which never do',
          example: 1,
        }),
        ({ pass }) => pass ?? null,
      ],
    }),
  },
);

const LastAspect = z.object({ planet: text('The other body', 'saturn'), aspect }).meta({
  id: 'LastLunarAspect',
  description:
    'The last aspect, at which the void begins; absent if the Moon makes no aspect in the whole sign, so that the void begins at the ingress',
});

const voidOfCourseRecord = defineRecord<LocatedEventOf<'void_of_course'>>()(
  'VoidOfCourseEvent',
  'The Moon makes no further major aspect in her sign',
  {
    ...eventMembers(
      'void_of_course',
      'When it begins, at the last aspect; before `start_date` if it continues at that date',
    ),
    planet: [text('Always `moon`', 'moon'), () => 'moon'],
    sign: [signName('Sign that the Moon is in, up to its end'), 'sign'],
    longitude: [
      number('Longitude of the Moon when it begins, degrees in [0, 360)', 53.25),
      ({ longitudeDeg }) => toPlace(longitudeDeg).longitude,
    ],
    details: nestMembers<LocatedEventOf<'void_of_course'>>()('Details of the void of course', {
      last_aspect: [LastAspect.optional(), ({ last }) => last && { planet: last.body, aspect: last.aspect }],
      ends_at: [
        instantText('When the Moon enters the next sign; may be after `end_date`'),
        ({ endsAt }) => formatInstant(endsAt),
      ],
      next_sign: [signName('The next sign'), 'nextSign'],
      duration_seconds: [
        number('From beginning to end', 7384.25),
        ({ moment, endsAt }) => roundTo((endsAt - moment) * SECONDS_PER_DAY, SECONDS_DECIMALS),
      ],
    }),
  },
);

const apsisRecord = defineRecord<LocatedEventOf<'apsis'>>()('ApsisEvent', 'A body is at its nearest or farthest', {
  ...eventMembers('apsis', 'When the distance is smallest or largest'),
  ...planetMembers,
  ...placeMembers('the body'),
  details: nestMembers<LocatedEventOf<'apsis'>>()('The apsis', {
    apsis: [
      choice(
        APSES,
        'For the Moon, nearest to or farthest from the Earth; for other bodies, nearest to or farthest from the Sun; for `sun`, the apsis of the Earth’s orbit',
        'perihelion',
      ),
      'apsis',
    ],
    distance_au: [
      number('True distance between the centers at that moment, astronomical units', 0.3074964599),
      ({ distanceAu }) => roundTo(distanceAu, DISTANCE_DECIMALS),
    ],
    distance_km: [
      number('The same in kilometers', 46_000_815.6),
      ({ distanceAu }) => roundTo(distanceAu * KILOMETERS_PER_AU, KILOMETER_DECIMALS),
    ],
  }),
});

const nodeCrossingRecord = defineRecord<LocatedEventOf<'node_crossing'>>()(
  'NodeCrossingEvent',
  'A body is seen to cross the ecliptic',
  {
    ...eventMembers('node_crossing', 'When its apparent latitude is zero'),
    ...planetMembers,
    ...placeMembers('the body'),
    details: nestMembers<LocatedEventOf<'node_crossing'>>()('The node', {
      node: [choice(NODE_TYPES, '`ascending`: northward; `descending`: southward', 'ascending'), 'node'],
    }),
  },
);

const eventKinds = defineKinds('SkyEvent', 'An event in the sky; `type` gives its kind', {
  station: stationRecord,
  ingress: ingressRecord,
  lunation: lunationRecord,
  eclipse_solar: solarEclipseRecord,
  eclipse_lunar: lunarEclipseRecord,
  aspect: aspectRecord,
  void_of_course: voidOfCourseRecord,
  apsis: apsisRecord,
  node_crossing: nodeCrossingRecord,
});

export const EventRecord = eventKinds.schema;

export type EventRecord = z.input<typeof EventRecord>;

export const toEventRecord = (event: LocatedEvent): EventRecord => eventKinds.write(event.type, event);
