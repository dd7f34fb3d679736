import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import {
  SAHAM_IDS,
  SAHAMS,
  SAMARTHYA_OF_MARS,
  type SahamFormula,
  type SahamFormulas,
  type SahamId,
  type SahamPoint,
  type SahamSource,
} from '../../../base/catalog/sahams.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { DEG_PER_SIGN, signOf } from '../../sky/zodiac/sign-position.ts';
import { signLordOf, type TajikaChart } from './tajika-chart.ts';

/** A saham of an annual chart. */
export interface SahamPlace {
  readonly id: SahamId;
  readonly longitudeDeg: LongitudeDeg;
  readonly formula: SahamFormula;
  /** Whether a sign was added. */
  readonly isSignAdded: boolean;
}

const CANCER_15_DEG = 105;

/** The formulas of an author; undefined where he does not give the saham. */
function formulasOf(id: SahamId, source: SahamSource, chart: TajikaChart): SahamFormulas | undefined {
  if (id === 'samarthya' && signLordOf(signOf(chart.lagnaDeg)) === 'mars') return SAMARTHYA_OF_MARS;
  const saham: { readonly [Source in SahamSource]?: SahamFormulas } = SAHAMS[id];
  return saham[source];
}

/**
 * Sahams: a − b + c, and a sign more where c does not lie between b and a, counted with the signs from b.
 *
 * @source Charak, p. 157; Rao, 28.8.1
 */
export function findSahams(chart: TajikaChart, source: SahamSource): readonly SahamPlace[] {
  const { planets, lagnaDeg, isDayChart } = chart;
  const found = new Map<string, LongitudeDeg>();
  const placeOfHouse = (house: number) => longitudeDeg(lagnaDeg + (house - 1) * DEG_PER_SIGN);
  const lordAt = (longitude: LongitudeDeg) => planets[signLordOf(signOf(longitude))].longitudeDeg;
  const placeOf = (point: SahamPoint): LongitudeDeg => {
    if (point === 'lagna') return lagnaDeg;
    if (point === 'cancer_15') return longitudeDeg(CANCER_15_DEG);
    const saham = found.get(point);
    if (saham !== undefined) return saham;
    if (point.startsWith('lord_of_'))
      return lordAt(planets[point.slice('lord_of_'.length) as ClassicalPlanet].longitudeDeg);
    const [kind, house] = point.split('_');
    if (house === undefined) return planets[point as ClassicalPlanet].longitudeDeg;
    return kind === 'lord' ? lordAt(placeOfHouse(Number(house))) : placeOfHouse(Number(house));
  };
  return SAHAM_IDS.flatMap((id): SahamPlace[] => {
    const formulas = formulasOf(id, source, chart);
    if (!formulas) return [];
    const formula = isDayChart ? formulas.day : formulas.night;
    const [a, b, c] = formula.map(placeOf) as [LongitudeDeg, LongitudeDeg, LongitudeDeg];
    const isSignAdded = longitudeDeg(c - b) > longitudeDeg(a - b);
    const place = longitudeDeg(a - b + c + (isSignAdded ? DEG_PER_SIGN : 0));
    found.set(id, place);
    return [{ id, longitudeDeg: place, formula, isSignAdded }];
  });
}
