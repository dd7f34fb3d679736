import * as z from 'zod';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { LocationInfo } from '../../lib/requests/chart/chart-info.ts';
import { featureSchema, LineGeometry, PointGeometry } from '../../lib/requests/geojson.ts';
import { mapSchema } from './geojson.ts';
import * as records from './records.ts';

const defineMapContract = <Response extends z.ZodType>(
  response: Response,
  description: string,
  errors: readonly 'InvalidStar'[] = [],
) => defineContract({ description, response, errors: ['LLMModeNotSupported', ...errors] });

/** The schema of lines with these properties. */
const lineSchema = <Properties extends z.ZodType>(
  properties: { readonly schema: Properties },
  words: { readonly id: string; readonly description: string },
) => featureSchema(LineGeometry, properties.schema).meta(words);

const LineFeature = lineSchema(records.angularProperties, {
  id: 'AcgLine',
  description: 'A line on which a body is on an angle, from the south to the north',
});

const HitFeature = lineSchema(records.hitProperties, {
  id: 'AcgHit',
  description: 'A line that passes near the place, in its full length',
});

const CrossingFeature = z
  .union([
    featureSchema(PointGeometry, records.crossingProperties.schema).meta({
      id: 'AcgCrossing',
      description: 'A place where two lines cross',
    }),
    lineSchema(records.paranProperties, { id: 'AcgParan', description: 'The parallel of a paran' }),
  ])
  .meta({ id: 'AcgCrossingOrParan', description: 'A crossing, or the paran on its parallel' });

const LocalSpaceFeature = lineSchema(records.localSpaceProperties, {
  id: 'AcgLocalSpaceLine',
  description: 'Half of a great circle, from the place to its antipode',
});

const AspectFeature = lineSchema(records.aspectProperties, {
  id: 'AcgAspectLine',
  description: 'A line on which a body is in aspect to an angle',
});

/** The features of each map. */
export interface MapFeatures {
  readonly lines: z.output<typeof LineFeature> | z.output<typeof PointFeature>;
  readonly hits: z.output<typeof HitFeature>;
  readonly crossings: z.output<typeof CrossingFeature>;
  readonly 'local-space': z.output<typeof LocalSpaceFeature>;
  readonly aspects: z.output<typeof AspectFeature>;
}

const PointFeature = lineSchema(records.pointProperties, {
  id: 'AcgPointLine',
  description: 'A line on which a star, midpoint, lot or moving body is on an angle',
});

const LinesResponse = mapSchema(
  z.union([LineFeature, PointFeature]).meta({ id: 'AcgLineOfMap', description: 'A line of a body or of a point' }),
  'The four lines of every body: `MC`, `IC`, `ASC`, `DSC`, bodies in catalog order; then those of the stars, midpoints, lots and moving bodies of the request',
).meta({ id: 'AcgLines', description: 'A map of lines as GeoJSON' });

export type LinesResponse = z.output<typeof LinesResponse>;

const HitsResponse = mapSchema(HitFeature, 'Lines that pass within the radius, nearest first')
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgHits', description: 'Lines that pass near a place as GeoJSON' });

export type HitsResponse = z.output<typeof HitsResponse>;

export const contracts = {
  lines: defineMapContract(
    LinesResponse,
    'Draws four lines for every body: the meridians on which it culminates, and the curves on which it rises and sets, which end at the latitudes beyond which it neither rises nor sets. GeoJSON, cut at the antimeridian.',
    ['InvalidStar'],
  ),
  hits: defineMapContract(
    HitsResponse,
    'Measures the great circle from the place to each exact curve, not to its drawn points, and lists the lines within the radius, nearest first. The list is empty if there is none.',
  ),
  crossings: defineMapContract(
    mapSchema(CrossingFeature, 'Every crossing of lines of two bodies, each followed by its paran').meta({
      id: 'AcgCrossings',
      description: 'Crossings and parans as GeoJSON',
    }),
    'Lists every place where lines of two different bodies cross, each with the parallel of its paran: at every place on that parallel both bodies are on these angles at the same time once a day. `options.latitude` lists the parans of a place. Meridians meet at the poles only and are left out.',
  ),
  'local-space': defineMapContract(
    mapSchema(LocalSpaceFeature, 'For each body the line toward it and the line away from it')
      .extend({ location: LocationInfo })
      .meta({ id: 'AcgLocalSpace', description: 'A map of local space as GeoJSON' }),
    'Draws for every body the great circle that leaves the place in its direction, and the one that leaves the other way; both end at the antipode. The first passes where the body is overhead.',
  ),
  aspects: defineMapContract(
    mapSchema(
      AspectFeature,
      'For each body the lines to `ASC`, then those to `MC`: two for each aspect, ahead of the body and behind it; one for a conjunction or an opposition',
    ).meta({ id: 'AcgAspects', description: 'A map of aspects to the angles as GeoJSON' }),
    'Draws the lines on which a degree in aspect to a body rises or culminates. Aspects are measured along the ecliptic. Those to the Descendant and the Imum Coeli are the same lines: a trine to the one is a sextile to the other.',
  ),
};
