import { defineRecord, defineRows } from '../../../lib/answers/record.ts';
import { toLocalText, toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { CHALDEAN_ORDER, DAY_PARTS, type PlanetaryHour } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { choice, integer } from '../../../lib/requests/members.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';

interface HourOnClock extends PlanetaryHour {
  readonly clock: PlaceClock;
}

export const ruler = choice(CHALDEAN_ORDER, 'The ruling planet', 'jupiter');

export const hourRecord = defineRecord<HourOnClock>()(
  'PlanetaryHour',
  'One planetary hour, from its start up to its end',
  {
    number: [integer('1 to 24; 1 begins at sunrise', 1), 'number'],
    part: [choice(DAY_PARTS, 'Whether the hour begins before sunset', 'day'), 'part'],
    ruler: [ruler, (hour) => hour.ruler],
    start: [SkyMoment, ({ start, clock }) => toSkyMoment(start, clock)],
    end: [SkyMoment, ({ end, clock }) => toSkyMoment(end, clock)],
  },
);

export const hourRows = defineRows<HourOnClock>()('hours', 'The hours in order, in local time', {
  number: [1, 'number'],
  part: ['day', 'part'],
  ruler: ['jupiter', (hour) => hour.ruler],
  start: ['2024-06-20T04:43:13.000+02:00', ({ start, clock }) => toLocalText(start, clock)],
  end: ['2024-06-20T06:07:21.000+02:00', ({ end, clock }) => toLocalText(end, clock)],
});
