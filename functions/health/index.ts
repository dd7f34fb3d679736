import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({ name: 'health', endpoints, services: { ephemeris: openEphemeris } });
