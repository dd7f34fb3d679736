import { createVenusFormats } from '../formats.ts';
import type { VenusStationsResponse } from './contract.ts';
import { VenusStationRecord } from './response.ts';

export const stationFormats = createVenusFormats({
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
