import type { Provenance } from '../../domain/chart/provenance.ts';
import type { Warning } from '../../domain/chart/warning.ts';
import type { AcgMetadata } from '../../schemas/acg/geojson.ts';
import { ephemerisLabels } from '../metadata.ts';
import { type ReadSubject, subjectInfo } from '../subject.ts';

/** What surrounds the features of a map. */
export interface MapFrame {
  readonly subject: ReadSubject;
  readonly warnings: readonly Warning[];
}

/** Features as the collection that is answered. */
export function featureCollection<Feature>(
  features: readonly Feature[],
  { subject, warnings }: MapFrame,
  provenance: Provenance,
) {
  return {
    type: 'FeatureCollection' as const,
    features: [...features],
    subject: subjectInfo(subject),
    warnings: [...warnings],
    metadata: mapMetadata(provenance),
  };
}

function mapMetadata({ calculatedAt, zoneDatabase, engine }: Provenance): Omit<AcgMetadata, 'processing_time_ms'> {
  return {
    calculation_time: calculatedAt.toISOString(),
    ...ephemerisLabels(engine),
    time_zone_database: zoneDatabase,
  };
}
