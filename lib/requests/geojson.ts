import * as z from 'zod';
import { text } from './members.ts';

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

/** Member `type` of a collection of features. */
export const collectionType = z.literal('FeatureCollection').meta({ description: 'GeoJSON' });

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

/** The members of a collection of features; GeoJSON lets it have more than these. */
export const collectionShape = <Feature extends z.ZodType>(feature: Feature, description: string) => ({
  type: z.literal('FeatureCollection').meta({ description: 'GeoJSON' }),
  features: z.array(feature).meta({ description }),
});
