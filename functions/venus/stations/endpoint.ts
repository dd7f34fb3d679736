import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { findStations } from '../../../lib/domain/events/stations.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { searchInfo, venusMetadata } from '../metadata.ts';
import { VenusRangeRequest } from '../range-request.ts';
import { readRange } from '../read-dates.ts';
import { stationRecord, VenusStationsResponse } from './response.ts';

export const stations = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/venus-star-points/stations',
    summary: 'Stations of Venus',
    description:
      'Every moment of a range at which the apparent ecliptic longitude of Venus turns, to the second: retrograde some three weeks before an inferior conjunction, direct three weeks after it. The moments are those at which the tropical longitude turns, in a sidereal zodiac too.',
    uses: ['ephemeris'],
    request: { body: VenusRangeRequest },
    response: VenusStationsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['InvalidRange'],
    limits: 'none',
    cache: 'none',
    examples: [
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
    ],
  },
  ({ body }, { ephemeris }) => {
    const window = readRange(body, ephemeris);
    const reckoning = { ephemeris, zodiac: toZodiac(body) };
    const found = findStations({ sky: createPositionSource(ephemeris), body: 'venus', window });
    const stations = found.map((event) => stationRecord(event, reckoning));
    const metadata = venusMetadata(reckoning, window.fromJdUt);
    return { stations, metadata: { ...searchInfo(window, found), ...metadata } };
  },
);
