import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { type BodyReturn, findReturns, type NatalLongitude, returnCycleOf } from './returns.ts';

/** Number of parts into which a backward search divides a mean cycle. */
const PARTS_PER_CYCLE = 8;

/** First return at or after a moment; undefined where the ephemeris ends before it. */
export function findReturnAfter(sky: GeocentricSky, natal: NatalLongitude, moment: JdUt): BodyReturn | undefined {
  const { toJdUt } = sky.ephemeris.coverage(natal.body);
  const [first] = findReturns(sky, natal, { fromJdUt: moment, toJdUt });
  return first;
}

/** Last return at or before a moment; undefined where the ephemeris begins after it. */
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

/** Splits the time before a moment into parts, the latest first. */
function* splitBackward(moment: JdUt, { fromJdUt }: JdRange, days: number): Generator<JdRange> {
  for (let to = moment; to > fromJdUt; to = jdUt(to - days)) {
    yield { fromJdUt: jdUt(Math.max(to - days, fromJdUt)), toJdUt: to };
  }
}
