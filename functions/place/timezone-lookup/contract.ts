import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { responsePoint } from '../coordinates.ts';
import { attribution, placeWarnings } from '../place-schema.ts';
import { zoneRecord } from '../zone-records.ts';

const TimezoneLookupResponse = z
  .object({ success, ...zoneRecord.schema.shape, ...responsePoint, attribution, warnings: placeWarnings })
  .meta({ id: 'TimezoneLookupResponse', description: 'The time zone at a point' });

export const contract = defineContract({
  description:
    'Every point has a time zone: at sea it is that of the nearest place within 200 km, otherwise the nautical zone, with `fallback` true.',
  response: TimezoneLookupResponse,
  errors: [],
});
