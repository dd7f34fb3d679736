import type { Aspect } from '../domain/aspects/point.ts';
import type { Chart, Horizon } from '../domain/chart/cast.ts';
import type { LotPosition } from '../domain/chart/computed-points.ts';
import { toEquatorialPosition } from '../domain/chart/computed-points.ts';
import { houseOf } from '../domain/chart/houses.ts';
import type { ChartPoint } from '../domain/chart/point.ts';
import type { Warning } from '../domain/chart/warning.ts';
import { ASPECTS_SCHEMA, type LlmCell, type LlmRows, POINTS_SCHEMA } from '../schemas/chart/llm-rows.ts';
import { type LongitudeDeg, longitudeDeg } from '../units/angle.ts';
import { isRetrograde } from './position.ts';
import { rounded, zodiacPlace } from './rounding.ts';

const DECIMALS = 4;

export type Row = LlmCell[];

/** A chart as rows: the same columns at every verbosity. */
export function llmRows(chart: Chart, aspects: readonly Aspect[]): LlmRows {
  const { warnings } = chart;
  return {
    schema_version: 'llm_v2',
    points_schema: [...POINTS_SCHEMA],
    points: pointRows(chart),
    aspects_schema: [...ASPECTS_SCHEMA],
    aspects: aspects.map(aspectRow),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/** The points of a chart: its bodies, then angles and cusps where the chart has houses, then lots. */
export function pointRows(chart: Chart): Row[] {
  const { points, horizon, lots = [] } = chart;
  const ofHorizon = horizon ? [...angleRows(chart, horizon), ...cuspRows(horizon)] : [];
  return [...points.map(pointRow), ...ofHorizon, ...lots.map(lotRow)];
}

const cell = (value: number | null | undefined): LlmCell => (value == null ? null : rounded(value, DECIMALS));

function placeCells(longitude: LongitudeDeg): Row {
  const place = zodiacPlace(longitude, DECIMALS);
  return [place.longitude, place.sign, place.sign_longitude];
}

function pointRow(point: ChartPoint): Row {
  const speed = point.longitudeSpeedDegPerDay;
  const retrograde = speed === null ? null : isRetrograde(point);
  const motion = [cell(speed), retrograde, cell(point.latitudeDeg), cell(point.equatorial?.declinationDeg)];
  return [point.id, point.kind, ...placeCells(point.longitudeDeg), point.house ?? null, ...motion];
}

function angleRows(chart: Chart, { houses }: Horizon): Row[] {
  const angles = {
    ascendant: houses.ascendantDeg,
    midheaven: houses.midheavenDeg,
    descendant: longitudeDeg(houses.ascendantDeg + 180),
    imum_coeli: longitudeDeg(houses.midheavenDeg + 180),
  };
  return Object.entries(angles).map(([id, longitude]) => {
    const declination = toEquatorialPosition(longitude, chart.context).declinationDeg;
    const house = houseOf(longitude, houses.cuspsDeg, houses.order);
    return [id, 'angle', ...placeCells(longitude), house, null, null, 0, cell(declination)];
  });
}

function cuspRows({ houses }: Horizon): Row[] {
  return houses.cuspsDeg.map((cusp, index) => {
    const house = index + 1;
    return [`cusp_${house}`, 'cusp', ...placeCells(cusp), house, null, null, null, null];
  });
}

/** One lot. */
export function lotRow({ lot, longitudeDeg: longitude, house }: LotPosition): Row {
  return [lot.id, 'lot', ...placeCells(longitude), house, null, null, null, null];
}

/** A point that stands still, in no house. */
export function stillRow(
  { id, kind }: { readonly id: string; readonly kind: 'star' | 'midpoint' },
  longitude: LongitudeDeg,
  { latitudeDeg, declinationDeg }: { readonly latitudeDeg?: number; readonly declinationDeg?: number } = {},
): Row {
  return [id, kind, ...placeCells(longitude), null, null, null, cell(latitudeDeg), cell(declinationDeg)];
}

/** Points that are no chart, as rows: the columns of a chart, without aspects. */
export function placedRows(points: readonly Row[], warnings: readonly Warning[]): LlmRows {
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
export function aspectRow({ object1, object2, aspect, orbDeg, applying }: Aspect): Row {
  return [object1, object2, aspect, cell(orbDeg), applying];
}
