import { toEphemerisLabels } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import type { AcgMetadata } from './geojson.ts';
import type { MapFrame } from './map-sky.ts';

/** Features as the GeoJSON collection of the answer. */
export function toFeatureCollection<Feature>(
  features: readonly Feature[],
  { subject, warnings }: MapFrame,
  provenance: Provenance,
) {
  return {
    type: 'FeatureCollection' as const,
    features: [...features],
    subject: toSubjectInfo(subject),
    warnings: [...warnings],
    metadata: toMapMetadata(provenance),
  };
}

function toMapMetadata({ calculatedAt, zoneDatabase, engine }: Provenance): Omit<AcgMetadata, 'processing_time_ms'> {
  return {
    calculation_time: calculatedAt.toISOString(),
    ...toEphemerisLabels(engine),
    time_zone_database: zoneDatabase,
  };
}
