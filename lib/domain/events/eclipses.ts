import type { Ephemeris, Zodiac } from '../../ephemeris/port.ts';
import type { JdRange } from '../../units/time.ts';
import type { Eclipse, LunarEclipse, SolarEclipse } from './eclipses/eclipse.ts';
import { computeLunarEclipse } from './eclipses/lunar.ts';
import { computeSolarEclipse } from './eclipses/solar.ts';
import { type Alignment, findSyzygiesNearNode, type Syzygy } from './eclipses/syzygies.ts';

export {
  type CentralPath,
  type Eclipse,
  type EclipsePhase,
  type GreatestEclipsePlace,
  LUNAR_ECLIPSE_TYPES,
  LUNAR_NODES,
  type LunarEclipse,
  type LunarEclipseType,
  type LunarNode,
  SOLAR_ECLIPSE_TYPES,
  type SolarEclipse,
  type SolarEclipseType,
  type SubPoint,
} from './eclipses/eclipse.ts';

/** Eclipses of one kind: the start of the range counts, its end does not. */
function findEclipses<Found extends Eclipse>(
  { ephemeris, alignment, range }: { ephemeris: Ephemeris; alignment: Alignment; range: JdRange },
  eclipseAt: (syzygy: Syzygy) => Found | undefined,
): readonly Found[] {
  return findSyzygiesNearNode(ephemeris, alignment, range)
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
export function findSolarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly SolarEclipse[] {
  return findEclipses({ ephemeris, alignment: 'conjunction', range }, (syzygy) =>
    computeSolarEclipse(ephemeris, syzygy, zodiac),
  );
}

/** Every lunar eclipse whose greatest moment lies in a range. @see solarEclipses */
export function findLunarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly LunarEclipse[] {
  return findEclipses({ ephemeris, alignment: 'opposition', range }, (syzygy) =>
    computeLunarEclipse(ephemeris, syzygy, zodiac),
  );
}
