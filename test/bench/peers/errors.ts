import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ascendantDeg, midheavenDeg } from '../../golden/positions/reference/cusps.ts';
import {
  equationOfEquinoxesDeg,
  meanObliquityDeg,
  meanSiderealTimeDeg,
  nutationDeg,
} from '../../golden/positions/reference/earth.ts';
import { toTt } from '../../golden/positions/reference/moments.ts';
import { placidus } from '../../golden/positions/reference/placidus.ts';
import { vsop87LongitudeDeg } from '../../golden/positions/reference/sun.ts';
import { Worst } from '../../golden/positions/reference/worst.ts';
import { toJd } from '../../golden/suite/adapter.ts';
import { readVectors } from '../../golden/suite/vector.ts';
import { ephemeris } from '../../support/services.ts';
import type { Birth } from '../births.ts';
import { INPUTS, type Outputs, type Peer, PLANETS, type Planet, type WorkName } from './peer.ts';

/** How far a library is off at worst, seconds of arc, and what it finds; undefined where it does not do the work. */
export interface Errors {
  readonly places: number;
  readonly angles?: number;
  readonly cusps?: number;
  /** The Sun when it is said to be back at its degree. */
  readonly returns?: number;
  /** The Sun when it is said to change signs. */
  readonly ingresses?: number;
  readonly ingressCount?: number;
  readonly transitCount?: number;
}

const CHARTS = 200;
const RETURNS = 10;
/** Years of searches: some libraries take seconds for each. */
const YEARS = 2;

const isPlanet = (body: string): body is Planet => PLANETS.some((planet) => planet === body);

async function placesArcsec({ longitudesAt }: Peer): Promise<number> {
  const worst = new Worst();
  for (const { input, expected } of readVectors('positions')) {
    const { body, moment } = input;
    if (!isPlanet(body) || typeof expected.longitude !== 'number') continue;
    worst.seeDeg(arcDeg(expected.longitude, (await longitudesAt?.(toJd(moment)))?.[body] ?? Number.NaN));
  }
  return worst.arcsec;
}

/** From IAU 2006 sidereal time and obliquity, IAU 2000B nutation, and trigonometry: nothing of any library. */
function trueAngles({ jdUt: moment, latitudeDeg, longitudeDeg }: Birth) {
  const jdTt = toTt(ephemeris, jdUt(moment));
  const sky = {
    armcDeg: meanSiderealTimeDeg(moment, jdTt) + equationOfEquinoxesDeg(jdTt) + longitudeDeg,
    obliquityDeg: meanObliquityDeg(jdTt) + nutationDeg(jdTt).obliquity,
    latitudeDeg,
  };
  return { anglesDeg: [ascendantDeg(sky), midheavenDeg(sky)], cuspsDeg: placidus(sky) };
}

/** Houses whose cusps {@link trueAngles} has. */
const HOUSES = [11, 12, 2, 3];

/** @returns worst errors of the angles and of the cusps between them */
export function chartErrors(charts: readonly Outputs['natal'][]): { readonly angles: number; readonly cusps: number } {
  const [angles, cusps] = [new Worst(), new Worst()];
  for (const [index, chart] of charts.entries()) {
    const truth = trueAngles(INPUTS.natal(index));
    for (const [angle, degree] of [chart.ascendantDeg, chart.midheavenDeg].entries())
      angles.seeDeg(arcDeg(truth.anglesDeg[angle] ?? Number.NaN, degree));
    for (const [cusp, house] of HOUSES.entries())
      cusps.seeDeg(arcDeg(truth.cuspsDeg[cusp] ?? Number.NaN, chart.cuspsDeg[house - 1] ?? Number.NaN));
  }
  return { angles: angles.arcsec, cusps: cusps.arcsec };
}

const sunDeg = (moment: number): number => vsop87LongitudeDeg(toTt(ephemeris, jdUt(moment)));

/** How far the Sun is from where it should be at these moments. */
export function sunArcsec(moments: readonly number[], degreeNear: (longitudeDeg: number) => number): number {
  const worst = new Worst();
  for (const moment of moments) worst.seeDeg(arcDeg(degreeNear(sunDeg(moment)), sunDeg(moment)));
  return moments.length === 0 ? Number.NaN : worst.arcsec;
}

const nearestBorder = (degree: number): number => Math.round(degree / 30) * 30;

async function outputsOf<Name extends WorkName>(
  { works }: Peer,
  name: Name,
  count: number,
): Promise<Outputs[Name][] | undefined> {
  const answers: Outputs[Name][] = [];
  for (let index = 0; works[name] && index < count; index += 1)
    answers.push(await works[name].read(INPUTS[name](index)));
  return works[name] && answers;
}

export async function errorsOf(peer: Peer): Promise<Errors> {
  const charts = await outputsOf(peer, 'natal', CHARTS);
  const ingresses = (await outputsOf(peer, 'ingresses', YEARS))?.flat();
  const returns = await outputsOf(peer, 'solarReturn', RETURNS);
  const transits = await outputsOf(peer, 'transits', YEARS);
  const ofSun = ingresses?.filter(({ planet }) => planet === 'sun').map(({ atJdUt }) => atJdUt);
  const returnErrors = returns?.map((moments, index) =>
    sunArcsec(moments, () => sunDeg(INPUTS.solarReturn(index).birthJdUt)),
  );
  return {
    places: await placesArcsec(peer),
    ...(charts && chartErrors(charts)),
    ...(ingresses && { ingresses: sunArcsec(ofSun ?? [], nearestBorder), ingressCount: ingresses.length }),
    ...(returnErrors && { returns: Math.max(...returnErrors) }),
    ...(transits && { transitCount: transits.reduce((sum, count) => sum + count, 0) }),
  };
}
