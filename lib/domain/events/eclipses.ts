import type { Ephemeris, JdRange, Zodiac } from '../../ephemeris/port.ts';
import type { Eclipse, LunarEclipse, SolarEclipse } from './eclipses/eclipse.ts';
import { lunarEclipseAt } from './eclipses/lunar.ts';
import { solarEclipseAt } from './eclipses/solar.ts';
import { type Alignment, type Syzygy, syzygiesNearNode } from './eclipses/syzygies.ts';

export {
  type CentralPath,
  type Eclipse,
  type EclipsePhase,
  type GreatestPlace,
  LUNAR_ECLIPSE_TYPES,
  type LunarEclipse,
  type LunarEclipseType,
  NODE_SIDES,
  type NodeSide,
  SOLAR_ECLIPSE_TYPES,
  type SolarEclipse,
  type SolarEclipseType,
  type SubPoint,
} from './eclipses/eclipse.ts';

/** Eclipses of one kind: the start of the range counts, its end does not. */
function eclipsesIn<Found extends Eclipse>(
  { ephemeris, alignment, range }: { ephemeris: Ephemeris; alignment: Alignment; range: JdRange },
  eclipseAt: (syzygy: Syzygy) => Found | undefined,
): readonly Found[] {
  return syzygiesNearNode(ephemeris, alignment, range)
    .map(eclipseAt)
    .filter((eclipse) => eclipse !== undefined)
    .filter(({ moment }) => moment >= range.fromJdUt && moment < range.toJdUt);
}

/**
 * Every solar eclipse whose greatest moment lies in a range, ascending.
 *
 * @param range its start counts, its end does not; beyond the ephemeris files, and within five hours of their ends, there
 * are none
 * @param zodiac of the longitudes of Sun and Moon
 */
export function solarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly SolarEclipse[] {
  return eclipsesIn({ ephemeris, alignment: 'conjunction', range }, (syzygy) =>
    solarEclipseAt(ephemeris, syzygy, zodiac),
  );
}

/** Every lunar eclipse whose greatest moment lies in a range. @see solarEclipses */
export function lunarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly LunarEclipse[] {
  return eclipsesIn({ ephemeris, alignment: 'opposition', range }, (syzygy) =>
    lunarEclipseAt(ephemeris, syzygy, zodiac),
  );
}
