import { once } from '../../../lib/base/memoize.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { openRealEphemeris, place, TROPICAL } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { ascendantDeg, midheavenDeg } from './reference/cusps.ts';
import { equationOfEquinoxesDeg, meanObliquityDeg, meanSiderealTimeDeg, nutationDeg } from './reference/earth.ts';
import { moments, toTt } from './reference/moments.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openRealEphemeris();
const EAST_DEG = -71.3;

/** Greenwich apparent sidereal time and true obliquity, from IAU 2006 and IAU 2000B alone. */
function axis(moment: JdUt) {
  const jdTt = toTt(ephemeris, moment);
  const nutation = nutationDeg(jdTt);
  const obliquityDeg = meanObliquityDeg(jdTt) + nutation.obliquity;
  const siderealTimeDeg = meanSiderealTimeDeg(moment, jdTt) + equationOfEquinoxesDeg(jdTt);
  return { obliquityDeg, siderealTimeDeg, nutation };
}

type Axis = ReturnType<typeof axis>;

const WORST = {
  nutation: new Worst(),
  obliquity: new Worst(),
  siderealTime: new Worst(),
  midheaven: new Worst(),
  ascendantTo60: new Worst(),
  ascendantTo65: new Worst(),
  formula: new Worst(),
};

function compareAxis(moment: JdUt, expected: Axis): void {
  const orientation = ephemeris.orientation(moment);
  WORST.nutation.seeDeg(expected.nutation.longitude - orientation.nutationLongitudeDeg);
  WORST.obliquity.seeDeg(expected.obliquityDeg - orientation.trueObliquityDeg);
  WORST.siderealTime.seeDeg(separationDeg(expected.siderealTimeDeg, orientation.siderealTimeDeg));
}

function compareAngles(moment: JdUt, expected: Axis, latitudeDeg: number): void {
  const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), 'O', TROPICAL);
  if (houses === undefined) throw new Error('Porphyry is defined everywhere');
  const sky = { armcDeg: expected.siderealTimeDeg + EAST_DEG, obliquityDeg: expected.obliquityDeg, latitudeDeg };
  WORST.midheaven.seeDeg(separationDeg(midheavenDeg(sky), houses.midheavenDeg));
  const ascendant = Math.abs(latitudeDeg) <= 60 ? WORST.ascendantTo60 : WORST.ascendantTo65;
  ascendant.seeDeg(separationDeg(ascendantDeg(sky), houses.ascendantDeg));
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  const own = { armcDeg: houses.armcDeg, obliquityDeg: trueObliquityDeg, latitudeDeg };
  WORST.formula.seeDeg(separationDeg(ascendantDeg(own), houses.ascendantDeg));
}

const angles = once(() => {
  for (const moment of moments(331.137)) {
    const expected = axis(moment);
    compareAxis(moment, expected);
    for (let latitudeDeg = -65; latitudeDeg <= 65; latitudeDeg += 5) compareAngles(moment, expected, latitudeDeg);
  }
  return WORST;
});

const ROWS = [
  ['Nutation in longitude', 'nutation', 0.003],
  ['Obliquity of the ecliptic', 'obliquity', 0.003],
  ['Sidereal time', 'siderealTime', 0.004],
  ['Midheaven', 'midheaven', 0.005],
  ['Ascendant, to 60° of latitude', 'ascendantTo60', 0.03],
  ['Ascendant at 65°, where it runs through 15° in the time that the sky turns by one', 'ascendantTo65', 0.04],
  ['Ascendant from the sidereal time that the service states', 'formula', 1e-6],
] as const;

/** Sidereal time, the angles of a chart, and what they rest on. */
export const ANGLES: readonly Comparison[] = ROWS.map(([quantity, member, limit]) => ({
  quantity,
  against: member === 'formula' ? 'definitions' : 'iau',
  span: '1800–2100',
  unit: '″',
  limit,
  measure: () => angles()[member],
}));
