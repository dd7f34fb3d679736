import { openAnswers } from '../../lib/runtime/answers.ts';
import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openZoneLookup } from '../../lib/runtime/places.ts';
import { openPieceStore } from '../../lib/runtime/positions.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { keepHeapSmall } from '../../lib/runtime/small-heap.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';

keepHeapSmall();

export const handler = serve({
  name: 'predictive',
  endpoints,
  services: {
    ephemeris: openEphemeris,
    positions: openPieceStore,
    zones: openZones,
    zoneLookup: openZoneLookup,
    limiter: openLimiter,
    answers: openAnswers,
  },
});
