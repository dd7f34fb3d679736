import { TIME_BASES } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import {
  CALENDAR_CHOICES,
  DISAMBIGUATIONS,
  LOCAL_PRACTICE_CHOICES,
} from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { PLACE_POLICIES } from '../../../lib/astro/clock/places/named-place.ts';
import { DAILY_EVENT_IDS, type DailyEventId, TWILIGHT_TEXTS } from '../../../lib/astro/sky/rising/daily-events.ts';
import { HORIZON_DEFINITIONS, REFRACTION_CHOICES } from '../../../lib/astro/sky/rising/horizon.ts';
import { HOUR_MODES } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { ECLIPSE_PICTURES } from '../../../lib/base/catalog/eclipses.ts';
import { HELIACAL_BODY_IDS, HELIACAL_EVENT_IDS, HELIACAL_EVENTS } from '../../../lib/base/catalog/heliacal.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { RISING_BODY_IDS } from '../../../lib/base/catalog/rising-bodies.ts';
import { listChoices } from './choice.ts';

export const CALENDAR_MEANINGS = {
  gregorian: 'Dates of the Gregorian calendar, before 1582 too.',
  julian: 'Dates of the Julian calendar.',
};

/** How dates and clock times are read, and names of places. */
export const TIME_CHOICES = {
  calendars: listChoices(CALENDAR_CHOICES, {
    ...CALENDAR_MEANINGS,
    local: 'Dates of the calendar in civil use at the place and date.',
  }),
  place_policies: listChoices(PLACE_POLICIES, {
    best: 'A place that several others share its name with is taken if it has at least five times their inhabitants.',
    reject: 'A name that several places have is answered 422 `AmbiguousPlace`.',
  }),
  disambiguations: listChoices(DISAMBIGUATIONS, {
    compatible: 'The earlier of two instants; over a gap, forward.',
    earlier: 'The earlier of two instants; over a gap, back.',
    later: 'The later of two instants; over a gap, forward.',
    reject: 'The request is answered 422 with both candidates.',
  }),
  time_bases: listChoices(TIME_BASES, {
    clock: 'The time was read from a clock.',
    record: 'The time stands in a birth record, which some states wrote in standard time all year.',
  }),
  local_practices: listChoices(LOCAL_PRACTICE_CHOICES, {
    apply: 'Known clocks of the place replace those of its time zone.',
    ignore: 'The time is read on the clock of the time zone.',
  }),
};

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
  eclipse_pictures: listChoices(ECLIPSE_PICTURES, {
    map: 'The path of a solar eclipse, and curves of equal magnitude.',
    discs: 'How the eclipse looks from the place, with the zenith above.',
  }),
  heliacal_bodies: listChoices(HELIACAL_BODY_IDS, namePoint),
  heliacal_events: listChoices(HELIACAL_EVENT_IDS, (id) => `${HELIACAL_EVENTS[id].description}.`),
};
