import type { z } from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';
import { createLineWriter } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import { localSpaceProperties } from '../records.ts';
import { estimateMap } from '../work.ts';
import { calculateLocalSpace } from './calculate.ts';
import type { contract, LocalSpaceFeature } from './contract.ts';
import type { localSpace } from './endpoint.ts';
import { LocalSpaceRequest } from './request.ts';

const localSpacePicture = createMapPicture<z.output<typeof LocalSpaceFeature>>({
  technique: 'Local space',
  shows: 'the lines of local space over the coastlines of the Earth',
  legend: [{ text: 'toward the body' }, { dashes: '7 5', text: 'away from it' }],
  toCurve: ({ id, geometry, properties: { body, direction, azimuth } }) => ({
    ...{ id, parts: listParts(geometry), ...lookOfBody(body), label: '' },
    ...(direction === 'away' ? { dashes: '7 5' } : { labeled: 'start' as const }),
    title: `${namePoint(body)}, azimuth ${Math.round(azimuth)}°, ${direction}`,
    data: { 'data-body': body, 'data-direction': direction },
  }),
});

const examples: readonly Example[] = [
  { name: 'birthplace', summary: 'From the birthplace', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'elsewhere',
    summary: 'From another place',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['sun', 'moon'], location: places.suva },
  },
];

export const handler: EndpointHandler = defineHandler<typeof localSpace, typeof contract>()({
  request: { query: AcgQuery, body: LocalSpaceRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: localSpacePicture },
  work: ({ body }) => estimateMap('local-space', body),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateLocalSpace(body, services);
    const features = map.lines.map(createLineWriter(localSpaceProperties, body.options));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
});
