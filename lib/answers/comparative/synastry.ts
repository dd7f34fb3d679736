import type { Aspect } from '../../domain/aspects/point.ts';
import type { Provenance } from '../../domain/chart/provenance.ts';
import type { HousesByPoint } from '../../domain/comparative/house-overlay.ts';
import { toAspectRecord } from '../aspects.ts';
import { type NatalChart, toFullChart } from '../natal-chart.ts';
import type { Display } from '../position.ts';
import { toPairRows } from './pair-rows.ts';

/** Two births compared. */
export interface Synastry {
  readonly chartA: NatalChart;
  readonly chartB: NatalChart;
  /** From a point of A to one of B. */
  readonly aspects: readonly Aspect[];
  readonly houseOverlays: { readonly aInB: HousesByPoint; readonly bInA: HousesByPoint };
}

/** Two births compared, with both charts in full. */
export function toSynastryData(
  { chartA, chartB, aspects, houseOverlays }: Synastry,
  display: Display,
  from: Provenance,
) {
  return {
    chart_a: toFullChart(chartA, display, from),
    chart_b: toFullChart(chartB, display, from),
    aspects: aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    house_overlays: { a_in_b: houseOverlays.aInB, b_in_a: houseOverlays.bInA },
  };
}

/** Two births compared, as rows for a language model. */
export function toSynastryRows({ chartA, chartB, aspects, houseOverlays }: Synastry) {
  return toPairRows({
    first: { prefix: 'a', natal: chartA, inOther: houseOverlays.aInB },
    second: { prefix: 'b', natal: chartB, inOther: houseOverlays.bInA },
    aspects,
  });
}
