import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { CRESCENT_CLASSES, type Crescent } from '../../../lib/astro/sky/rising/crescent.ts';
import { HELIACAL_EVENT_IDS } from '../../../lib/base/catalog/heliacal.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { number, text } from '../../../lib/requests/members.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';
import type { HeliacalResult, PlacedVisibility } from './calculate.ts';
import type { HeliacalRequest } from './request.ts';

const CrescentRecord = z
  .object({
    best_time: SkyMoment,
    q: number('Yallop’s q: above 0.216 easily visible, below −0.232 invisible to the naked eye', 0.54),
    class: z.enum(CRESCENT_CLASSES).meta({
      description:
        'A easily visible, B visible in perfect conditions, C may need optical aid to find, D visible with optical aid only, E not visible with a telescope, F below the limit',
      example: 'A',
    }),
    arc_of_vision: number('Geocentric altitude of the Moon above the Sun, degrees', 13.2),
    arc_of_light: number('Geocentric distance from the Sun, degrees', 16.9),
    width_arcmin: number('Width of the crescent seen from the place, minutes of arc', 0.68),
    lag_minutes: number('From sunset to moonset', 66.5),
  })
  .meta({
    id: 'Crescent',
    description:
      'The new Moon on the evening, by Yallop’s test; absent from about 31° from the Sun on, where the test has no meaning',
  });

export const HeliacalEventRecord = z
  .object({
    body: text('Id of the body, or name of the star', 'venus'),
    event: z.enum(HELIACAL_EVENT_IDS).meta({ description: 'The event', example: 'morning_first' }),
    start: SkyMoment,
    best: SkyMoment,
    end: SkyMoment,
    crescent: CrescentRecord.optional(),
  })
  .meta({
    id: 'HeliacalEvent',
    description: 'A first or last visibility: when the body can be seen on that day, and when best',
  });

const SOURCES = ['Swiss Ephemeris 2.10.03, swe_heliacal_ut, after B. E. Schaefer and V. Reijs'];

const CRESCENT_SOURCE = 'B. D. Yallop, NAO Technical Note 69, 1997';

const DECIMALS = { angle: 6, q: 3, arcmin: 3, minutes: 2 } as const;

const MINUTES_PER_DAY = 1440;

/** First and last visibilities as the answer states them, without the processing time. */
export function toHeliacalAnswer(result: HeliacalResult, { atmosphere, observer }: HeliacalRequest) {
  const { place, clock, events, nextCursor, warnings } = result;
  const hasCrescent = events.some(({ crescent }) => crescent);
  return {
    definition: {
      id: 'visibility_limit',
      atmosphere,
      observer,
      sources: [...SOURCES, ...(hasCrescent ? [CRESCENT_SOURCE] : [])],
    },
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    events: events.map((event) => toEventRecord(event, clock)),
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    warnings: [...warnings],
    metadata: { has_more: nextCursor !== undefined },
  };
}

function toEventRecord({ name, event, crescent, ...window }: PlacedVisibility, clock: PlaceClock) {
  return {
    body: name,
    event,
    start: toSkyMoment(window.start, clock),
    best: toSkyMoment(window.best, clock),
    end: toSkyMoment(window.end, clock),
    ...(crescent && { crescent: toCrescentRecord(crescent, clock) }),
  };
}

const toCrescentRecord = (crescent: Crescent, clock: PlaceClock) => ({
  best_time: toSkyMoment(crescent.bestTime, clock),
  q: roundTo(crescent.q, DECIMALS.q),
  class: crescent.crescentClass,
  arc_of_vision: roundTo(crescent.arcOfVisionDeg, DECIMALS.angle),
  arc_of_light: roundTo(crescent.arcOfLightDeg, DECIMALS.angle),
  width_arcmin: roundTo(crescent.widthArcmin, DECIMALS.arcmin),
  lag_minutes: roundTo(crescent.lagDays * MINUTES_PER_DAY, DECIMALS.minutes),
});
