import { BODIES, CATALOG_BODY_IDS } from '../../../lib/catalog/bodies.ts';
import { CLEARABLE_TYPES } from '../../../lib/catalog/cached-answer-types.ts';
import { CHART_OBJECTS } from '../../../lib/catalog/chart-objects.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../../lib/catalog/composite-methods.ts';
import { RULERSHIPS } from '../../../lib/catalog/dignities.ts';
import { HELIACAL_BODY_IDS, HELIACAL_EVENT_IDS, HELIACAL_EVENTS } from '../../../lib/catalog/heliacal.ts';
import { HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../../../lib/catalog/house-systems.ts';
import { LANGUAGES } from '../../../lib/catalog/languages/language.ts';
import { LOT_IDS, LOTS } from '../../../lib/catalog/lots.ts';
import { namePoint } from '../../../lib/catalog/point-names.ts';
import { RISING_BODY_IDS } from '../../../lib/catalog/rising-bodies.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/catalog/stars/groups.ts';
import { TABLE_BODY_IDS, TABLE_COLUMN_IDS, TABLE_COLUMNS } from '../../../lib/catalog/table-columns.ts';
import {
  ANNIVERSARIES,
  FIRDAR_NODES,
  LIFE_YEAR_DAYS,
  type LifeYearDays,
  LOOSINGS,
  PROFECTED_POINTS,
  PROFECTION_MODES,
  PROFECTION_MONTHS,
} from '../../../lib/catalog/time-lords.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/catalog/transit-bodies.ts';
import { ACG_BODY_IDS } from '../../../lib/domain/acg/bodies.ts';
import { ACG_FRAMES } from '../../../lib/domain/acg/lines.ts';
import { MAP_PROJECTIONS } from '../../../lib/domain/acg/map/map-picture.ts';
import { HAYZ_RULES } from '../../../lib/domain/analysis/hayz.ts';
import { RECEPTION_RULES } from '../../../lib/domain/analysis/receptions.ts';
import {
  ASPECT_POINT_SETS,
  CHART_ZODIAC_TYPES,
  COORDINATE_SYSTEMS,
  NODE_SOURCES,
  POLAR_FALLBACKS,
  SECTOR_METHODS,
  ZODIAC_TYPES,
} from '../../../lib/domain/chart/settings.ts';
import { CALENDAR_IDS } from '../../../lib/domain/civil-time/calendar.ts';
import { STEP_UNITS } from '../../../lib/domain/civil-time/date-steps.ts';
import { TIME_BASES } from '../../../lib/domain/civil-time/local-practice.ts';
import { DISAMBIGUATIONS } from '../../../lib/domain/civil-time/resolve.ts';
import { CALENDAR_CHOICES, LOCAL_PRACTICE_CHOICES } from '../../../lib/domain/civil-time/stated-time.ts';
import { PLACE_METHODS } from '../../../lib/domain/comparative/mean-place.ts';
import { DIAL_MODULI, DIAL_POINT_IDS, type DialModulus } from '../../../lib/domain/dial/dial.ts';
import { CONJUNCTION_TYPES } from '../../../lib/domain/events/conjunctions.ts';
import { VOID_TRADITIONS } from '../../../lib/domain/events/event.ts';
import { EVENT_TYPES } from '../../../lib/domain/events/kinds.ts';
import { GRAPHIC_MODULI } from '../../../lib/domain/graphic-ephemeris/strip-curve.ts';
import { ARC_CHOICES, MIDPOINT_ORDERS } from '../../../lib/domain/midpoints/midpoints.ts';
import { PLACE_POLICIES } from '../../../lib/domain/places/named-place.ts';
import { ANGLE_METHODS } from '../../../lib/domain/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/domain/progressions/arcs.ts';
import { PROGRESSED_ANGLES } from '../../../lib/domain/progressions/moving-point.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../../../lib/domain/progressions/rates.ts';
import { PROGRESSED_EVENT_KINDS, TARGET_CHOICES } from '../../../lib/domain/progressions/search-query.ts';
import { DAILY_EVENT_IDS } from '../../../lib/domain/sky/daily-events.ts';
import { HORIZON_DEFINITIONS, REFRACTION_CHOICES } from '../../../lib/domain/sky/horizon.ts';
import { HOUR_MODES } from '../../../lib/domain/sky/planetary-hours.ts';
import { WHEEL_THEMES } from '../../../lib/domain/wheel/themes.ts';
import { ASPECT_LINES, NATAL_LAYOUTS, WHEEL_LAYOUTS, WHEEL_ORIENTATIONS } from '../../../lib/domain/wheel/wheel.ts';
import { PRESETS } from '../../../lib/schemas/chart/natal-chart.ts';
import {
  DATED_CHART_FORMATS,
  DATED_FORMATS,
  DATED_PICTURE_FORMATS,
  DATED_ROW_FORMATS,
  FORMATS,
  TABLE_FORMATS,
} from '../../../lib/schemas/format.ts';
import { MAP_FORMATS } from '../../../lib/schemas/map-picture.ts';
import { VERBOSITIES } from '../../../lib/schemas/options.ts';
import { PICTURE_FORMATS, SWITCHES } from '../../../lib/schemas/picture.ts';
import { PICTURE_MEMBER_FORMS } from '../../../lib/schemas/picture-member.ts';
import { type Choice, listChoices } from './choice.ts';
import { DASHA_CHOICES } from './dasha-choices.ts';
import { DIRECTION_CHOICES } from './direction-choices.ts';
import { ELECTION_CHOICES } from './election-choices.ts';
import { VEDIC_CHOICES } from './vedic-choices.ts';

const DIAL_MEANINGS: Readonly<Record<DialModulus, string>> = {
  360: 'The whole circle: conjunctions and midpoints alone.',
  90: 'Conjunctions, squares and oppositions fall together.',
  45: 'Also semi-squares and sesquiquadrates.',
  22.5: 'Every multiple of 22°30′.',
};

const YEAR_MEANINGS: Readonly<Record<LifeYearDays, string>> = {
  365.2425: 'The mean year of the Gregorian calendar.',
  365.25: 'The year of the Julian calendar.',
  365.2422: 'The tropical year, to 4 decimals.',
  360: 'Twelve months of 30 days.',
};

/** Every closed list of names that requests accept, except those with a table of their own in the catalog. */
export const CHOICES = {
  twelve_house_systems: TWELVE_HOUSE_CODES.map((id): Choice => ({ id, description: HOUSE_SYSTEMS[id].name })),
  zodiac_types: listChoices(CHART_ZODIAC_TYPES, {
    tropical: 'Longitudes are counted from the equinox of date.',
    sidereal: 'Longitudes are counted from a point among the stars, which `ayanamsa` chooses.',
    draconic: 'Longitudes are counted from the north node of the Moon; only in charts of single births.',
  }),
  search_zodiac_types: listChoices(ZODIAC_TYPES, {
    tropical: 'Longitudes are counted from the equinox of date.',
    sidereal: 'Longitudes are counted from a point among the stars, which `ayanamsa` chooses.',
  }),
  sector_methods: listChoices(SECTOR_METHODS, {
    latitude: 'From the place of the body on the sky.',
    no_latitude: 'From its degree of the ecliptic.',
    rise_set: 'From the moments at which the centre of its disc rises and sets.',
  }),
  node_sources: listChoices(NODE_SOURCES, {
    true: 'The true node: where the draconic zodiac begins, and Rahu in Indian charts.',
    mean: 'The mean node.',
  }),
  coordinate_systems: listChoices(COORDINATE_SYSTEMS, {
    geocentric: 'Seen from the centre of the Earth.',
    heliocentric: 'Seen from the Sun: with the Earth, without Sun, Moon, nodes, apogees, houses and angles.',
    topocentric: 'Seen from the place on the surface of the Earth, at its elevation.',
  }),
  polar_fallbacks: listChoices(POLAR_FALLBACKS, {
    porphyry: 'Porphyry is used instead, with a warning.',
    whole_sign: 'Whole Sign is used instead, with a warning.',
    error: 'The request is answered 422 `HouseSystemUndefined`.',
  }),
  presets: listChoices(PRESETS, {
    full: 'The whole chart.',
    simple: 'Sun to Pluto, cusps, angles and major aspects.',
  }),
  formats: listChoices(FORMATS, {
    json: 'Objects with named members.',
    llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
  }),
  table_formats: listChoices(TABLE_FORMATS, {
    json: 'Names of columns, and rows as lists.',
    llm_v2: 'The same with shorter numbers and dates, for a language model; also sent as `llm`.',
    csv: 'A table of comma-separated values.',
  }),
  dated_formats: listChoices(DATED_FORMATS, {
    json: 'Objects with named members.',
    csv: 'A table of comma-separated values, one row for each event.',
    ics: 'An iCalendar file, one entry for each event.',
  }),
  dated_row_formats: listChoices(DATED_ROW_FORMATS, {
    json: 'Objects with named members.',
    llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
    csv: 'A table of comma-separated values, one row for each event; a chart is left out.',
    ics: 'An iCalendar file, one entry for each event; a chart is left out.',
  }),
  dated_chart_formats: listChoices(DATED_CHART_FORMATS, {
    json: 'Objects with named members.',
    llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
    csv: 'A table of comma-separated values, one row for each event; a chart is left out.',
    ics: 'An iCalendar file, one entry for each event; a chart is left out.',
    svg: 'The chart wheel, or the events over time, as a picture.',
    png: 'The same picture in pixels.',
  }),
  dated_picture_formats: listChoices(DATED_PICTURE_FORMATS, {
    json: 'Objects with named members.',
    csv: 'A table of comma-separated values, one row for each event.',
    ics: 'An iCalendar file, one entry for each event.',
    svg: 'The events over time as a picture.',
    png: 'The same picture in pixels.',
  }),
  picture_formats: listChoices(PICTURE_FORMATS, {
    json: 'Objects with named members.',
    llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
    svg: 'The chart wheel as a picture.',
    png: 'The same picture in pixels.',
  }),
  answer_pictures: listChoices(PICTURE_MEMBER_FORMS, {
    svg: 'The document as text.',
    png: 'The file in base64.',
    link: 'The address of the document, which lasts 30 days.',
  }),
  map_formats: listChoices(MAP_FORMATS, {
    json: 'GeoJSON.',
    svg: 'The map over coastlines as a picture.',
    png: 'The same picture in pixels.',
  }),
  map_projections: listChoices(MAP_PROJECTIONS, {
    equirectangular: 'Degrees of latitude and longitude at equal distances.',
    mercator: 'Angles as they are; no poles.',
  }),
  picture_themes: listChoices(WHEEL_THEMES, {
    light: 'Dark lines on white.',
    dark: 'Light lines on black.',
    print: 'Black lines on white; aspects differ by their dashes.',
    colorblind: 'Blue and orange on a light background, to be told apart with any colour vision.',
  }),
  picture_layouts: listChoices(WHEEL_LAYOUTS, {
    wheel: 'The wheel alone.',
    sheet: 'A page of the format A4: the wheel, positions, houses, balance and a grid of aspects.',
  }),
  natal_picture_layouts: listChoices(NATAL_LAYOUTS, {
    wheel: 'The wheel alone.',
    sheet: 'A page of the format A4: the wheel, positions, houses, balance and a grid of aspects.',
    sectors: 'The 36 Gauquelin sectors with the bodies.',
  }),
  picture_orientations: listChoices(WHEEL_ORIENTATIONS, {
    ascendant_left: 'The Ascendant on the left.',
    aries_left: '0° Aries on the left.',
    midheaven_top: 'The Midheaven at the top.',
  }),
  aspect_lines: listChoices(ASPECT_LINES, {
    all: 'Every aspect of the answer that is one of longitudes.',
    major: 'Conjunctions, sextiles, squares, trines and oppositions.',
    none: 'No lines.',
  }),
  switches: listChoices(SWITCHES, { on: 'Shown.', off: 'Left out.' }),
  verbosities: listChoices(VERBOSITIES, {
    minimal: 'Longitude, sign, house and retrogression.',
    standard: 'Also latitude, distance, speed and motion.',
    detailed: 'Also equatorial places, dignities, element, modality and the astronomy of the moment.',
  }),
  aspect_points: listChoices(ASPECT_POINT_SETS, {
    bodies: 'Aspects between bodies.',
    bodies_and_angles: 'Aspects between bodies, and of bodies to the Ascendant and the Midheaven.',
  }),
  calendars: listChoices(CALENDAR_CHOICES, {
    gregorian: 'Dates of the Gregorian calendar, before 1582 too.',
    julian: 'Dates of the Julian calendar.',
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
  progression_methods: listChoices(LIFE_METHODS, {
    secondary: 'One day after birth is one year of life.',
    tertiary: 'One lunar month after birth is one year of life.',
    minor: 'One lunar month after birth is one month of life.',
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
  progressed_points: [...TRANSIT_BODY_IDS, ...PROGRESSED_ANGLES].map(
    (id): Choice => ({ id, description: namePoint(id) }),
  ),
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
  composite_methods: listChoices(COMPOSITE_METHODS, {
    midpoint: 'Every body and the Midheaven stand at the midpoint of those of the births.',
    davison: 'The chart of the mean instant at the mean place.',
  }),
  composite_house_methods: listChoices(COMPOSITE_HOUSE_METHODS, {
    derived: 'The houses of the mean Midheaven at the mean latitude.',
    midpoint: 'Ascendant, cusps and lots stand at the midpoints of those of the births.',
  }),
  place_methods: listChoices(PLACE_METHODS, {
    arithmetic: 'The mean latitude, and the mean longitude the short way round.',
    great_circle: 'The middle of the great circle.',
  }),
  star_groups: STAR_GROUP_IDS.map((id): Choice => ({ id, description: `${STAR_GROUPS[id].description}.` })),
  rulerships: listChoices(RULERSHIPS, {
    traditional: 'Sun to Saturn rule the signs.',
    modern: 'Uranus, Neptune and Pluto rule Aquarius, Pisces and Scorpio.',
  }),
  hayz_rules: listChoices(HAYZ_RULES, {
    halb: 'Hemisphere and sign suit the planet.',
    strict: 'The sect of the chart suits it too.',
  }),
  reception_rules: listChoices(RECEPTION_RULES, {
    listed: 'Every reception is listed.',
    bonatti: 'Only receptions with an aspect, and domicile, exaltation or two lesser dignities.',
  }),
  dial_points: DIAL_POINT_IDS.map((id): Choice => ({ id, description: namePoint(id) })),
  dial_moduli: DIAL_MODULI.map((modulus): Choice => ({ id: String(modulus), description: DIAL_MEANINGS[modulus] })),
  graphic_moduli: GRAPHIC_MODULI.map(
    (modulus): Choice => ({
      id: String(modulus),
      description: `Curves cross at multiples of ${modulus}°.`,
    }),
  ),
  midpoint_arc_types: listChoices(ARC_CHOICES, {
    short: 'Halfway along the shorter arc.',
    long: 'Opposite that.',
    both: 'Both.',
  }),
  midpoint_orders: listChoices(MIDPOINT_ORDERS, {
    degree: 'By longitude.',
    planet1: 'By the first of the pair, in catalog order.',
    planet2: 'By the second of the pair, in catalog order.',
  }),
  conjunction_types: listChoices(CONJUNCTION_TYPES, {
    inferior: 'Venus stands between Earth and Sun, retrograde.',
    superior: 'Venus stands beyond the Sun.',
  }),
  acg_bodies: ACG_BODY_IDS.map((id): Choice => ({ id, description: CHART_OBJECTS[id].name })),
  acg_frames: listChoices(ACG_FRAMES, {
    in_mundo: 'The body itself, with its latitude, is on the angle.',
    zodiacal: 'The body’s degree of the ecliptic is on the angle.',
  }),
  cache_types: listChoices(CLEARABLE_TYPES, {
    transits: 'Crossings, ingresses, transits, events and tables.',
    returns: 'Returns and their charts.',
    progressions: 'Searches of progressions and arcs.',
    all: 'Every cached answer.',
  }),
  event_types: listChoices(EVENT_TYPES, {
    station: 'A planet or an asteroid turns retrograde or direct.',
    ingress: 'A body enters a sign, or goes back into one.',
    lunation: 'New moon, first quarter, full moon or last quarter.',
    eclipse_solar: 'The Sun is eclipsed, be it in part, somewhere on the Earth.',
    eclipse_lunar: 'The Moon passes through the penumbra or the umbra of the Earth.',
    aspect: 'Two moving bodies are exactly in aspect.',
    void_of_course: 'The Moon makes no further major aspect in her sign.',
    apsis: 'The Moon is nearest to the Earth or farthest from it, or a planet so from the Sun.',
    node_crossing: 'A body is seen to cross the ecliptic.',
  }),
  void_traditions: listChoices(VOID_TRADITIONS, {
    modern: 'Aspects to Sun to Pluto keep the Moon from being void of course.',
    traditional: 'Aspects to Sun to Saturn do.',
  }),
  table_bodies: TABLE_BODY_IDS.map((id): Choice => ({ id, description: CHART_OBJECTS[id].name })),
  table_columns: TABLE_COLUMN_IDS.map((id): Choice => ({ id, description: TABLE_COLUMNS[id].description })),
  table_calendars: listChoices(CALENDAR_IDS, {
    gregorian: 'Dates of the Gregorian calendar, before 1582 too.',
    julian: 'Dates of the Julian calendar.',
  }),
  step_units: listChoices(STEP_UNITS, {
    minute: 'Sixty seconds.',
    hour: 'Sixty minutes.',
    day: 'From a time of day to the same time of the next day on the local clock.',
    week: 'Seven days.',
    month: 'To the same day of the next month, or its last day.',
    year: 'Twelve months.',
  }),
  firdar_nodes: listChoices(FIRDAR_NODES, {
    abu_mashar: 'The nodes rule after the seven planets.',
    bonatti: 'The nodes rule after Mars, which in births by night is before the Sun.',
    none: 'The nodes do not rule.',
  }),
  life_year_days: LIFE_YEAR_DAYS.map((days): Choice => ({ id: String(days), description: YEAR_MEANINGS[days] })),
  profected_points: [...PROFECTED_POINTS, ...LOT_IDS].map((id): Choice => ({ id, description: namePoint(id) })),
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
  releasing_lots: LOTS.map(({ id, displayName }): Choice => ({ id, description: displayName })),
  loosings: listChoices(LOOSINGS, {
    opposite: 'The thirteenth period has the sign opposite that of the longer one.',
    trine: 'It has the fifth sign from that.',
    none: 'It has that sign again.',
  }),
  ...DIRECTION_CHOICES,
  ...ELECTION_CHOICES,
  transit_bodies: TRANSIT_BODY_IDS.map((id): Choice => ({ id, description: CHART_OBJECTS[id].name })),
  event_bodies: CATALOG_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
  rising_bodies: RISING_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
  rising_definitions: listChoices(HORIZON_DEFINITIONS, {
    apparent_limb: 'The upper limb appears on the horizon, refracted, as almanacs have it.',
    disc_centre: 'The centre of the disc appears on the horizon, refracted.',
    hindu: 'The centre is on the horizon without refraction, on the ecliptic, as Indian almanacs have it.',
    custom: 'The centre is at an altitude that the request states.',
  }),
  refractions: listChoices(REFRACTION_CHOICES, {
    standard: '34′ at the horizon.',
    computed: 'From the pressure and the temperature of the air.',
  }),
  daily_events: listChoices(DAILY_EVENT_IDS, {
    rise: 'The body rises.',
    set: 'The body sets.',
    upper_transit: 'It passes the meridian on the side of the zenith.',
    lower_transit: 'It passes the meridian on the side of the nadir.',
    civil_dawn: 'The Sun comes up to 6° below the horizon.',
    nautical_dawn: 'The Sun comes up to 12° below the horizon.',
    astronomical_dawn: 'The Sun comes up to 18° below the horizon.',
    civil_dusk: 'The Sun goes down to 6° below the horizon.',
    nautical_dusk: 'The Sun goes down to 12° below the horizon.',
    astronomical_dusk: 'The Sun goes down to 18° below the horizon.',
  }),
  planetary_hour_modes: listChoices(HOUR_MODES, {
    unequal: 'Twelfths of the day and of the night.',
    equal: 'Twenty-fourths of the time from sunrise to sunrise.',
  }),
  heliacal_bodies: HELIACAL_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
  heliacal_events: HELIACAL_EVENT_IDS.map((id): Choice => ({ id, description: `${HELIACAL_EVENTS[id].description}.` })),
  languages: listChoices(LANGUAGES, {
    en: 'English.',
    de: 'German.',
    fr: 'French.',
    es: 'Spanish.',
    pt: 'Portuguese, as in Brazil.',
    ru: 'Russian.',
  }),
  return_bodies: CATALOG_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
  ...VEDIC_CHOICES,
  ...DASHA_CHOICES,
};
