import { SOLAR_PHASE_NAMES } from '../../../lib/astro/chart/analysis/solar-phase-name.ts';
import { STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { CHALDEAN_ORDER } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import {
  BODIES_BESIDE_SUN,
  MOON_PHASE_IDS,
  SECTS,
  STATION_BODIES,
  toPhaseName,
} from '../../../lib/astro/timing/elections/choices.ts';
import { WEEKDAYS } from '../../../lib/astro/timing/elections/clock-spans.ts';
import { ANGLE_POINTS } from '../../../lib/astro/timing/elections/house-spans.ts';
import { ANGLE_METHODS } from '../../../lib/astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/astro/timing/progressions/arcs.ts';
import { PROGRESSED_ANGLES } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../../../lib/astro/timing/progressions/rates.ts';
import { PROGRESSED_EVENT_KINDS, TARGET_CHOICES } from '../../../lib/astro/timing/progressions/search-query.ts';
import { CLASSICAL_PLANETS } from '../../../lib/base/catalog/dignities.ts';
import { LOT_IDS, LOTS } from '../../../lib/base/catalog/lots.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import {
  ASPECT_LATITUDES,
  CONVERSE_KINDS,
  DIRECTION_CONTACTS,
  DIRECTION_KEYS,
  DIRECTION_LATITUDES,
  DIRECTION_METHODS,
  DIRECTION_MOTIONS,
  DIRECTION_POINT_IDS,
  DIRECTION_SPACES,
} from '../../../lib/base/catalog/primary-directions.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { SUBJECT_POINTS } from '../../../lib/base/catalog/subject-objects.ts';
import {
  ANNIVERSARIES,
  FIRDAR_NODES,
  LIFE_YEAR_DAYS,
  LOOSINGS,
  PROFECTED_POINTS,
  PROFECTION_MODES,
  PROFECTION_MONTHS,
} from '../../../lib/base/catalog/time-lords.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import { listChoices } from './choice.ts';

/** The closed lists of names of the conditions of elections. */
export const ELECTION_CHOICES = {
  election_signs: listChoices(SIGNS, namePoint),
  election_station_bodies: listChoices(STATION_BODIES, namePoint),
  election_solar_phase_bodies: listChoices(BODIES_BESIDE_SUN, namePoint),
  election_dignity_bodies: listChoices(CLASSICAL_PLANETS, namePoint),
  election_hour_rulers: listChoices(CHALDEAN_ORDER, namePoint),
  election_natal_points: listChoices(SUBJECT_POINTS, namePoint),
  election_angles: listChoices(ANGLE_POINTS, namePoint),
  election_moon_phases: listChoices(MOON_PHASE_IDS, toPhaseName),
  election_weekdays: listChoices(WEEKDAYS, () => 'From midnight to midnight at the place.'),
  election_motions: listChoices(STATION_TYPES, {
    retrograde: 'The longitude decreases.',
    direct: 'The longitude grows.',
  }),
  election_solar_phases: listChoices(SOLAR_PHASE_NAMES, {
    cazimi: 'At most 17′ from the Sun in longitude.',
    combust: 'At most 8°30′ from the Sun, and not cazimi.',
    under_beams: 'At most 17° from the Sun, and not combust.',
    free: 'Farther from the Sun.',
  }),
  election_sects: listChoices(SECTS, {
    day: 'The center of the Sun is on or above the true horizon.',
    night: 'The center of the Sun is below the true horizon.',
  }),
};

export const LIFE_YEAR_MEANINGS = {
  365.2425: 'The mean year of the Gregorian calendar.',
  365.25: 'The year of the Julian calendar.',
  365.2422: 'The tropical year, to 4 decimals.',
  360: 'Twelve months of 30 days.',
};

/** Choices of time lords. */
export const TIME_LORD_CHOICES = {
  firdar_nodes: listChoices(FIRDAR_NODES, {
    abu_mashar: 'The nodes rule after the seven planets.',
    bonatti: 'The nodes rule after Mars, which in births by night is before the Sun.',
    none: 'The nodes do not rule.',
  }),
  life_year_days: listChoices(LIFE_YEAR_DAYS, LIFE_YEAR_MEANINGS),
  profected_points: listChoices([...PROFECTED_POINTS, ...LOT_IDS], namePoint),
  profection_modes: listChoices(PROFECTION_MODES, {
    sign: 'A whole sign for each year.',
    degree: '30° in each year, evenly.',
  }),
  profection_months: listChoices(PROFECTION_MONTHS, {
    equal: 'Twelfths of the year.',
    days_30: '30 days; those left over belong to the twelfth month.',
  }),
  anniversaries: listChoices(ANNIVERSARIES, {
    civil: 'The birthday, at the clock time of the birth in its zone.',
    solar_return: 'The return of the Sun to its natal longitude.',
  }),
  releasing_lots: LOTS.map(({ id, displayName }) => ({ id, description: displayName })),
  loosings: listChoices(LOOSINGS, {
    opposite: 'The thirteenth period has the sign opposite that of the longer one.',
    trine: 'It has the fifth sign from that.',
    none: 'It has that sign again.',
  }),
};

/** The closed lists of names of primary directions. */
export const DIRECTION_CHOICES = {
  direction_methods: listChoices(DIRECTION_METHODS, {
    placidus: 'Each point by the share of its own semi-arc.',
    placidus_under_pole: 'Both points on the position circle of the significator.',
    regiomontanus: 'By circles through the north and south points, counted on the equator.',
    campanus: 'By the same circles, counted on the prime vertical.',
    topocentric: 'By position circles whose poles grow evenly from the meridian to the horizon.',
  }),
  direction_spaces: listChoices(DIRECTION_SPACES, {
    mundo: 'Bodies are directed; aspects are parts of the mundane circle.',
    zodiaco: 'Degrees of the zodiac are directed.',
  }),
  direction_latitudes: listChoices(DIRECTION_LATITUDES, {
    both: 'Promissors and significators keep their latitude.',
    promissor: 'Promissors keep it; significators are degrees of the ecliptic.',
    significator: 'Significators keep it; promissors are degrees of the ecliptic.',
    neither: 'All are degrees of the ecliptic.',
  }),
  aspect_latitudes: listChoices(ASPECT_LATITUDES, {
    promissor: 'The degree of an aspect has the latitude of the promissor.',
    bianchini: 'Its latitude falls to zero at a square and turns to the other side beyond it.',
    zero: 'It has none; a conjunction keeps that of the promissor.',
  }),
  direction_motions: listChoices([...DIRECTION_MOTIONS, 'both'], {
    direct: 'The sky turns forwards and carries the promissor.',
    converse: 'The directions that `converse` chooses.',
    both: 'Direct and converse directions.',
  }),
  converse_kinds: listChoices(CONVERSE_KINDS, {
    modern: 'The sky turns backwards and carries the promissor.',
    traditional: 'The sky turns forwards and carries the significator.',
  }),
  direction_contacts: listChoices(DIRECTION_CONTACTS, {
    aspects: 'Aspects, conjunctions among them.',
    parallels: 'Equal distances from the meridian or the horizon, or degrees of equal declination.',
    antiscia: 'Reflections at the axes of the solstices and the equinoxes, in the zodiac only.',
    terms: 'Beginnings of the Egyptian terms.',
  }),
  direction_keys: listChoices(DIRECTION_KEYS, {
    ptolemy: '1° for a year.',
    naibod: 'The mean daily motion of the Sun for a year: 360° ÷ 365.2422, 0.98564733°.',
    cardan: '0°59′12″ for a year.',
    kepler: 'The daily motion of the Sun in right ascension at birth, for a year.',
    solar_arc_ra: 'The motion of the Sun in right ascension from day to day after birth, a day for a year.',
    solar_arc_longitude: 'The same in longitude.',
    user: 'The degrees for a year that the request states.',
  }),
  direction_points: listChoices(DIRECTION_POINT_IDS, namePoint),
};

export const RATE_MEANINGS = {
  secondary: 'One day after birth is one year of life.',
  tertiary: 'One lunar month after birth is one year of life.',
  minor: 'One lunar month after birth is one month of life.',
};

/** Choices of progressions and arcs. */
export const PROGRESSION_CHOICES = {
  progression_methods: listChoices(LIFE_METHODS, {
    ...RATE_MEANINGS,
    solar_arc: 'What the secondary progressed Sun has moved since the birth is added to every natal point.',
    naibod_arc: 'The mean Sun’s daily motion for each year of life is added to every natal point.',
    lunar_arc: 'What the secondary progressed Moon has moved since the birth is added to every natal point.',
    ascendant_arc: 'What the secondary progressed Ascendant has moved since the birth is added to every natal point.',
  }),
  naibod_measures: listChoices(NAIBOD_MEASURES, {
    longitude: 'Naibod’s arc is added to longitudes.',
    right_ascension: 'Naibod’s arc is added to the right ascensions of degrees of the ecliptic.',
  }),
  rate_conventions: listChoices(RATE_CONVENTIONS, {
    default: 'The rates of `progression_methods`.',
    traditional: 'Tertiary is one day for a lunar month of life, minor one lunar month for a year.',
  }),
  angle_methods: listChoices(ANGLE_METHODS, {
    solar_arc: 'The Midheaven moves as far in longitude as the Sun.',
    naibod: 'The right ascension of the Midheaven moves by the mean Sun’s daily motion for each progressed day.',
    mean_quotidian: 'The angles of the progressed instant.',
  }),
  progressed_points: listChoices([...TRANSIT_BODY_IDS, ...PROGRESSED_ANGLES], namePoint),
  progressed_events: listChoices(PROGRESSED_EVENT_KINDS, {
    aspects: 'A progressed or directed point is in aspect.',
    sign_ingresses: 'It enters a sign.',
    house_ingresses: 'It enters a house of the birth.',
    stations: 'A progressed planet or asteroid turns retrograde or direct.',
    lunations: 'The progressed Moon is new, at a quarter or full.',
    declinations: 'A progressed body is parallel or contraparallel, goes out of bounds or comes back.',
  }),
  progressed_targets: listChoices(TARGET_CHOICES, {
    natal: 'Aspects to natal points.',
    progressed: 'Aspects among progressed points.',
    both: 'Both.',
  }),
};
