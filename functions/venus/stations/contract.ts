import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { inOrder, RangeMetadata } from '../metadata.ts';
import { VenusStationRecord } from './response.ts';

export const VenusStationsResponse = z
  .object({
    success,
    stations: z.array(VenusStationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusStationsResponse', description: 'The stations of a range' });

export type VenusStationsResponse = z.output<typeof VenusStationsResponse>;

export const contract = defineContract({
  description:
    'Every moment of a range at which the apparent ecliptic longitude of Venus turns, to the second: retrograde some three weeks before an inferior conjunction, direct three weeks after it. The moments are those at which the tropical longitude turns, in a sidereal zodiac too.',
  response: VenusStationsResponse,
  errors: ['InvalidRange'],
});
