import type { ClassicalPlanet } from '../dignities.ts';

/** Places of the zodiac that a lot counts from or to, whatever the chart: degrees from the beginning of Aries. */
export const FIXED_DEGREES = {
  aries_19: { longitudeDeg: 19, label: '19° Aries' },
  taurus_3: { longitudeDeg: 33, label: '3° Taurus' },
  cancer_15: { longitudeDeg: 105, label: '15° Cancer' },
} as const;

export type FixedDegree = keyof typeof FIXED_DEGREES;

/** Lots that other lots are taken from. */
export type LotReference = 'fortune' | 'spirit';

/** A house whose cusp, or whose ruler, a lot is taken from. */
export type LotHouse = 2 | 7 | 8 | 9 | 12;

/** What a lot can be measured between, and what it can be projected from. */
export type LotPoint =
  | 'ascendant'
  | 'midheaven'
  | ClassicalPlanet
  | LotReference
  | FixedDegree
  | `cusp_${LotHouse}`
  | `ruler_${LotHouse}`;

/** "The arc from one point to another, cast from the base." */
export interface LotFormula {
  readonly from: LotPoint;
  readonly to: LotPoint;
  readonly base: LotPoint;
  /** `forward`: with the signs, `[0, 360)`. `shorter`: whichever way is less than half a circle, cast with the signs. */
  readonly arc: 'forward' | 'shorter';
}

/** One lot as data: what it is called, how it is taken by day and by night, what it is about and who has it so. */
export interface Lot {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly catalog: LotCatalog;
  readonly day: LotFormula;
  readonly night: LotFormula;
  readonly keywords: readonly string[];
  /** Author, work and chapter. */
  readonly sources: readonly string[];
}

/**
 * `hermetic`: the seven of Paulus. `optional`: further classical lots, each with its best attested formula.
 * `legacy`: other authors' formulas that software prints under the name of a lot of the first two.
 */
export type LotCatalog = 'hermetic' | 'optional' | 'legacy';

type LotFormulas = Pick<Lot, 'day' | 'night'>;

const toFormula = (from: LotPoint, to: LotPoint, base: LotPoint): LotFormula => ({ from, to, base, arc: 'forward' });

/** A lot whose arc runs the other way by night. */
export function reverseByNight(from: LotPoint, to: LotPoint, base: LotPoint = 'ascendant'): LotFormulas {
  return { day: toFormula(from, to, base), night: toFormula(to, from, base) };
}

/** A lot taken alike by day and by night. */
export function keepByNight(from: LotPoint, to: LotPoint, base: LotPoint = 'ascendant'): LotFormulas {
  return { day: toFormula(from, to, base), night: toFormula(from, to, base) };
}
