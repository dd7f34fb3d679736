import { readAllowedOrigins } from '../../lib/runtime/allowed-origins.ts';
import { openAnswers } from '../../lib/runtime/answers.ts';
import { openClock } from '../../lib/runtime/clock.ts';
import { openDocsSearch } from '../../lib/runtime/docs-search.ts';
import { openEndpointCaller } from '../../lib/runtime/endpoint-caller.ts';
import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openGeocoder } from '../../lib/runtime/geocoder.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openLinks } from '../../lib/runtime/links.ts';
import { openPictures } from '../../lib/runtime/pictures.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { openCalendars, openPracticeRules, openZoneLookup } from '../../lib/runtime/places.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { readSignIn } from '../../lib/runtime/sign-in.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';
import { calledEndpoints } from './tools.ts';

const endpointCaller = openEndpointCaller({
  name: 'mcp',
  endpoints: calledEndpoints,
  services: {
    clock: openClock,
    ephemeris: openEphemeris,
    positions: openPieceStore,
    zones: openZones,
    zoneLookup: openZoneLookup,
    localPractice: openPracticeRules,
    calendars: openCalendars,
    geocoder: openGeocoder,
    limiter: openLimiter,
    pictures: openPictures,
    links: () => openLinks(process.env),
    publicUrl: () => readSignIn(process.env).publicUrl,
    answers: openAnswers,
  },
});

export const handler = serve({
  name: 'mcp',
  endpoints,
  services: {
    endpointCaller: () => endpointCaller,
    origins: () => readAllowedOrigins(process.env),
    searchDocs: () => openDocsSearch(),
  },
});
