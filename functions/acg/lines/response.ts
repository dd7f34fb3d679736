import * as z from 'zod';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { angularShape } from '../properties.ts';

const AngularProperties = z
  .object(angularShape)
  .meta({ id: 'AcgAngularProperties', description: 'A line on which a body is on an angle' });

const LineFeature = featureSchema(LineGeometry, AngularProperties).meta({
  id: 'AcgLine',
  description: 'A line on which a body is on an angle, from the south to the north',
});

export const LinesResponse = mapSchema(
  LineFeature,
  'The four lines of every body: `MC`, `IC`, `ASC`, `DSC`, bodies in catalog order',
).meta({ id: 'AcgLines', description: 'A map of lines as GeoJSON' });

export const linesPicture = createMapPicture<z.output<typeof LineFeature>>({
  technique: 'Planetary lines',
  shows: 'the lines over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle } }) => ({
    ...{ id, parts: listParts(geometry), labelled: 'edge', ...lookOfBody(body), ...lookOfAngle(body, angle) },
    data: { 'data-body': body, 'data-angle': angle },
  }),
});

export type LinesResponse = z.output<typeof LinesResponse>;
