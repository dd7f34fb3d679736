import { setFlagsFromString } from 'node:v8';
import { openAnswers } from '../../lib/runtime/answers.ts';
import { openClock } from '../../lib/runtime/clock.ts';
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

keepHeapSmall();

export const handler = serve({
  name: 'predictive',
  endpoints,
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

/**
 * Lets V8 collect garbage when the heap has grown by a fifth, where it would wait for it to double and more.
 *
 * For functions whose requests leave much garbage and keep little: the predictive one, whose live heap was 33 MB, held
 * 255 to 275 MB after 500 searches and 180 with it, and answered as fast; `npm run bench` measures what it holds now. It
 * is no limit: a search that needs more gets more. Set here, as NODE_OPTIONS takes no such flag.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
