import type { CatalogBodyId } from './bodies.ts';

/** Periods of a body's returns to a degree of the zodiac. */
export interface ReturnCycle {
  /** Mean time between one return and the next, days. */
  readonly meanDays: number;
  /** The longest time between two successive crossings of a degree, days, rounded up. */
  readonly longestGapDays: number;
  /** The longest time between the first and the last crossing of a degree in one retrograde loop, days, rounded up. */
  readonly longestLoopDays: number;
}

type ZodiacCycles = { readonly tropical: ReturnCycle; readonly sidereal: ReturnCycle };

const createCycle = (meanDays: number, longestGapDays: number, longestLoopDays: number): ReturnCycle => ({
  meanDays,
  longestGapDays,
  longestLoopDays,
});

/**
 * Return cycles of each body, seen from the Earth. Retrograde loops make the gaps of Mercury to Mars and of the
 * asteroids differ by weeks and months, eccentric orbits those of Chiron and Pluto by years.
 *
 * `test/golden/returns/cycles.ts` measures the figures in the ephemeris, over the whole range of its files (3000 BCE to
 * 3000 CE, Chiron 675 to 3000), at every half degree; for Jupiter to Chiron at every twentieth of a degree, for the
 * Moon, nodes and apogees at every fifth. They are rounded up by the motion of the body in one step. Sidereal
 * figures are those of Fagan/Bradley; another zero point shifts degrees, not times.
 */
export const RETURN_CYCLES: Readonly<Record<CatalogBodyId, ZodiacCycles>> = {
  sun: { tropical: createCycle(365.2425, 365.3, 0), sidereal: createCycle(365.2565, 365.3, 0) },
  moon: { tropical: createCycle(27.321588, 28, 0), sidereal: createCycle(27.321667, 28, 0) },
  mercury: { tropical: createCycle(365.2423, 410, 48), sidereal: createCycle(365.2565, 410, 48) },
  venus: { tropical: createCycle(365.2429, 412, 90), sidereal: createCycle(365.2565, 412, 90) },
  mars: { tropical: createCycle(686.9308, 713, 172), sidereal: createCycle(686.9834, 713, 172) },
  jupiter: { tropical: createCycle(4330.594, 4370, 245), sidereal: createCycle(4332.594, 4370, 245) },
  saturn: { tropical: createCycle(10_746.87, 10_668, 277), sidereal: createCycle(10_759.05, 10_912, 277) },
  uranus: { tropical: createCycle(30_589.6, 30_398, 300), sidereal: createCycle(30_687.35, 30_692, 532) },
  neptune: { tropical: createCycle(59_805.4, 59_598, 600), sidereal: createCycle(60_185.6, 59_965, 600) },
  pluto: { tropical: createCycle(89_462, 89_940, 940), sidereal: createCycle(90_254, 90_615, 945) },
  chiron: { tropical: createCycle(17_996.6, 19_786, 600), sidereal: createCycle(18_034, 19_807, 600) },
  ceres: { tropical: createCycle(1681.273, 1778, 216), sidereal: createCycle(1681.572, 1778, 216) },
  pallas: { tropical: createCycle(1684.764, 1790, 254), sidereal: createCycle(1685.098, 1790, 254) },
  juno: { tropical: createCycle(1592.93, 1752, 235), sidereal: createCycle(1593.195, 1752, 235) },
  vesta: { tropical: createCycle(1325.459, 1411, 203), sidereal: createCycle(1325.647, 1411, 203) },
  mean_node: { tropical: createCycle(6798.116, 6799, 0), sidereal: createCycle(6793.25, 6794, 0) },
  true_node: { tropical: createCycle(6798.116, 6870, 40), sidereal: createCycle(6793.25, 6870, 40) },
  mean_lilith: { tropical: createCycle(3231.194, 3233, 0), sidereal: createCycle(3232.295, 3234, 0) },
  true_lilith: { tropical: createCycle(3231.16, 3000, 530), sidereal: createCycle(3232.26, 3000, 530) },
};
