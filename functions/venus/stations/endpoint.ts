import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toRangeMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { estimateVenusRange } from '../work.ts';
import { searchStations } from './calculate.ts';
import { examples } from './examples.ts';
import { stationFormats } from './formats.ts';
import { toStationRecord, VenusStationsResponse } from './response.ts';

export const stations = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/stations',
    summary: 'Stations of Venus',
    description:
      'Every moment of a range at which the apparent ecliptic longitude of Venus turns, to the second: retrograde some three weeks before an inferior conjunction, direct three weeks after it. The moments are those at which the tropical longitude turns, in a sidereal zodiac too.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: VenusRangeRequest },
    response: VenusStationsResponse,
    hasDisplayNames: true,
    formats: stationFormats,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    work: ({ body }) => estimateVenusRange('stations', body),
    workMembers: ['end_date'],
    cache: 'none',
    examples,
  },
  ({ body }, services) => {
    const found = searchStations(body, services);
    return { stations: found.events.map(toStationRecord), metadata: toRangeMetadata(found, services.ephemeris.facts) };
  },
);
