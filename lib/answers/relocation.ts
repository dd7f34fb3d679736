import type { Provenance } from '../domain/chart/provenance.ts';
import { type PlaceInZone, toLocationInfo } from './chart-info.ts';
import { type NatalChart, toFullChart } from './natal-chart.ts';
import type { Display } from './position.ts';

/** A chart whose houses are those of another place. */
export interface RelocatedChart extends NatalChart {
  readonly relocation: PlaceInZone;
}

/** The relocated chart, in full. */
export function toRelocationData(chart: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, relocation } = chart;
  return {
    original_location: toLocationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: toLocationInfo(relocation),
    ...toFullChart(chart, display, provenance),
  };
}
