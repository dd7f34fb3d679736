import * as z from 'zod';
import { endpoint } from '../../lib/http/endpoint.ts';
import { zoneRecord } from '../../lib/projection/zone.ts';
import { zoneWarnings } from '../../lib/requests/place/zone-warnings.ts';
import { success } from '../../lib/schemas/answer.ts';
import { answeredPoint, bodyPoint } from '../../lib/schemas/places/coordinates.ts';
import { attribution, warnings } from '../../lib/schemas/places/place.ts';
import { zoneShape } from '../../lib/schemas/places/zone.ts';

const TimezoneLookupRequest = z
  .strictObject(bodyPoint)
  .meta({ id: 'TimezoneLookupRequest', description: 'A point on the Earth' });

const TimezoneLookupResponse = z
  .object({ success, ...zoneShape, ...answeredPoint, attribution, warnings })
  .meta({ id: 'TimezoneLookupResponse', description: 'The time zone at a point' });

export const timezoneLookup = endpoint(
  {
    method: 'POST',
    path: '/timezone/lookup',
    summary: 'The time zone at a point',
    description:
      'Every point has an answer: on the high seas that of the nearest place within 200 km or else the nautical zone, with `fallback` true.',
    uses: ['zoneLookup'],
    request: { body: TimezoneLookupRequest },
    response: TimezoneLookupResponse,
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'basel',
        summary: 'Basel, where three countries meet',
        body: { latitude: { decimal: 47.5596 }, longitude: { decimal: 7.5886 } },
      },
      { name: 'highSeas', summary: 'In the middle of the Atlantic', body: { latitude: 0, longitude: -30 } },
    ],
  },
  ({ body }, { zoneLookup }) => {
    const { latitude, longitude } = body;
    const found = zoneLookup.zonesAt(latitude.decimal, longitude.decimal);
    return {
      ...zoneRecord(found),
      latitude: latitude.decimal,
      longitude: longitude.decimal,
      attribution: zoneLookup.attribution,
      warnings: zoneWarnings(found),
    };
  },
);
