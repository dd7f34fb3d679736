import type * as z from 'zod';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import type { LineFeature } from './contract.ts';

export const linesPicture = createMapPicture<z.output<typeof LineFeature>>({
  technique: 'Planetary lines',
  shows: 'the lines over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...lookOfAngle(body, angle) },
    data: { 'data-body': body, 'data-angle': angle },
  }),
});
