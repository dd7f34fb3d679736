import * as z from 'zod';

const Point = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
});

/** A text that may be missing; geocoders send null as well as nothing. */
export const optionalText = z.string().nullish();

/** A GeoJSON answer whose features have these properties; anything else in it is passed over. */
export function featuresSchema<Properties extends z.ZodType>(properties: Properties) {
  return z.object({
    licence: z.string().optional(),
    features: z.array(z.object({ geometry: Point, properties })),
  });
}

/** One place of a geocoder's answer, with GeoJSON's order of coordinates: longitude first. */
export interface GeocoderFeature<Properties> {
  readonly geometry: { readonly coordinates: readonly [number, number, ...number[]] };
  readonly properties: Properties;
}
