import type { CHART_SERVICES, Services } from '../contract/services.ts';
import { openClock } from './clock.ts';
import { openEphemeris } from './ephemeris.ts';
import { openGeocoder } from './geocoder.ts';
import type { ServiceOpeners } from './open-services.ts';
import { openCalendars, openPracticeRules, openZoneLookup } from './places.ts';
import { openZones } from './zones.ts';

/** How functions open the services for reading birth data and casting a chart. */
export const CHART_OPENERS: ServiceOpeners<Pick<Services, (typeof CHART_SERVICES)[number]>> = {
  clock: openClock,
  ephemeris: openEphemeris,
  zones: openZones,
  zoneLookup: openZoneLookup,
  localPractice: openPracticeRules,
  calendars: openCalendars,
  geocoder: openGeocoder,
};
