import { defineRecord, defineRows } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { toLocalText, toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { CRESCENT_CLASSES, type Crescent } from '../../../lib/astro/sky/rising/crescent.ts';
import { HELIACAL_EVENT_IDS } from '../../../lib/base/catalog/heliacal.ts';
import { choice, number, text } from '../../../lib/requests/members.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';
import type { PlacedVisibility } from './calculate.ts';

interface OnClock {
  readonly clock: PlaceClock;
}

const DECIMALS = { angle: 6, q: 3, arcmin: 3, minutes: 2 } as const;

const MINUTES_PER_DAY = 1440;

const toAngle = (angleDeg: number): number => roundTo(angleDeg, DECIMALS.angle);

const crescentRecord = defineRecord<Crescent & OnClock>()(
  'Crescent',
  'The new Moon on the evening, by Yallop’s test; absent from about 31° from the Sun on, where the test has no meaning',
  {
    best_time: [SkyMoment, ({ bestTime, clock }) => toSkyMoment(bestTime, clock)],
    q: [
      number('Yallop’s q: above 0.216 easily visible, below −0.232 invisible to the naked eye', 0.54),
      ({ q }) => roundTo(q, DECIMALS.q),
    ],
    class: [
      choice(
        CRESCENT_CLASSES,
        'A easily visible, B visible in perfect conditions, C may need optical aid to find, D visible with optical aid only, E not visible with a telescope, F below the limit',
        'A',
      ),
      'crescentClass',
    ],
    arc_of_vision: [
      number('Geocentric altitude of the Moon above the Sun, degrees', 13.2),
      ({ arcOfVisionDeg }) => toAngle(arcOfVisionDeg),
    ],
    arc_of_light: [
      number('Geocentric distance from the Sun, degrees', 16.9),
      ({ arcOfLightDeg }) => toAngle(arcOfLightDeg),
    ],
    width_arcmin: [
      number('Width of the crescent seen from the place, minutes of arc', 0.68),
      ({ widthArcmin }) => roundTo(widthArcmin, DECIMALS.arcmin),
    ],
    lag_minutes: [
      number('From sunset to moonset', 66.5),
      ({ lagDays }) => roundTo(lagDays * MINUTES_PER_DAY, DECIMALS.minutes),
    ],
  },
);

export const visibilityRecord = defineRecord<PlacedVisibility & OnClock>()(
  'HeliacalEvent',
  'A first or last visibility: when the body can be seen on that day, and when best',
  {
    body: [text('Id of the body, or name of the star', 'venus'), 'name'],
    event: [choice(HELIACAL_EVENT_IDS, 'The event', 'morning_first'), 'event'],
    start: [SkyMoment, ({ start, clock }) => toSkyMoment(start, clock)],
    best: [SkyMoment, ({ best, clock }) => toSkyMoment(best, clock)],
    end: [SkyMoment, ({ end, clock }) => toSkyMoment(end, clock)],
    crescent: [
      crescentRecord.schema.optional(),
      ({ crescent, clock }) => crescent && crescentRecord.write({ ...crescent, clock }),
    ],
  },
);

export const visibilityRows = defineRows<PlacedVisibility & OnClock>()(
  'events',
  'Events in order of time, in local time',
  {
    body: ['sirius', 'name'],
    event: ['morning_first', 'event'],
    start: ['2024-08-07T04:39:02.000+03:00', ({ start, clock }) => toLocalText(start, clock)],
    best: ['2024-08-07T04:46:13.000+03:00', ({ best, clock }) => toLocalText(best, clock)],
    end: ['2024-08-07T04:55:30.000+03:00', ({ end, clock }) => toLocalText(end, clock)],
    crescent_q: [null, ({ crescent }) => (crescent ? roundTo(crescent.q, DECIMALS.q) : null)],
    crescent_class: [null, ({ crescent }) => crescent?.crescentClass ?? null],
  },
);
