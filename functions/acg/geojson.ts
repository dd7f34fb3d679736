import * as z from 'zod';
import { toEphemerisLabels } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import { instantText, processingTime, success } from '../../lib/requests/answer.ts';
import { engineShape, timeZoneDatabase } from '../../lib/requests/chart/metadata.ts';
import { warnings } from '../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../lib/requests/chart/subject-info.ts';
import { text } from '../../lib/requests/members.ts';
import type { MapFrame } from './map-sky.ts';

/** Longitude, then latitude. */
export const GeoPosition = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .meta({ id: 'GeoPosition', description: 'Longitude and latitude, degrees, WGS 84', example: [2.3522, 48.8566] });

const Positions = z.array(GeoPosition).min(2);

const LineString = z
  .object({
    type: z.literal('LineString').meta({ description: 'One line' }),
    coordinates: Positions.meta({ description: 'Its positions in order' }),
  })
  .meta({ id: 'GeoLineString', description: 'A line that stays on one side of the antimeridian' });

const MultiLineString = z
  .object({
    type: z.literal('MultiLineString').meta({ description: 'A line in parts' }),
    coordinates: z.array(Positions).min(2).meta({ description: 'The positions of each part' }),
  })
  .meta({ id: 'GeoMultiLineString', description: 'A line that is cut at the antimeridian or at a pole' });

/** RFC 7946, section 3.1.9: what crosses the antimeridian is cut there. */
export const LineGeometry = z.discriminatedUnion('type', [LineString, MultiLineString]).meta({
  id: 'GeoLine',
  description: 'A line, in parts where it crosses the antimeridian or a pole (RFC 7946, 3.1.9)',
});

export type LineGeometry = z.output<typeof LineGeometry>;

export const PointGeometry = z
  .object({ type: z.literal('Point').meta({ description: 'One place' }), coordinates: GeoPosition })
  .meta({ id: 'GeoPoint', description: 'A place' });

/** A feature of a map. */
export function featureSchema<Geometry extends z.ZodType, Properties extends z.ZodType>(
  geometry: Geometry,
  properties: Properties,
) {
  return z.object({
    type: z.literal('Feature').meta({ description: 'GeoJSON' }),
    id: text('Identifier of the feature; equal requests give equal identifiers', 'sun.MC'),
    geometry,
    properties,
  });
}

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
    type: z.literal('FeatureCollection').meta({ description: 'GeoJSON' }),
    features: z.array(feature).meta({ description }),
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
