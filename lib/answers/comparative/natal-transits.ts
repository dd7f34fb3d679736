import type { Aspect } from '../../domain/aspects/point.ts';
import type { Provenance } from '../../domain/chart/provenance.ts';
import type { HousesByPoint } from '../../domain/comparative/house-overlay.ts';
import { toAspectRecord } from '../aspects.ts';
import { type NatalChart, toFullChart } from '../natal-chart.ts';
import type { Display } from '../position.ts';
import { toPairRows } from './pair-rows.ts';

/** The sky of a moment laid upon a birth. */
export interface NatalTransits {
  readonly natal: NatalChart;
  readonly transits: NatalChart;
  /** From a transiting body to a natal point. */
  readonly aspects: readonly Aspect[];
  readonly transitHouses: HousesByPoint;
}

/** Transits to a birth, with both charts in full. */
export function toNatalTransitsData(comparison: NatalTransits, display: Display, provenance: Provenance) {
  return {
    natal_chart: toFullChart(comparison.natal, display, provenance),
    transit_chart: toFullChart(comparison.transits, display, provenance),
    aspects: comparison.aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    transit_houses: comparison.transitHouses,
  };
}

/** Transits to a birth as rows for a language model. */
export function toNatalTransitsRows({ natal, transits, aspects, transitHouses }: NatalTransits) {
  return toPairRows({
    first: { prefix: 't', natal: transits, inOther: transitHouses },
    second: { prefix: 'n', natal, inOther: {} },
    aspects,
  });
}
