import type { Warning } from '../../domain/chart/warning.ts';
import type { Ephemeris } from '../../ephemeris/port.ts';
import type { AcgMetadata } from '../../schemas/acg/geojson.ts';
import { ephemerisLabels, type Provenance } from '../metadata.ts';
import { milliseconds } from '../rounding.ts';
import { type ReadSubject, subjectInfo } from '../subject.ts';

/** What surrounds the features of a map. */
export interface MapFrame {
  readonly subject: ReadSubject;
  readonly warnings: readonly Warning[];
}

/** Where a map's numbers come from, and what they took. */
export interface MapProvenance extends Provenance {
  readonly facts: Ephemeris['facts'];
  readonly elapsedMs: number;
}

/** Features as the collection that is answered. */
export function featureCollection<Feature>(
  features: readonly Feature[],
  { subject, warnings }: MapFrame,
  provenance: MapProvenance,
) {
  return {
    success: true as const,
    type: 'FeatureCollection' as const,
    features: [...features],
    subject: subjectInfo(subject),
    warnings: [...warnings],
    metadata: mapMetadata(provenance),
  };
}

function mapMetadata({ calculatedAt, zoneDatabase, facts, elapsedMs }: MapProvenance): AcgMetadata {
  return {
    calculation_time: calculatedAt.toISOString(),
    ...ephemerisLabels(facts),
    time_zone_database: zoneDatabase,
    processing_time_ms: milliseconds(elapsedMs),
  };
}
