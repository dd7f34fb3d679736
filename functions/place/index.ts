import { openGeocoderAtStart } from '../../lib/runtime/geocoder-at-start.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openCalendars, openPracticeRules, openZoneLookup } from '../../lib/runtime/places.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'place',
  endpoints,
  services: {
    zones: openZones,
    zoneLookup: openZoneLookup,
    localPractice: openPracticeRules,
    calendars: openCalendars,
    geocoder: openGeocoderAtStart,
    limiter: openLimiter,
  },
});
