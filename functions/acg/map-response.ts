import { toEphemerisLabels } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/domain/chart/provenance.ts';
import type { Warning } from '../../lib/domain/chart/warning.ts';
import type { ResolvedSubject } from '../../lib/use-cases/subject.ts';
import type { AcgMetadata } from './geojson.ts';

/** What surrounds the features of a map. */
export interface MapFrame {
  readonly subject: ResolvedSubject;
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
    subject: toSubjectInfo(subject),
    warnings: [...warnings],
    metadata: mapMetadata(provenance),
  };
}

function mapMetadata({ calculatedAt, zoneDatabase, engine }: Provenance): Omit<AcgMetadata, 'processing_time_ms'> {
  return {
    calculation_time: calculatedAt.toISOString(),
    ...toEphemerisLabels(engine),
    time_zone_database: zoneDatabase,
  };
}
