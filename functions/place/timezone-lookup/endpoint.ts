import * as z from 'zod';
import { createPlaceWarnings } from '../../../lib/charts/birth-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { bodyPoint, responsePoint } from '../coordinates.ts';
import { attribution, placeWarnings } from '../place-schema.ts';
import { toZoneMembers } from '../zone-record.ts';
import { zoneShape } from '../zone-schema.ts';

const TimezoneLookupRequest = z
  .strictObject(bodyPoint)
  .meta({ id: 'TimezoneLookupRequest', description: 'A point on the Earth' });

const TimezoneLookupResponse = z
  .object({ success, ...zoneShape, ...responsePoint, attribution, warnings: placeWarnings })
  .meta({ id: 'TimezoneLookupResponse', description: 'The time zone at a point' });

export const timezoneLookup = defineEndpoint(
  {
    method: 'POST',
    path: '/timezone/lookup',
    summary: 'The time zone at a point',
    description:
      'Every point has a time zone: at sea it is that of the nearest place within 200 km, otherwise the nautical zone, with `fallback` true.',
    uses: ['zoneLookup'],
    request: { body: TimezoneLookupRequest },
    response: TimezoneLookupResponse,
    errors: [],
    demo: true,
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
    const place = { latitudeDeg: latitude.decimal, longitudeDeg: longitude.decimal };
    const found = zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg);
    return {
      ...toZoneMembers(found),
      latitude: latitude.decimal,
      longitude: longitude.decimal,
      attribution: zoneLookup.attribution,
      warnings: [...createZoneWarnings(found), ...createPlaceWarnings(place, zoneLookup)],
    };
  },
);
