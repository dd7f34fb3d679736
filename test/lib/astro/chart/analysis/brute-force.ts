import type { AnalysisPoint } from '../../../../../lib/astro/chart/analysis/point.ts';
import { PATTERN_ORBS_DEG, type PatternAspectId } from '../../../../../lib/base/catalog/patterns.ts';

/** A figure as text: its type, its bodies in alphabetical order, its apex and its tail. */
export function toFigureText(
  type: string,
  bodies: readonly string[],
  apex?: string | null,
  tail?: string | null,
): string {
  return [type, bodies.toSorted().join(''), apex ?? '-', tail ?? '-'].join(' ');
}

const ANGLES: Readonly<Record<PatternAspectId, number>> = {
  conjunction: 0,
  sextile: 60,
  quintile: 72,
  square: 90,
  trine: 120,
  sesquiquadrate: 135,
  quincunx: 150,
  opposition: 180,
};

type Body = AnalysisPoint;
type AreInAspect = (one: Body, other: Body) => boolean;

const isIn = (aspect: PatternAspectId): AreInAspect => {
  const [angle, orb] = [ANGLES[aspect], PATTERN_ORBS_DEG[aspect]];
  return (one, other) => {
    const turn = Math.abs(one.longitudeDeg - other.longitudeDeg);
    return Math.abs(Math.min(turn, 360 - turn) - angle) <= orb;
  };
};
const [sextile, quintile, square, trine] = [isIn('sextile'), isIn('quintile'), isIn('square'), isIn('trine')];
const [opposition, quincunx, sesquiquadrate] = [isIn('opposition'), isIn('quincunx'), isIn('sesquiquadrate')];

interface Definition {
  readonly type: string;
  readonly holds: (a: Body, b: Body, c: Body, d: Body) => boolean;
  /** Place of the apex among the bodies, and of the tail. */
  readonly apex?: number;
  readonly tail?: number;
}

/** The definitions word by word, for three bodies in every order. */
const OF_THREE: readonly Definition[] = [
  { type: 'grand_trine', holds: (a, b, c) => trine(a, b) && trine(b, c) && trine(a, c) },
  { type: 't_square', holds: (a, b, c) => opposition(a, b) && square(a, c) && square(b, c), apex: 2 },
  { type: 'yod', holds: (a, b, c) => sextile(a, b) && quincunx(a, c) && quincunx(b, c), apex: 2 },
  { type: 'thors_hammer', holds: (a, b, c) => square(a, b) && sesquiquadrate(a, c) && sesquiquadrate(b, c), apex: 2 },
  { type: 'minor_grand_trine', holds: (a, b, c) => trine(a, b) && sextile(a, c) && sextile(b, c), apex: 2 },
  { type: 'wedge', holds: (a, b, c) => opposition(a, b) && trine(a, c) && sextile(b, c), apex: 2 },
];

/** The same for four bodies. */
const OF_FOUR: readonly Definition[] = [
  {
    type: 'kite',
    holds: (a, b, c, d) =>
      opposition(d, a) && sextile(d, b) && sextile(d, c) && trine(a, b) && trine(b, c) && trine(a, c),
    apex: 3,
    tail: 0,
  },
  {
    type: 'grand_cross',
    holds: (a, b, c, d) =>
      opposition(a, c) && opposition(b, d) && square(a, b) && square(b, c) && square(c, d) && square(d, a),
  },
  {
    type: 'mystic_rectangle',
    holds: (a, b, c, d) =>
      opposition(a, c) && opposition(b, d) && trine(a, b) && trine(c, d) && sextile(b, c) && sextile(d, a),
  },
  {
    type: 'cradle',
    holds: (a, b, c, d) =>
      opposition(a, d) && sextile(a, b) && sextile(b, c) && sextile(c, d) && trine(a, c) && trine(b, d),
  },
  {
    type: 'trapeze',
    holds: (a, b, c, d) =>
      quincunx(a, c) && quincunx(b, d) && sextile(a, b) && trine(c, d) && square(b, c) && square(d, a),
  },
  {
    type: 'boomerang',
    holds: (a, b, c, d) => opposition(c, d) && sextile(a, b) && quincunx(a, c) && quincunx(b, c),
    apex: 2,
  },
];

/** Every figure among the bodies: all of them are tried in all roles. */
export function listFigures(bodies: readonly Body[]): ReadonlySet<string> {
  return new Set([...listOfThree(bodies), ...listOfFour(bodies), ...listRings(bodies)]);
}

const describe = ({ type, apex = -1, tail = -1 }: Definition, bodies: readonly Body[]): string => {
  const ids = bodies.map(({ id }) => id);
  return toFigureText(type, ids, ids[apex], ids[tail]);
};

function* listOfThree(bodies: readonly Body[]): Generator<string> {
  for (const a of bodies) {
    for (const b of bodies) {
      for (const c of bodies) {
        for (const figure of OF_THREE) if (figure.holds(a, b, c, c)) yield describe(figure, [a, b, c]);
      }
    }
  }
}

function* listOfFour(bodies: readonly Body[]): Generator<string> {
  for (const a of bodies) {
    for (const b of bodies) {
      for (const c of bodies) {
        const others = a === b || b === c || c === a ? [] : bodies;
        for (const d of others) {
          if (d === a || d === b) continue;
          for (const figure of OF_FOUR) if (figure.holds(a, b, c, d)) yield describe(figure, [a, b, c, d]);
        }
      }
    }
  }
}

/** Grand quintiles and grand sextiles: five and six bodies whose neighbors in the zodiac are in the aspect. */
function* listRings(bodies: readonly Body[]): Generator<string> {
  const circle = bodies.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  for (const ring of [...listSubsets(circle, 5), ...listSubsets(circle, 6)]) {
    const isRing = (step: number, areInAspect: AreInAspect): boolean =>
      ring.every((one, at) => areInAspect(one, ring[(at + step) % ring.length] as Body));
    const ids = ring.map(({ id }) => id);
    if (ids.length === 5 && isRing(1, quintile)) yield toFigureText('grand_quintile', ids);
    if (ids.length === 6 && isRing(1, sextile) && isRing(2, trine) && isRing(3, opposition)) {
      yield toFigureText('grand_sextile', ids);
    }
  }
}

/** Every subset of this size, in the order of the bodies. */
function listSubsets(bodies: readonly Body[], size: number): readonly (readonly Body[])[] {
  if (size === 0) return [[]];
  return bodies.flatMap((first, at) => listSubsets(bodies.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
