import { openClock } from '../../lib/runtime/clock.ts';
import { openEphemeris } from '../../lib/runtime/ephemeris.ts';
import { openGeocoder } from '../../lib/runtime/geocoder.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { openLinks } from '../../lib/runtime/links.ts';
import { openPictures } from '../../lib/runtime/pictures.ts';
import { openCalendars, openPracticeRules, openZoneLookup } from '../../lib/runtime/places.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { readSignIn } from '../../lib/runtime/sign-in.ts';
import { openZones } from '../../lib/runtime/zones.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'comparative',
  endpoints,
  services: {
    clock: openClock,
    ephemeris: openEphemeris,
    zones: openZones,
    zoneLookup: openZoneLookup,
    localPractice: openPracticeRules,
    calendars: openCalendars,
    geocoder: openGeocoder,
    limiter: openLimiter,
    pictures: openPictures,
    links: () => openLinks(process.env),
    publicUrl: () => readSignIn(process.env).publicUrl,
  },
});
