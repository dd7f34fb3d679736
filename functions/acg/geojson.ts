import * as z from 'zod';
import { toEphemerisLabels } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import { instantText, processingTime, success } from '../../lib/requests/answer.ts';
import { engineShape, timeZoneDatabase } from '../../lib/requests/chart/metadata.ts';
import { warnings } from '../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../lib/requests/chart/subject-info.ts';
import { collectionShape } from '../../lib/requests/geojson.ts';
import type { MapFrame } from './map-sky.ts';

/** How a map was drawn. */
const AcgMetadata = z
  .object({
    calculation_time: instantText('When the map was computed'),
    ...engineShape,
    time_zone_database: timeZoneDatabase,
    processing_time_ms: processingTime,
  })
  .meta({ id: 'AcgMetadata', description: 'How the map was drawn' });

type AcgMetadata = z.output<typeof AcgMetadata>;

/** The members of every map; GeoJSON lets a collection have more than its own. */
export function mapSchema<Feature extends z.ZodType>(feature: Feature, description: string) {
  return z.object({
    success,
    ...collectionShape(feature, description),
    subject: SubjectInfo,
    warnings,
    metadata: AcgMetadata,
  });
}

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
