import type { z } from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import { findNearbyLines } from '../../../lib/astro/chart/acg/nearby-lines.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';
import { createLineWriter } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { readSkyOverPlace } from '../map-sky.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { hitProperties } from '../records.ts';
import { estimateMap } from '../work.ts';
import type { contract, HitFeature } from './contract.ts';
import type { hits } from './endpoint.ts';
import { HitsRequest } from './request.ts';

const hitsPicture = createMapPicture<z.output<typeof HitFeature>>({
  technique: 'Lines nearby',
  shows: 'the lines within the radius over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle, distance_km } }) => {
    const look = lookOfAngle(body, angle);
    return {
      ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...look },
      title: `${look.title}, ${Math.round(distance_km)} km away`,
      data: { 'data-body': body, 'data-angle': angle, 'data-distance-km': distance_km },
    };
  },
});

const examples: readonly Example[] = [
  {
    name: 'lisbon',
    summary: 'Lines near Lisbon',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, location: places.lisbon },
  },
  {
    name: 'wide',
    summary: 'Lines within 2000 km of a place at the antimeridian',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      location: places.suva,
      radius_km: 2000,
      options: { frame: 'zodiacal' },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof hits, typeof contract>()({
  request: { query: AcgQuery, body: HitsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: hitsPicture },
  work: ({ body }) => estimateMap('hits', body),
  examples,
  run: ({ body }, services, context) => {
    const map = readSkyOverPlace(body, services);
    const lines = computeAngularLines(map.bodies, body.options.frame, map.sky);
    const hits = findNearbyLines(lines, map.over.place, body.radius_km).map((hit) => ({ ...hit, ...hit.line }));
    const features = hits.map(createLineWriter(hitProperties, body.options));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
});
