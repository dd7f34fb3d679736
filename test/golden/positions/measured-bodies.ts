import { AstroTime, Body, GeoVector, RotateVector, Rotation_EQJ_ECT, SphereFromVector } from 'astronomy-engine';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { once } from '../../../lib/base/memoize.ts';
import { arcDeg, cosDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { Tally } from '../../accuracy/tally.ts';
import { openRealEphemeris, TROPICAL_FRAME } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { centuriesSinceJ2000 } from './reference/earth.ts';
import { moments, toTt } from './reference/moments.ts';
import { vsop87LongitudeDeg } from './reference/sun.ts';
import { Worst } from './reference/worst.ts';

const J2000 = 2451545;
const ephemeris = openRealEphemeris();

const sun = once(() => {
  const [since1850, since1800] = [new Worst(), new Worst()];
  for (const moment of moments(37.123)) {
    const jdTt = toTt(ephemeris, moment);
    const errorDeg = arcDeg(vsop87LongitudeDeg(jdTt), ephemeris.position('sun', moment, TROPICAL_FRAME).longitudeDeg);
    since1800.seeDeg(errorDeg);
    if (centuriesSinceJ2000(jdTt) > -1.5) since1850.seeDeg(errorDeg);
  }
  return { since1850, since1800 };
});

/** The Sun by the full theory of the Earth's motion. */
export const SUN: readonly Comparison[] = [
  {
    quantity: 'Sun: longitude',
    against: 'vsop87',
    span: '1850–2100',
    unit: '″',
    limit: 0.06,
    measure: () => sun().since1850,
  },
  {
    quantity: 'Sun: longitude, from 1800',
    against: 'vsop87',
    span: '1800–2100',
    unit: '″',
    limit: 0.07,
    measure: () => sun().since1800,
  },
];

/** What astronomy-engine promises: 1 arcminute. */
const THEIRS: readonly (readonly [id: CatalogBodyId, body: Body, name: string, limitArcsec: number])[] = [
  ['sun', Body.Sun, 'Sun', 4],
  ['moon', Body.Moon, 'Moon', 12],
  ['mercury', Body.Mercury, 'Mercury', 16],
  ['venus', Body.Venus, 'Venus', 20],
  ['mars', Body.Mars, 'Mars', 18],
  ['jupiter', Body.Jupiter, 'Jupiter', 17],
  ['saturn', Body.Saturn, 'Saturn', 25],
  ['uranus', Body.Uranus, 'Uranus', 22],
  ['neptune', Body.Neptune, 'Neptune', 22],
  ['pluto', Body.Pluto, 'Pluto', 20],
];

/** Apparent place on the true ecliptic of date. */
function astronomyEnginePlace(body: Body, jdTt: number) {
  const time = AstroTime.FromTerrestrialTime(jdTt - J2000);
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true)));
}

function measureBody(id: CatalogBodyId, body: Body) {
  const [place, distance] = [new Worst(), new Tally()];
  for (const moment of moments(197.31)) {
    const expected = astronomyEnginePlace(body, toTt(ephemeris, moment));
    const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.position(id, moment, TROPICAL_FRAME);
    place.seeDeg(arcDeg(expected.lon, longitudeDeg) * cosDeg(latitudeDeg));
    place.seeDeg(latitudeDeg - expected.lat);
    distance.see((distanceAu / expected.dist - 1) * 100);
  }
  return { place, distance };
}

/** Places of all bodies by an independent library. */
export const BODIES: readonly Comparison[] = THEIRS.flatMap(([id, body, name, limit]) => {
  const measured = once(() => measureBody(id, body));
  const compared = { against: 'astronomyEngine', span: '1800–2100' } as const;
  return [
    { quantity: `${name}: longitude and latitude`, ...compared, unit: '″', limit, measure: () => measured().place },
    { quantity: `${name}: distance`, ...compared, unit: '%', limit: 0.02, measure: () => measured().distance },
  ] as const;
});
