import * as z from 'zod';
import { STATION_TYPES, type StationEvent } from '../../../lib/astro/sky/events/event.ts';
import { eventMomentShape, toMomentMembers, toPlaceMembers, zodiacPlaceShape } from '../event-records.ts';
import type { PlacedEvent } from '../place-events.ts';

export const VenusStationRecord = z
  .object({
    type: z.enum(STATION_TYPES).meta({ description: 'The motion that begins', example: 'retrograde' }),
    ...eventMomentShape,
    ...zodiacPlaceShape,
  })
  .meta({ id: 'VenusStation', description: 'The apparent tropical longitude of Venus turns; stated to the second' });

export type VenusStationRecord = z.output<typeof VenusStationRecord>;

/** A station as the answer states it. */
export function toStationRecord({ motion, moment, longitudeDeg }: PlacedEvent<StationEvent>): VenusStationRecord {
  return { type: motion, ...toMomentMembers(moment), ...toPlaceMembers(longitudeDeg) };
}
