import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchStations } from './calculate.ts';
import type { contract } from './contract.ts';
import type { stations } from './endpoint.ts';
import { examples } from './examples.ts';
import { stationFormats } from './formats.ts';
import { toStationRecord } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof stations, typeof contract>()({
  request: { query: DatedQuery, body: VenusRangeRequest },
  hasDisplayNames: true,
  formats: stationFormats,
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateVenusRange('stations', body),
  examples,
  run: ({ body }, services) => {
    const found = searchStations(body, services);
    return { stations: found.events.map(toStationRecord), metadata: toRangeMetadata(found, services.ephemeris.facts) };
  },
});
