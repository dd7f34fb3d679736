import type { ClassicalPlanet } from '../dignities.ts';

/** Fixed points of the zodiac that formulas use in every chart: degrees from the beginning of Aries. */
export const FIXED_DEGREES = {
  aries_19: { longitudeDeg: 19, label: '19° Aries' },
  taurus_3: { longitudeDeg: 33, label: '3° Taurus' },
  cancer_15: { longitudeDeg: 105, label: '15° Cancer' },
} as const;

type FixedDegree = keyof typeof FIXED_DEGREES;

/** Lots that formulas of other lots use. */
export type LotReference = 'fortune' | 'spirit';

/** A house whose cusp or ruler formulas use. */
export type LotHouse = 2 | 7 | 8 | 9 | 12;

/** Points that a formula can name. */
export type LotPoint =
  | 'ascendant'
  | 'midheaven'
  | ClassicalPlanet
  | LotReference
  | FixedDegree
  | `cusp_${LotHouse}`
  | `ruler_${LotHouse}`;

/** Formula of a lot: the arc from one point to another, added to the base. */
export interface LotFormula {
  readonly from: LotPoint;
  readonly to: LotPoint;
  readonly base: LotPoint;
  /** `forward`: with the signs, `[0, 360)`. `shorter`: the shorter of the two arcs, added with the signs. */
  readonly arc: 'forward' | 'shorter';
}

/** One lot: names, formulas by day and by night, keywords and sources. */
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

/** Formulas of a lot whose arc is reversed by night. */
export function reverseByNight(from: LotPoint, to: LotPoint, base: LotPoint = 'ascendant'): LotFormulas {
  return { day: toFormula(from, to, base), night: toFormula(to, from, base) };
}

/** Formulas of a lot that is the same by day and by night. */
export function sameDayAndNight(from: LotPoint, to: LotPoint, base: LotPoint = 'ascendant'): LotFormulas {
  return { day: toFormula(from, to, base), night: toFormula(from, to, base) };
}
