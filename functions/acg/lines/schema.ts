import * as z from 'zod';
import { featureOf, LineGeometry, mapOfFeatures } from '../geojson.ts';
import { AngularProperties } from '../properties.ts';
import { acgOptions, acgRequest } from '../request.ts';

const LinesOptions = z
  .strictObject(acgOptions)
  .meta({ id: 'AcgLinesOptions', description: 'How the lines are drawn', example: { frame: 'in_mundo' } });

export const LinesRequest = acgRequest({ options: LinesOptions.prefault({}) }).meta({
  id: 'AcgLinesRequest',
  description: 'Whose map, of which bodies',
});

const LineFeature = featureOf(LineGeometry, AngularProperties).meta({
  id: 'AcgLine',
  description: 'A line on which a body is on an angle, from the south to the north',
});

export const LinesResponse = mapOfFeatures(
  LineFeature,
  'The four lines of every body: `MC`, `IC`, `ASC`, `DSC`, bodies in catalog order',
).meta({ id: 'AcgLines', description: 'A map of lines as GeoJSON' });

export type LinesResponse = z.output<typeof LinesResponse>;
