import type { JdRange } from '../../ephemeris/port.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import type { Sky } from '../positions/sky.ts';
import { type BodyReturn, cycleIn, type NatalPlace, returnsIn } from './returns.ts';

/** Parts of a cycle that are looked through at a time on the way back. */
const PARTS = 8;

/** The first return at or after a moment; undefined where the ephemeris ends before it. */
export function returnAfter(sky: Sky, natal: NatalPlace, moment: JdUt): BodyReturn | undefined {
  const { toJdUt } = sky.ephemeris.coverage(natal.body);
  const [first] = returnsIn(sky, natal, { fromJdUt: moment, toJdUt });
  return first;
}

/** The last return at or before a moment; undefined where the ephemeris begins after it. */
export function returnBefore(sky: Sky, natal: NatalPlace, moment: JdUt): BodyReturn | undefined {
  for (const part of partsBefore(
    moment,
    sky.ephemeris.coverage(natal.body),
    cycleIn(sky, natal.body).meanDays / PARTS,
  )) {
    const last = [...returnsIn(sky, natal, part)].at(-1);
    if (last) return last;
  }
  return undefined;
}

/** The days before a moment in parts, the last one first. */
function* partsBefore(moment: JdUt, { fromJdUt }: JdRange, days: number): Generator<JdRange> {
  for (let to = moment; to > fromJdUt; to = jdUt(to - days)) {
    yield { fromJdUt: jdUt(Math.max(to - days, fromJdUt)), toJdUt: to };
  }
}
