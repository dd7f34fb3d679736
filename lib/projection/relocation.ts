import { aspectRecord } from './aspects.ts';
import { locationInfo, type PlaceInZone } from './chart-info.ts';
import { allAngles, housesMap } from './houses.ts';
import { hermeticLot } from './lots.ts';
import { chartMetadata, type Provenance } from './metadata.ts';
import { type NatalChart, planetsMap } from './natal-chart.ts';
import type { Display } from './position.ts';
import { subjectInfo } from './subject.ts';

/** A chart whose houses are those of another place. */
export interface RelocatedChart extends NatalChart {
  readonly relocation: PlaceInZone;
}

/** The relocated chart, in full. */
export function relocationData(relocated: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, chart, aspects, relocation } = relocated;
  const { decimals } = display;
  const { horizon, lots, warnings } = chart;
  return {
    original_location: locationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: locationInfo(relocation),
    planets: planetsMap(relocated, display),
    houses: horizon ? housesMap(horizon.houses, decimals) : {},
    ...(horizon && { angles: allAngles(horizon.houses, decimals) }),
    aspects: aspects.map((aspect) => aspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => hermeticLot(lot, decimals)) }),
    subject: subjectInfo(subject),
    warnings: [...warnings],
    metadata: chartMetadata(chart, display, provenance),
  };
}
