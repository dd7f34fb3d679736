import * as z from 'zod';
import { STATION_TYPES, type Station } from '../../../lib/domain/events/stations.ts';
import type { OutputZodiac } from '../../../lib/domain/venus/output-zodiac.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { momentShape, placeShape, shownMoment, shownPlace } from '../event-records.ts';
import { inOrder, RangeMetadata } from '../metadata.ts';

export const VenusStationRecord = z
  .object({
    type: z.enum(STATION_TYPES).meta({ description: 'The motion that begins', example: 'retrograde' }),
    ...momentShape,
    ...placeShape,
  })
  .meta({ id: 'VenusStation', description: 'The apparent tropical longitude of Venus turns; stated to the second' });

export type VenusStationRecord = z.output<typeof VenusStationRecord>;

export const VenusStationsResponse = z
  .object({
    success,
    stations: z.array(VenusStationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusStationsResponse', description: 'The stations of a range' });

export function stationRecord({ type, moment }: Station, reckoning: OutputZodiac): VenusStationRecord {
  return { type, ...shownMoment(moment), ...shownPlace('venus', moment, reckoning) };
}
