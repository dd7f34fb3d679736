import type { CatalogBodyId } from '../../base/catalog/bodies.ts';

/**
 * Largest change of the difference between the engine's longitude of a body and a fit within 16 milliseconds, degrees.
 *
 * The engine rounds the moment in Terrestrial Time, and that at which the light left a body, to a double, 0.04 ms. So its
 * longitudes jump by the way of the body in that time, wherever ΔT or the time of the light has changed by so much. Each figure is
 * larger than both jumps together: those of 0.04 ms at the largest speeds of the body, seen from the Sun at its nearest and from the
 * Earth. Of 1.9 million spans of 1 to 16 ms none had a larger one.
 *
 * Absent are the Moon, which jumps by up to 1.7e-7° in one of 20 000 spans, and what was not compared.
 */
export const LARGEST_JUMPS_DEG: Partial<Readonly<Record<CatalogBodyId, number>>> = {
  sun: 6e-10,
  mercury: 3e-9,
  venus: 3e-9,
  mars: 1.6e-9,
  jupiter: 2e-10,
  saturn: 1e-10,
  uranus: 5e-11,
  neptune: 4e-11,
  pluto: 4e-11,
};
