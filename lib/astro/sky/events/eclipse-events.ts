import { findLunarEclipses, findSolarEclipses } from './eclipses.ts';
import {
  type EclipseLunarEvent,
  type EclipseSolarEvent,
  type EventQuery,
  type PendingEvent,
  wrapExactEvent,
} from './event.ts';

/** Every solar eclipse in the window, visible anywhere on the Earth. */
export function findSolarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseSolarEvent>[] {
  return findSolarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_solar', moment: eclipse.moment, eclipse }),
  );
}

/** Every lunar eclipse in the window, including penumbral ones. */
export function findLunarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseLunarEvent>[] {
  return findLunarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_lunar', moment: eclipse.moment, eclipse }),
  );
}
