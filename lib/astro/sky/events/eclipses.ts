import type { JdRange } from '../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../port.ts';
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

/** Eclipses of one kind in a range: its start is included, its end is not. */
function findEclipses<EclipseKind extends Eclipse>(
  { ephemeris, alignment, range }: { ephemeris: Ephemeris; alignment: Alignment; range: JdRange },
  eclipseAt: (syzygy: Syzygy) => EclipseKind | undefined,
): readonly EclipseKind[] {
  return findSyzygiesNearNode(ephemeris, alignment, range)
    .map(eclipseAt)
    .filter((eclipse) => eclipse !== undefined)
    .filter(({ moment }) => moment >= range.fromJdUt && moment < range.toJdUt);
}

/**
 * Every solar eclipse whose greatest moment lies in a range, ascending.
 *
 * @param range start included, end excluded; finds none outside the ephemeris files or within five hours of their ends
 * @param zodiac zodiac of the longitudes of Sun and Moon
 */
export function findSolarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly SolarEclipse[] {
  return findEclipses({ ephemeris, alignment: 'conjunction', range }, (syzygy) =>
    computeSolarEclipse(ephemeris, syzygy, zodiac),
  );
}

/** Every lunar eclipse whose greatest moment lies in a range. @see findSolarEclipses */
export function findLunarEclipses(ephemeris: Ephemeris, range: JdRange, zodiac: Zodiac): readonly LunarEclipse[] {
  return findEclipses({ ephemeris, alignment: 'opposition', range }, (syzygy) =>
    computeLunarEclipse(ephemeris, syzygy, zodiac),
  );
}
