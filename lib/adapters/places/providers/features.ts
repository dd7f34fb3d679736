import * as z from 'zod';

const Point = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
});

/** Optional text; geocoders either omit a missing value or send null. */
export const optionalText = z.string().nullish();

/** Schema of a GeoJSON answer whose features have these properties; other members are ignored. */
export function featuresSchema<Properties extends z.ZodType>(properties: Properties) {
  return z.object({
    licence: z.string().optional(),
    features: z.array(z.object({ geometry: Point, properties })),
  });
}

/** One place of a geocoder's answer; coordinates are in GeoJSON order, longitude first. */
export interface GeocoderFeature<Properties> {
  readonly geometry: { readonly coordinates: readonly [number, number, ...number[]] };
  readonly properties: Properties;
}
