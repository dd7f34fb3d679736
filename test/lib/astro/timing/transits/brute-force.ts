import type { SearchZodiac } from '../../../../../lib/astro/port.ts';
import type { CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { type AngleAt, bisectZero, longestStepDays, turnBetween } from '../../../../support/dense-sampling.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

/** A contact on a dense grid of the engine. */
export interface DenseContact {
  readonly kind: 'exact' | 'closest' | 'start' | 'end';
  readonly moment: JdUt;
  /** Distance from the target, degrees. */
  readonly orbDeg: number;
}

/** One target with its orb, and the body, zodiac and window of the search. */
export interface ContactCase {
  readonly body: CatalogBodyId;
  readonly zodiac: SearchZodiac;
  readonly window: JdRange;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** Longitude of a body on the engine, degrees, as a function of the Julian day (UT). */
export function toLongitudeCurve({ body, zodiac }: Pick<ContactCase, 'body' | 'zodiac'>): AngleAt {
  const frame = { zodiac, center: { type: 'geocentric' } } as const;
  return (moment) => ephemeris.position(body, jdUt(moment), frame).longitudeDeg;
}

/** Equidistant moments from a step before a window to a step after it. */
function sampleWindow({ fromJdUt, toJdUt }: JdRange, longestStep: number): readonly number[] {
  const count = Math.ceil((toJdUt - fromJdUt) / longestStep);
  const step = (toJdUt - fromJdUt) / count;
  return Array.from({ length: count + 3 }, (_, index) => fromJdUt + (index - 1) * step);
}

/** Turning points of a body in a window, found on the engine by repeated subdivision. */
export function findTurns({
  body,
  zodiac,
  window,
}: Pick<ContactCase, 'body' | 'zodiac' | 'window'>): readonly number[] {
  const angleAt = toLongitudeCurve({ body, zodiac });
  const moments = sampleWindow(window, longestStepDays(body));
  const angles = moments.map(angleAt);
  const isForward = angles.slice(1).map((angle, index) => arcDeg(angles[index] as number, angle) > 0);
  return isForward
    .flatMap((forward, index) => {
      if (index === 0 || forward === isForward[index - 1]) return [];
      return [turnBetween(angleAt, moments[index - 1] as number, moments[index + 1] as number)];
    })
    .filter((moment) => moment > window.fromJdUt && moment < window.toJdUt);
}

/** Every contact with one target, from samples of the engine at regular steps and at every turn. */
export function findContactsDensely(contactCase: ContactCase): readonly DenseContact[] {
  const { window, targetDeg, orbDeg } = contactCase;
  const angleAt = toLongitudeCurve(contactCase);
  const gapAt: AngleAt = (moment) => arcDeg(targetDeg, angleAt(moment));
  const turns = findTurns(contactCase);
  const moments = [...sampleWindow(window, longestStepDays(contactCase.body)).slice(1, -1), ...turns].sort(
    (a, b) => a - b,
  );
  const gaps = moments.map(gapAt);
  const at = (index: number): number => gaps[index] as number;
  const approaches = (from: number, to: number): boolean =>
    at(from) < 0 === at(to) < 0 && Math.abs(at(to)) < Math.abs(at(from));
  const contacts = moments.flatMap((moment, index): DenseContact[] => {
    const next = moments[index + 1];
    const crosses = next !== undefined && at(index) < 0 !== at(index + 1) < 0 && Math.abs(at(index)) < 90;
    const here = { moment: jdUt(moment), orbDeg: Math.abs(at(index)) };
    const isClosest = turns.includes(moment) && approaches(index - 1, index) && approaches(index + 1, index);
    const isStart = index === 0 && approaches(1, 0);
    const isEnd = next === undefined && approaches(index - 1, index);
    const kind = isStart ? 'start' : isEnd ? 'end' : 'closest';
    return [
      ...(isClosest || isStart || isEnd ? [{ kind, ...here } as const] : []),
      ...(crosses ? [{ kind: 'exact', moment: jdUt(bisectZero(gapAt, moment, next)), orbDeg: 0 } as const] : []),
    ];
  });
  return contacts.filter((contact) => contact.orbDeg <= orbDeg);
}
