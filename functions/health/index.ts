import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openInstance } from '../../lib/runtime/instance.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openStatistics } from '../../lib/runtime/statistics.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'health',
  endpoints,
  services: { ephemeris: openEphemeris, zones: openZones, statistics: openStatistics, instance: openInstance },
});
