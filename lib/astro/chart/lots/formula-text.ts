import { BODIES } from '../../../base/catalog/bodies.ts';
import { isClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { FIXED_DEGREES } from '../../../base/catalog/lots/lot.ts';
import type { Lot, LotFormula, LotPoint } from '../../../base/catalog/lots.ts';

type NamedPoint = Extract<LotPoint, 'ascendant' | 'midheaven' | 'fortune' | 'spirit' | keyof typeof FIXED_DEGREES>;

const LABELS: Readonly<Record<NamedPoint, string>> = {
  ascendant: 'ASC',
  midheaven: 'MC',
  fortune: 'Fortune',
  spirit: 'Spirit',
  aries_19: FIXED_DEGREES.aries_19.label,
  taurus_3: FIXED_DEGREES.taurus_3.label,
  cancer_15: FIXED_DEGREES.cancer_15.label,
};

function labelOf(point: LotPoint): string {
  if (isClassicalPlanet(point)) return BODIES[point].name;
  if (point in LABELS) return LABELS[point as NamedPoint];
  const [kind, house] = point.split('_');
  return kind === 'cusp' ? `cusp of house ${house}` : `ruler of house ${house}`;
}

const isSameFormula = (a: LotFormula, b: LotFormula): boolean =>
  a.from === b.from && a.to === b.to && a.base === b.base && a.arc === b.arc;

/**
 * Text of the formula that a lot has in a chart of this sect.
 *
 * @example formatFormula(fortune, true) // "ASC + Moon − Sun (day)"
 * @example formatFormula(debt, true)    // "ASC + Saturn − Mercury (day and night)"
 */
export function formatFormula(lot: Lot, isDayChart: boolean): string {
  const { from, to, base, arc } = isDayChart ? lot.day : lot.night;
  const sect = isSameFormula(lot.day, lot.night) ? 'day and night' : isDayChart ? 'day' : 'night';
  const [start, end, origin] = [from, to, base].map(labelOf);
  if (arc === 'shorter') return `${origin} + shorter arc between ${start} and ${end} (${sect})`;
  return `${origin} + ${end} − ${start} (${sect})`;
}
