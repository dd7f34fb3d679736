import { type JdRange, jdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import type { StationEvent, VoidTradition } from '../../sky/events/event.ts';
import { findStations } from '../../sky/events/stations.ts';
import { findVoidOfCourseEvents } from '../../sky/events/void-of-course.ts';
import { intersectSpans, type Spans, selectSpans, uniteSpans } from './intervals.ts';
import type { MovingBody } from './moving-body.ts';

/** The time in which a body moves direct or retrograde in tropical longitude: from station to station. */
export function findMotionSpans(
  sky: GeocentricSky,
  { source }: MovingBody,
  direction: StationEvent['motion'],
  window: JdRange,
): Spans {
  const tropical = toTropicalSky(sky);
  const stations = findStations(sky, source, window).map(({ moment }) => moment);
  return selectSpans(window, stations, (moment) => {
    const isRetrograde = stateAt(tropical, source, moment).longitudeSpeedDegPerDay < 0;
    return isRetrograde === (direction === 'retrograde');
  });
}

/** The time in which the Moon is void of course. */
export function findVoidSpans(sky: GeocentricSky, tradition: VoidTradition, window: JdRange): Spans {
  const voids = findVoidOfCourseEvents({ sky, window, aspects: [], tradition }).map(({ refine }) => refine());
  const spans = voids.map(({ moment, endsAt }) => ({ fromJdUt: moment, toJdUt: jdUt(endsAt) }));
  return intersectSpans(uniteSpans(spans), [window]);
}
