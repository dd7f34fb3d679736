import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { createVenusFormats } from '../formats.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchStations } from './calculate.ts';
import type { contract, VenusStationsResponse } from './contract.ts';
import type { stations } from './endpoint.ts';
import { toStationRecord, VenusStationRecord } from './response.ts';

const stationFormats = createVenusFormats({
  record: VenusStationRecord,
  list: ({ stations }: VenusStationsResponse) => stations,
  summarize: ({ type, sign }, words) =>
    words.write(
      'stations',
      words.point('venus'),
      words.motion(type === 'direct' ? 'direct' : 'retrograde'),
      words.sign(sign),
    ),
});

const examples: readonly Example[] = [
  {
    name: 'oneRetrograde',
    summary: 'The retrograde of 2020',
    body: { start_date: '2020-01-01', end_date: '2021-01-01' },
  },
  {
    name: 'sidereal',
    summary: 'The same with sidereal longitudes',
    body: { start_date: '2020-01-01', end_date: '2021-01-01', zodiac_type: 'sidereal' },
  },
];

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
