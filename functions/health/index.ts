import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openInstance } from '../../lib/runtime/instance.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openStatistics } from '../../lib/runtime/statistics.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'health',
  endpoints,
  services: {
    ephemeris: openEphemeris,
    positions: openPieceStore,
    zones: openZones,
    statistics: openStatistics,
    instance: openInstance,
  },
});
