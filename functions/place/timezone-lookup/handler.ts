import * as z from 'zod';
import { createPlaceWarnings } from '../../../lib/charts/birth-warnings.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { bodyPoint } from '../coordinates.ts';
import type { timezoneLookup } from '../endpoints.ts';
import { zoneRecord } from '../zone-records.ts';
import type { contract } from './contract.ts';

const TimezoneLookupRequest = z
  .strictObject(bodyPoint)
  .meta({ id: 'TimezoneLookupRequest', description: 'A point on the Earth' });

export const handler: EndpointHandler = defineHandler<typeof timezoneLookup, typeof contract>()({
  request: { body: TimezoneLookupRequest },
  examples: [
    {
      name: 'basel',
      summary: 'Basel, where three countries meet',
      body: { latitude: { decimal: 47.5596 }, longitude: { decimal: 7.5886 } },
    },
    { name: 'highSeas', summary: 'In the middle of the Atlantic', body: { latitude: 0, longitude: -30 } },
  ],
  run: ({ body }, { zoneLookup }) => {
    const { latitude, longitude } = body;
    const place = { latitudeDeg: latitude.decimal, longitudeDeg: longitude.decimal };
    const found = zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg);
    return {
      ...zoneRecord.write(found),
      latitude: latitude.decimal,
      longitude: longitude.decimal,
      attribution: zoneLookup.attribution,
      warnings: [...createZoneWarnings(found), ...createPlaceWarnings(place, zoneLookup)],
    };
  },
});
