import { DAILY_EVENT_IDS, type DailyEventId, TWILIGHT_TEXTS } from '../../../lib/astro/sky/rising/daily-events.ts';
import { HORIZON_DEFINITIONS, REFRACTION_CHOICES } from '../../../lib/astro/sky/rising/horizon.ts';
import { HOUR_MODES } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { HELIACAL_BODY_IDS, HELIACAL_EVENT_IDS, HELIACAL_EVENTS } from '../../../lib/base/catalog/heliacal.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { RISING_BODY_IDS } from '../../../lib/base/catalog/rising-bodies.ts';
import { listChoices } from './choice.ts';

export const HOUR_MEANINGS = {
  unequal: 'Twelfths of the day and of the night.',
  equal: 'Twenty-fourths of the time from sunrise to sunrise.',
};

const DAILY_EVENT_TEXTS: Readonly<Record<DailyEventId, string>> = {
  rise: 'The body rises',
  set: 'The body sets',
  upper_transit: 'It passes the meridian on the side of the zenith',
  lower_transit: 'It passes the meridian on the side of the nadir',
  ...TWILIGHT_TEXTS,
};

/** Choices of rising, setting, planetary hours and heliacal events at a place. */
export const SKY_CHOICES = {
  rising_bodies: listChoices(RISING_BODY_IDS, namePoint),
  rising_definitions: listChoices(HORIZON_DEFINITIONS, {
    apparent_limb: 'The upper limb appears on the horizon, refracted, as almanacs have it.',
    disc_centre: 'The center of the disc appears on the horizon, refracted.',
    hindu: 'The center is on the horizon without refraction, on the ecliptic, as Indian almanacs have it.',
    custom: 'The center is at an altitude that the request states.',
  }),
  refractions: listChoices(REFRACTION_CHOICES, {
    standard: '34′ at the horizon.',
    computed: 'From the pressure and the temperature of the air.',
  }),
  daily_events: listChoices(DAILY_EVENT_IDS, (id) => `${DAILY_EVENT_TEXTS[id]}.`),
  planetary_hour_modes: listChoices(HOUR_MODES, HOUR_MEANINGS),
  heliacal_bodies: listChoices(HELIACAL_BODY_IDS, namePoint),
  heliacal_events: listChoices(HELIACAL_EVENT_IDS, (id) => `${HELIACAL_EVENTS[id].description}.`),
};
