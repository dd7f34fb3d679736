import { once } from '../../../lib/base/memoize.ts';
import { arcDeg, cosDeg } from '../../../lib/base/units/angle.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { Tally } from '../../accuracy/tally.ts';
import { openRealEphemeris, TROPICAL_FRAME } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { apparentPlace, type EngineBody, toTime } from '../astronomy-engine.ts';
import { centuriesSinceJ2000 } from './reference/earth.ts';
import { moments, toTt } from './reference/moments.ts';
import { vsop87LongitudeDeg } from './reference/sun.ts';
import { Worst } from './reference/worst.ts';

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

const LONG = { against: 'vsop87', unit: '″', isLong: true } as const;

/** The Sun by the full theory of the Earth's motion. */
export const SUN: readonly Comparison[] = [
  ...compareAlike({ ...LONG, span: '1850–2100' }, [['Sun: longitude', 0.06, () => sun().since1850]]),
  ...compareAlike({ ...LONG, span: '1800–2100' }, [['Sun: longitude, from 1800', 0.07, () => sun().since1800]]),
];

/** What astronomy-engine promises: 1 arcminute. */
const THEIRS: readonly (readonly [id: EngineBody, name: string, limitArcsec: number])[] = [
  ['sun', 'Sun', 4],
  ['moon', 'Moon', 12],
  ['mercury', 'Mercury', 16],
  ['venus', 'Venus', 20],
  ['mars', 'Mars', 18],
  ['jupiter', 'Jupiter', 17],
  ['saturn', 'Saturn', 25],
  ['uranus', 'Uranus', 22],
  ['neptune', 'Neptune', 22],
  ['pluto', 'Pluto', 20],
];

function measureBody(id: EngineBody) {
  const [place, distance] = [new Worst(), new Tally()];
  for (const moment of moments(197.31)) {
    const expected = apparentPlace(id, toTime(toTt(ephemeris, moment)));
    const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.position(id, moment, TROPICAL_FRAME);
    place.seeDeg(arcDeg(expected.lon, longitudeDeg) * cosDeg(latitudeDeg));
    place.seeDeg(latitudeDeg - expected.lat);
    distance.see((distanceAu / expected.dist - 1) * 100);
  }
  return { place, distance };
}

/** Places of all bodies by an independent library. */
export const BODIES: readonly Comparison[] = THEIRS.flatMap(([id, name, limit]) => {
  const measured = once(() => measureBody(id));
  const compared = { against: 'astronomyEngine', span: '1800–2100' } as const;
  return [
    { quantity: `${name}: longitude and latitude`, ...compared, unit: '″', limit, measure: () => measured().place },
    { quantity: `${name}: distance`, ...compared, unit: '%', limit: 0.02, measure: () => measured().distance },
  ] as const;
});
