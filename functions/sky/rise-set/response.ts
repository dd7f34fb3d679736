import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { type DailyEvent, type DailyEventId, isTwilightEvent } from '../../../lib/astro/sky/rising/daily-events.ts';
import type { DayInSky } from '../../../lib/astro/sky/rising/days-in-sky.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import { formatDate, zoneNameOf } from '../../../lib/charts/local-days.ts';
import { number } from '../../../lib/requests/members.ts';
import { skyMomentShape } from '../../../lib/requests/sky-moment.ts';
import type { RiseSet } from './calculate.ts';
import type { RiseSetRequest } from './request.ts';

export const eventShape = {
  ...skyMomentShape,
  azimuth: number('From the north through the east, degrees in [0, 360)', 58.9),
  altitude: number('True altitude of the center, degrees: without refraction', -0.833333),
};

const DECIMALS = { angle: 6, seconds: 3 } as const;

/** Rising and setting as the answer states them, without the processing time. */
export function toRiseSetAnswer(result: RiseSet, { events, refraction }: RiseSetRequest) {
  const { place, clock, days, objects, horizon, warnings } = result;
  return {
    definition: toHorizonRecord(horizon, refraction === 'computed'),
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    days: days.map(({ date }, index) => ({
      date: formatDate(date),
      bodies: objects.map(({ name, days: ofObject }) => {
        const own = name === 'sun' ? events : events.filter((id) => !isTwilightEvent(id));
        return { id: name, ...toBodyDay(ofObject[index] as DayInSky, own, clock) };
      }),
    })),
    warnings: [...warnings],
    metadata: {},
  };
}

function toBodyDay({ events, always, upSeconds }: DayInSky, ids: readonly DailyEventId[], clock: PlaceClock) {
  const firsts = new Map(events.toReversed().map((event) => [event.id, event]));
  const repeated = events.filter((event) => firsts.get(event.id) !== event);
  const members = ids.map((id) => {
    const first = firsts.get(id);
    return [id, first ? toEventRecord(first, clock) : null] as const;
  });
  const again = repeated.map((event) => ({ event: event.id, ...toEventRecord(event, clock) }));
  return {
    ...Object.fromEntries(members),
    ...(again.length > 0 && { repeated_events: again }),
    always: always ?? null,
    day_length_seconds: roundTo(upSeconds, DECIMALS.seconds),
  };
}

function toEventRecord({ moment, azimuthDeg, altitudeDeg }: DailyEvent, clock: PlaceClock) {
  return {
    ...toSkyMoment(moment, clock),
    azimuth: roundWithinCycle(TURN_DEG, azimuthDeg, DECIMALS.angle),
    altitude: roundTo(altitudeDeg, DECIMALS.angle),
  };
}
