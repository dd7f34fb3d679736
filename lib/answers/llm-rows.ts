import type { Aspect } from '../astro/chart/aspects/point.ts';
import type { Chart, Horizon } from '../astro/chart/cast.ts';
import type { LotPosition } from '../astro/chart/computed-points.ts';
import { toEquatorialPosition } from '../astro/chart/computed-points.ts';
import { hasCusps, hasDivisions, houseOf } from '../astro/chart/houses.ts';
import type { ChartPoint } from '../astro/chart/point.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import type { Warning } from '../base/warning.ts';
import { ASPECTS_SCHEMA, type LlmCell, type LlmRows, POINTS_SCHEMA } from '../requests/chart/llm-rows.ts';
import { isRetrograde } from './position.ts';
import { roundTo, toZodiacPosition } from './rounding.ts';

/** Decimals of degrees in rows. */
export const LLM_DECIMALS = 4;

export type LlmRow = LlmCell[];

/** A chart as rows: the same columns at every verbosity. */
export function toLlmRows(chart: Chart, aspects: readonly Aspect[]): LlmRows {
  const { warnings } = chart;
  return {
    schema_version: 'llm_v2',
    points_schema: [...POINTS_SCHEMA],
    points: toPointRows(chart),
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: aspects.map(toAspectRow),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/** The points of a chart: its bodies, then angles and cusps or sectors where the chart has them, then lots. */
export function toPointRows(chart: Chart): LlmRow[] {
  const { points, horizon, lots = [] } = chart;
  const ofHorizon = horizon ? [...toAngleRows(chart, horizon), ...toCuspRows(horizon)] : [];
  return [...points.map(toPointRow), ...ofHorizon, ...lots.map(toLotRow)];
}

const toCell = (value: number | null | undefined): LlmCell => (value == null ? null : roundTo(value, LLM_DECIMALS));

function toPositionCells(longitude: LongitudeDeg): LlmRow {
  const position = toZodiacPosition(longitude, LLM_DECIMALS);
  return [position.longitude, position.sign, position.sign_longitude];
}

function toPointRow(point: ChartPoint): LlmRow {
  const speed = point.longitudeSpeedDegPerDay;
  const retrograde = speed === null ? null : isRetrograde(point);
  const motion = [toCell(speed), retrograde, toCell(point.latitudeDeg), toCell(point.equatorial?.declinationDeg)];
  return [point.id, point.kind, ...toPositionCells(point.longitudeDeg), point.house ?? null, ...motion];
}

function toAngleRows(chart: Chart, { houses }: Horizon): LlmRow[] {
  const angles = {
    ascendant: houses.ascendantDeg,
    midheaven: houses.midheavenDeg,
    descendant: houses.descendantDeg,
    imum_coeli: houses.imumCoeliDeg,
  };
  return Object.entries(angles).map(([id, longitude]) => {
    if (!hasDivisions(houses)) return [id, 'angle', ...toPositionCells(longitude), null, null, null, null, null];
    const declination = toEquatorialPosition(longitude, chart.context).declinationDeg;
    const house = hasCusps(houses) ? houseOf(longitude, houses.cuspsDeg, houses.order) : null;
    return [id, 'angle', ...toPositionCells(longitude), house, null, null, 0, toCell(declination)];
  });
}

function toCuspRows({ houses: { cuspsDeg, sectorCuspsDeg = [] } }: Horizon): LlmRow[] {
  const cusps = cuspsDeg.map((cusp, index) => {
    const house = index + 1;
    return [`cusp_${house}`, 'cusp', ...toPositionCells(cusp), house, null, null, null, null];
  });
  const sectors = sectorCuspsDeg.map((cusp, index) => {
    return [`sector_${index + 1}`, 'sector', ...toPositionCells(cusp), null, null, null, null, null];
  });
  return [...cusps, ...sectors];
}

/** One lot. */
export function toLotRow({ lot, longitudeDeg: longitude, house }: LotPosition): LlmRow {
  return [lot.id, 'lot', ...toPositionCells(longitude), house ?? null, null, null, null, null];
}

/** A point that stands still, in no house. */
export function toFixedPointRow(
  { id, kind }: { readonly id: string; readonly kind: 'star' | 'midpoint' },
  longitude: LongitudeDeg,
  { latitudeDeg, declinationDeg }: { readonly latitudeDeg?: number; readonly declinationDeg?: number } = {},
): LlmRow {
  return [id, kind, ...toPositionCells(longitude), null, null, null, toCell(latitudeDeg), toCell(declinationDeg)];
}

/** Points without a chart as rows: the columns of a chart, no aspects. */
export function toPointsOnlyRows(points: readonly LlmRow[], warnings: readonly Warning[]): LlmRows {
  return {
    schema_version: 'llm_v2',
    points_schema: [...POINTS_SCHEMA],
    points: [...points],
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: [],
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/** One aspect. */
export function toAspectRow({ object1, object2, aspect, orbDeg, applying }: Aspect): LlmRow {
  return [object1, object2, aspect, toCell(orbDeg), applying];
}
