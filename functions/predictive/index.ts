import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openPieceStore } from '../../lib/runtime/positions.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'predictive',
  endpoints,
  services: { ephemeris: openEphemeris, positions: openPieceStore },
});
