import { separationDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { findLunarEclipses, findSolarEclipses } from '../../sky/events/eclipses.ts';
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

/** Days before and after an event. */
export interface DaysAround {
  readonly before: number;
  readonly after: number;
}

/** The time around some moments. */
const spanAround = (moments: readonly JdUt[], { before, after }: DaysAround, window: JdRange): Spans =>
  intersectSpans(
    uniteSpans(moments.map((moment) => ({ fromJdUt: jdUt(moment - before), toJdUt: jdUt(moment + after) }))),
    [window],
  );

/** Where the events lie whose days touch a window. */
const reachOf = ({ fromJdUt, toJdUt }: JdRange, { before, after }: DaysAround): JdRange => ({
  fromJdUt: jdUt(fromJdUt - after),
  toJdUt: jdUt(toJdUt + before),
});

/** The days around the stations of a body in tropical longitude. */
export function findStationSpans(
  sky: GeocentricSky,
  { source }: MovingBody,
  { motions, days }: { readonly motions: readonly StationEvent['motion'][]; readonly days: DaysAround },
  window: JdRange,
): Spans {
  const stations = findStations(sky, source, reachOf(window, days)).filter(({ motion }) => motions.includes(motion));
  return spanAround(
    stations.map(({ moment }) => moment),
    days,
    window,
  );
}

/** Eclipses of some kinds, near a longitude or anywhere. */
interface EclipseRule {
  readonly kind: 'solar' | 'lunar' | 'both';
  /** The eclipsed body is within the orb of the longitude in the zodiac of the sky, degrees; undefined: anywhere. */
  readonly near: { readonly longitudeDeg: number; readonly orbDeg: number } | undefined;
  readonly days: DaysAround;
}

/** The days around the greatest moments of eclipses that are visible anywhere on the Earth. */
export function findEclipseSpans(
  { ephemeris, zodiac }: GeocentricSky,
  { kind, near, days }: EclipseRule,
  window: JdRange,
): Spans {
  const reach = reachOf(window, days);
  const eclipses = [
    ...(kind === 'lunar' ? [] : findSolarEclipses(ephemeris, reach, zodiac)).map(
      (one) => [one, one.sun.longitudeDeg] as const,
    ),
    ...(kind === 'solar' ? [] : findLunarEclipses(ephemeris, reach, zodiac)).map(
      (one) => [one, one.moon.longitudeDeg] as const,
    ),
  ];
  const isNear = (longitude: number): boolean => !near || separationDeg(longitude, near.longitudeDeg) <= near.orbDeg;
  const moments = eclipses.flatMap(([{ moment }, longitude]) => (isNear(longitude) ? [moment] : []));
  return spanAround(moments, days, window);
}
