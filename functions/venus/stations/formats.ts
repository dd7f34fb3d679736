import { createVenusFormats } from '../formats.ts';
import { VenusStationRecord, type VenusStationsResponse } from './response.ts';

export const stationFormats = createVenusFormats({
  record: VenusStationRecord,
  list: ({ stations }: VenusStationsResponse) => stations,
  summarize: ({ type, sign }) => `Venus stations ${type} in ${sign}`,
});
