import type { BodyPair } from '../../../../lib/astro/motion/separation.ts';
import type { NumberedBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/base/units/time.ts';
import { type AngleAt, bisectZero, longestStepDays, turnBetween } from '../../../support/dense-sampling.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const TROPICAL = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

/** Separation of a pair on the engine, degrees, as a function of the Julian day (UT). */
export function toSeparationCurve({ first, second }: BodyPair): AngleAt {
  const longitudeOf = (body: NumberedBodyId, moment: number): number =>
    ephemeris.position(body, jdUt(moment), TROPICAL).longitudeDeg;
  return (moment) => arcDeg(longitudeOf(second, moment), longitudeOf(first, moment));
}

/** Days between two samples: the separation turns at most once within two steps. */
function stepDays({ first, second }: BodyPair): number {
  return Math.min(longestStepDays(first), longestStepDays(second));
}

interface SeparationSample {
  readonly moment: number;
  readonly separationDeg: number;
}

/** Samples the separation at regular steps over a window, and at every turn, which it finds by repeated subdivision. */
export function sampleSeparations(pair: BodyPair, { fromJdUt, toJdUt }: JdRange): readonly SeparationSample[] {
  const separationAt = toSeparationCurve(pair);
  const count = Math.ceil((toJdUt - fromJdUt) / stepDays(pair));
  const step = (toJdUt - fromJdUt) / count;
  const samples = Array.from({ length: count + 3 }, (_, index): SeparationSample => {
    const moment = fromJdUt + (index - 1) * step;
    return { moment, separationDeg: separationAt(moment) };
  });
  const isGrowing = samples
    .slice(1)
    .map(({ separationDeg }, index) => arcDeg((samples[index] as SeparationSample).separationDeg, separationDeg) > 0);
  const turns = isGrowing.flatMap((grows, index) => {
    if (index === 0 || grows === isGrowing[index - 1]) return [];
    const moment = turnBetween(
      separationAt,
      (samples[index - 1] as SeparationSample).moment,
      (samples[index + 1] as SeparationSample).moment,
    );
    return moment > fromJdUt && moment < toJdUt ? [{ moment, separationDeg: separationAt(moment) }] : [];
  });
  return [...samples.slice(1, -1), ...turns].sort((a, b) => a.moment - b.moment);
}

/** Every moment at which the separation crosses an angle, by the signs of neighboring samples and bisection. */
export function findExactMomentsDensely(
  pair: BodyPair,
  samples: readonly SeparationSample[],
  angleDeg: number,
): readonly number[] {
  const separationAt = toSeparationCurve(pair);
  const gapAt: AngleAt = (moment) => arcDeg(angleDeg, separationAt(moment));
  return samples.slice(1).flatMap((to, index) => {
    const from = samples[index] as SeparationSample;
    const [atFrom, atTo] = [arcDeg(angleDeg, from.separationDeg), arcDeg(angleDeg, to.separationDeg)];
    const crosses = atFrom < 0 !== atTo < 0 && Math.abs(atFrom) < 90;
    return crosses ? [bisectZero(gapAt, from.moment, to.moment)] : [];
  });
}
