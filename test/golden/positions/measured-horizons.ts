import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { arcDeg, cosDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { openRealEphemeris, TROPICAL_FRAME } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { HORIZONS_PLACES } from './horizons.ts';
import { Worst } from './reference/worst.ts';

/** Of the planets most is a shift of 0.05″ that all have alike: these tables are of the ecliptic of IAU 1976 and 1980. */
const GROUPS: readonly (readonly [name: string, bodies: readonly CatalogBodyId[], limitArcsec: number])[] = [
  ['Sun', ['sun'], 0.07],
  ['Moon', ['moon'], 0.15],
  ['Mercury, Venus, Mars', ['mercury', 'venus', 'mars'], 0.07],
  ['Jupiter to Pluto', ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'], 0.11],
  ['Chiron', ['chiron'], 0.16],
  ['Ceres', ['ceres'], 0.22],
  ['Pallas', ['pallas'], 1.4],
  ['Juno', ['juno'], 0.25],
  ['Vesta', ['vesta'], 0.4],
];

/** Those of other days. */
const ASTEROIDS: ReadonlySet<string> = new Set(['Ceres', 'Pallas', 'Juno', 'Vesta']);

const ephemeris = openRealEphemeris();

function measure(bodies: readonly CatalogBodyId[]): Worst {
  const worst = new Worst();
  for (const { body, julianDay, ...expected } of HORIZONS_PLACES.filter((place) => bodies.includes(place.body))) {
    const { longitudeDeg, latitudeDeg } = ephemeris.position(body, jdUt(julianDay), TROPICAL_FRAME);
    worst.seeDeg(arcDeg(expected.longitudeDeg, longitudeDeg) * cosDeg(latitudeDeg));
    worst.seeDeg(latitudeDeg - expected.latitudeDeg);
  }
  return worst;
}

/** Places of all bodies that JPL computes. */
export const HORIZONS: readonly Comparison[] = GROUPS.map(([name, bodies, limit]) => ({
  quantity: `${name}: longitude and latitude`,
  against: 'horizons',
  span: ASTEROIDS.has(name) ? '2000–2025' : '1990–2020',
  unit: '″',
  count: bodies.length * 6,
  limit,
  measure: () => measure(bodies),
}));
