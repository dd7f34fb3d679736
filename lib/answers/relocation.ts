import type { Provenance } from '../domain/chart/provenance.ts';
import { locationInfo, type PlaceInZone } from './chart-info.ts';
import { fullChart, type NatalChart } from './natal-chart.ts';
import type { Display } from './position.ts';

/** A chart whose houses are those of another place. */
export interface RelocatedChart extends NatalChart {
  readonly relocation: PlaceInZone;
}

/** The relocated chart, in full. */
export function relocationData(relocated: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, relocation } = relocated;
  return {
    original_location: locationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: locationInfo(relocation),
    ...fullChart(relocated, display, provenance),
  };
}
