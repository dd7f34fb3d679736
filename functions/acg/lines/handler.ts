import type { z } from 'zod';
import { computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { createLineWriter } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { angularProperties } from '../records.ts';
import { estimateMap } from '../work.ts';
import type { contract, LineFeature } from './contract.ts';
import type { lines } from './endpoint.ts';
import { LinesRequest } from './request.ts';

const linesPicture = createMapPicture<z.output<typeof LineFeature>>({
  technique: 'Planetary lines',
  shows: 'the lines over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...lookOfAngle(body, angle) },
    data: { 'data-body': body, 'data-angle': angle },
  }),
});

const examples: readonly Example[] = [
  { name: 'everyBody', summary: 'The whole map of a birth', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'zodiacal',
    summary: 'Three bodies by their degrees of the ecliptic, drawn coarsely',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      bodies: ['sun', 'moon', 'pluto'],
      options: { frame: 'zodiacal', tolerance_km: 20 },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof lines, typeof contract>()({
  request: { query: AcgQuery, body: LinesRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: linesPicture },
  work: ({ body }) => estimateMap('lines', body),
  examples,
  run: ({ body }, services, context) => {
    const map = readSky(body, services);
    const lines = computeAngularLines(map.bodies, body.options.frame, map.sky);
    return toFeatureCollection(lines.map(createLineWriter(angularProperties, body.options)), map, context.provenance());
  },
});
