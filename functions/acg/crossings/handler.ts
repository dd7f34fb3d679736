import type { z } from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { findLineCrossings, type LineCrossing } from '../../../lib/astro/chart/acg/crossings.ts';
import { computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { position } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { createMapPicture } from '../picture.ts';
import { lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { crossingLineRecord, crossingProperties, paranProperties } from '../records.ts';
import { estimateCrossings } from '../work.ts';
import type { CrossingFeature, contract } from './contract.ts';
import type { crossings } from './endpoint.ts';
import { CrossingsRequest } from './request.ts';

/** Crossings as points with their bodies and angles; the title of each states the latitude of its paran. */
const crossingsPicture = createMapPicture<z.output<typeof CrossingFeature>>({
  technique: 'Crossings',
  shows: 'the crossings as points over the coastlines of the Earth',
  legend: [],
  toSpot: ({ id, geometry, properties: { lines: of, paran_latitude } }) => {
    if (geometry.type !== 'Point') return undefined;
    const crossed = of.map(({ body, angle: at }) => lookOfAngle(body, at).title).join(', ');
    const label = of.map(({ body, angle: at }) => ({
      symbol: lookOfBody(body).symbol ?? '',
      text: lookOfAngle(body, at).label,
    }));
    const title = `${crossed}: paran at latitude ${roundTo(paran_latitude, 2)}`;
    return { shape: 'point', at: geometry.coordinates, label, title, data: { 'data-crossing': id } };
  },
});

/** A crossing, and the parallel of its paran. */
function toCrossingFeatures({ id, lines, place }: LineCrossing, decimals: number) {
  const parts = {
    lines: lines.map((line) => crossingLineRecord.write({ ...line, decimals })),
    latitude: roundTo(place.latitudeDeg, decimals),
  };
  const [, latitude] = position(place);
  const crossing = {
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: position(place) },
    properties: crossingProperties.write(parts),
  };
  const parallel: [number, number][] = [-180, 0, 180].map((longitude) => [longitude, latitude]);
  const paran = {
    type: 'Feature' as const,
    id: `paran:${id}`,
    geometry: { type: 'LineString' as const, coordinates: parallel },
    properties: paranProperties.write(parts),
  };
  return [crossing, paran] as const;
}

const examples: readonly Example[] = [
  {
    name: 'venusAndJupiter',
    summary: 'Two bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'] },
  },
  {
    name: 'everyBody',
    summary: 'Every pair of bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney, options: { decimal_places: 3 } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof crossings, typeof contract>()({
  request: { query: AcgQuery, body: CrossingsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: crossingsPicture },
  work: ({ body }) => estimateCrossings(body),
  examples,
  run: ({ body }, services, context) => {
    const map = readSky(body, services);
    const lines = computeAngularLines(map.bodies, body.options.frame, map.sky);
    const { decimal_places: decimals } = body.options;
    const features = findLineCrossings(lines).flatMap((crossing) => toCrossingFeatures(crossing, decimals));
    return toFeatureCollection(features, map, context.provenance());
  },
});
