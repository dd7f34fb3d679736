import type { z } from 'zod';
import { computeAspectLines, countAspectLines } from '../../../lib/astro/chart/acg/aspect-lines.ts';
import { DEFAULT_ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { ASPECT_GLYPHS } from '../../../lib/draw/kit/glyphs.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { createLineWriter } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import { aspectProperties } from '../records.ts';
import { estimateAspectLines } from '../work.ts';
import type { AspectFeature, contract } from './contract.ts';
import type { aspects } from './endpoint.ts';
import { AspectsRequest } from './request.ts';

/** The picture of the lines; a label states the longitude of the angle minus that of the body, or has the symbol of the aspect. */
const aspectsPicture = createMapPicture<z.output<typeof AspectFeature>, AspectsRequest>({
  technique: 'Aspects to the angles',
  shows: 'the lines over the coastlines of the Earth',
  legend: [{ text: 'aspect to the Midheaven' }, { dashes: '7 5', text: 'aspect to the Ascendant' }],
  countLines: ({ bodies = DEFAULT_ACG_BODY_IDS, options }) => countAspectLines(bodies, options.aspects),
  toCurve: ({ id, geometry, properties: { body, angle, aspect, offset } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body) },
    ...(angle === 'ASC' && { dashes: '7 5' }),
    label: `${offset}°`,
    sign: ASPECT_GLYPHS[aspect],
    title: `${namePoint(body)} ${aspect.replaceAll('_', '-')} ${angle === 'ASC' ? 'Ascendant' : 'Midheaven'}`,
    data: { 'data-body': body, 'data-angle': angle, 'data-aspect': aspect, 'data-offset': offset },
  }),
});

const examples: readonly Example[] = [
  {
    name: 'trines',
    summary: 'Trines of Venus and Jupiter',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'], options: { aspects: ['trine'] } },
  },
  {
    name: 'everyBody',
    summary: 'Sextiles, squares and trines of every body',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney },
  },
];

export const handler: EndpointHandler = defineHandler<typeof aspects, typeof contract>()({
  request: { query: AcgQuery, body: AspectsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: aspectsPicture },
  work: ({ body }) => estimateAspectLines(body, body.options.aspects.length),
  examples,
  run: ({ body }, services, context) => {
    const map = readSky(body, services);
    const lines = computeAspectLines(map.bodies, body.options.aspects, map.sky);
    return toFeatureCollection(lines.map(createLineWriter(aspectProperties, body.options)), map, context.provenance());
  },
});
