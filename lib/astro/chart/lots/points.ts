import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import { FIXED_DEGREES } from '../../../base/catalog/lots/lot.ts';
import type { LotHouse, LotPoint, LotReference } from '../../../base/catalog/lots.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';

/** Longitudes of a chart that formulas of lots use, all in the zodiac of the chart. */
export interface LotPoints {
  readonly ascendantDeg: LongitudeDeg;
  readonly midheavenDeg: LongitudeDeg;
  /** Twelve longitudes, the first house's first; none where the chart has no houses. */
  readonly cuspsDeg: readonly LongitudeDeg[];
  readonly planetsDeg: Readonly<Record<ClassicalPlanet, LongitudeDeg>>;
}

type ChartLotPoint = Exclude<LotPoint, LotReference>;

type HousePoint = `cusp_${LotHouse}` | `ruler_${LotHouse}`;

/** Longitude of every point that a formula can name, without those of houses where the chart has none. */
export function toPointLongitudes(
  points: LotPoints,
): Readonly<Record<Exclude<ChartLotPoint, HousePoint>, number> & Partial<Record<HousePoint, number>>> {
  return {
    ascendant: points.ascendantDeg,
    midheaven: points.midheavenDeg,
    ...points.planetsDeg,
    ...(points.cuspsDeg.length > 0 && toHouseLongitudes(points)),
    aries_19: FIXED_DEGREES.aries_19.longitudeDeg,
    taurus_3: FIXED_DEGREES.taurus_3.longitudeDeg,
    cancer_15: FIXED_DEGREES.cancer_15.longitudeDeg,
  };
}

/** Cusps of houses, and their traditional rulers. */
function toHouseLongitudes({ cuspsDeg, planetsDeg }: LotPoints): Readonly<Record<HousePoint, number>> {
  const cusp = (house: LotHouse): LongitudeDeg => cuspsDeg[house - 1] as LongitudeDeg;
  const ruler = (house: LotHouse): LongitudeDeg => planetsDeg[SIGN_RULERS[signOf(cusp(house))].traditional];
  return {
    cusp_2: cusp(2),
    cusp_7: cusp(7),
    cusp_8: cusp(8),
    cusp_9: cusp(9),
    cusp_12: cusp(12),
    ruler_2: ruler(2),
    ruler_7: ruler(7),
    ruler_8: ruler(8),
    ruler_9: ruler(9),
    ruler_12: ruler(12),
  };
}
