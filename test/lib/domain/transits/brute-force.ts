import type { CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import type { Zodiac } from '../../../../lib/ephemeris/port.ts';
import { arcDeg } from '../../../../lib/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../../lib/units/time.ts';
import { type AngleAt, halved, longestStepDays, turnBetween } from '../../../support/dense-looks.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

/** A contact as the engine has it on a dense grid. */
export interface Seen {
  readonly kind: 'exact' | 'closest' | 'start' | 'end';
  readonly moment: JdUt;
  /** Distance from the target, degrees. */
  readonly orbDeg: number;
}

/** One target and where it is looked for. */
export interface Case {
  readonly body: CatalogBodyId;
  readonly zodiac: Zodiac;
  readonly window: JdRange;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

export function longitudeOf({ body, zodiac }: Pick<Case, 'body' | 'zodiac'>): AngleAt {
  const frame = { zodiac, center: { type: 'geocentric' } } as const;
  return (moment) => ephemeris.position(body, jdUt(moment), frame).longitudeDeg;
}

/** Moments at regular distances from a step before a window to a step after it. */
function grid({ fromJdUt, toJdUt }: JdRange, longestStep: number): readonly number[] {
  const count = Math.ceil((toJdUt - fromJdUt) / longestStep);
  const step = (toJdUt - fromJdUt) / count;
  return Array.from({ length: count + 3 }, (_, index) => fromJdUt + (index - 1) * step);
}

/** Where the body turns in a window, each turn found by looking ever closer at the engine. */
export function turnsIn({ body, zodiac, window }: Pick<Case, 'body' | 'zodiac' | 'window'>): readonly number[] {
  const angleAt = longitudeOf({ body, zodiac });
  const moments = grid(window, longestStepDays(body));
  const angles = moments.map(angleAt);
  const isForward = angles.slice(1).map((angle, index) => arcDeg(angles[index] as number, angle) > 0);
  return isForward
    .flatMap((forward, index) => {
      if (index === 0 || forward === isForward[index - 1]) return [];
      return [turnBetween(angleAt, moments[index - 1] as number, moments[index + 1] as number)];
    })
    .filter((moment) => moment > window.fromJdUt && moment < window.toJdUt);
}

/** Every contact with one target by looking at the engine at regular steps and at every turn. */
export function bruteForce(sought: Case): readonly Seen[] {
  const { window, targetDeg, orbDeg } = sought;
  const angleAt = longitudeOf(sought);
  const gapAt: AngleAt = (moment) => arcDeg(targetDeg, angleAt(moment));
  const turns = turnsIn(sought);
  const looks = [...grid(window, longestStepDays(sought.body)).slice(1, -1), ...turns].sort((a, b) => a - b);
  const gaps = looks.map(gapAt);
  const at = (index: number): number => gaps[index] as number;
  const isNearing = (from: number, to: number): boolean =>
    at(from) < 0 === at(to) < 0 && Math.abs(at(to)) < Math.abs(at(from));
  const seen = looks.flatMap((moment, index): Seen[] => {
    const next = looks[index + 1];
    const crosses = next !== undefined && at(index) < 0 !== at(index + 1) < 0 && Math.abs(at(index)) < 90;
    const here = { moment: jdUt(moment), orbDeg: Math.abs(at(index)) };
    const isClosest = turns.includes(moment) && isNearing(index - 1, index) && isNearing(index + 1, index);
    const isStart = index === 0 && isNearing(1, 0);
    const isEnd = next === undefined && isNearing(index - 1, index);
    const kind = isStart ? 'start' : isEnd ? 'end' : 'closest';
    return [
      ...(isClosest || isStart || isEnd ? [{ kind, ...here } as const] : []),
      ...(crosses ? [{ kind: 'exact', moment: jdUt(halved(gapAt, moment, next)), orbDeg: 0 } as const] : []),
    ];
  });
  return seen.filter((contact) => contact.orbDeg <= orbDeg);
}
