import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import { type BodyReturn, findReturns, type NatalLongitude, returnCycleOf } from './returns.ts';

/** Parts of a cycle that are looked through at a time on the way back. */
const PARTS_PER_CYCLE = 8;

/** The first return at or after a moment; undefined where the ephemeris ends before it. */
export function findReturnAfter(sky: GeocentricSky, natal: NatalLongitude, moment: JdUt): BodyReturn | undefined {
  const { toJdUt } = sky.ephemeris.coverage(natal.body);
  const [first] = findReturns(sky, natal, { fromJdUt: moment, toJdUt });
  return first;
}

/** The last return at or before a moment; undefined where the ephemeris begins after it. */
export function findReturnBefore(sky: GeocentricSky, natal: NatalLongitude, moment: JdUt): BodyReturn | undefined {
  for (const part of splitBackward(
    moment,
    sky.ephemeris.coverage(natal.body),
    returnCycleOf(sky, natal.body).meanDays / PARTS_PER_CYCLE,
  )) {
    const last = [...findReturns(sky, natal, part)].at(-1);
    if (last) return last;
  }
  return undefined;
}

/** The days before a moment in parts, the last one first. */
function* splitBackward(moment: JdUt, { fromJdUt }: JdRange, days: number): Generator<JdRange> {
  for (let to = moment; to > fromJdUt; to = jdUt(to - days)) {
    yield { fromJdUt: jdUt(Math.max(to - days, fromJdUt)), toJdUt: to };
  }
}
