import { ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import { ACG_FRAMES } from '../../../lib/astro/chart/acg/lines.ts';
import { ACG_MOVING_KINDS } from '../../../lib/astro/chart/acg/points.ts';
import { HAYZ_RULES } from '../../../lib/astro/chart/analysis/hayz.ts';
import { RECEPTION_RULES } from '../../../lib/astro/chart/analysis/receptions.ts';
import { PLACE_METHODS } from '../../../lib/astro/chart/comparison/mean-place.ts';
import { ARC_CHOICES, MIDPOINT_ORDERS } from '../../../lib/astro/chart/comparison/midpoints.ts';
import { DIAL_MODULI, DIAL_POINT_IDS } from '../../../lib/astro/chart/dial/dial.ts';
import {
  ASPECT_POINT_SETS,
  CHART_ZODIAC_TYPES,
  COORDINATE_SYSTEMS,
  NODE_SOURCES,
  POLAR_FALLBACKS,
  SECTOR_METHODS,
  ZODIAC_TYPES,
} from '../../../lib/astro/chart/settings.ts';
import { CALENDAR_IDS } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { STEP_UNITS } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { VARIATIONS } from '../../../lib/astro/reconcile/slip.ts';
import { CONJUNCTION_TYPES } from '../../../lib/astro/sky/events/conjunctions.ts';
import { VOID_TRADITIONS } from '../../../lib/astro/sky/events/event.ts';
import { EVENT_TYPES } from '../../../lib/astro/sky/events/kinds.ts';
import { CATALOG_BODY_IDS, NUMBERED_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { CLEARABLE_TYPES } from '../../../lib/base/catalog/cached-answer-types.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import { RULERSHIPS } from '../../../lib/base/catalog/dignities.ts';
import { HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { LANGUAGES } from '../../../lib/base/catalog/languages/language.ts';
import { listLots } from '../../../lib/base/catalog/lots.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/base/catalog/stars/groups.ts';
import { TABLE_BODY_IDS, TABLE_COLUMN_IDS, TABLE_COLUMNS } from '../../../lib/base/catalog/table-columns.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import { GRAPHIC_MODULI } from '../../../lib/draw/graphic-ephemeris/strip-curve.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS } from '../../../lib/exchange/formats.ts';
import { CLAIM_POINTS } from '../../../lib/requests/claims/claim.ts';
import { listChoices } from './choice.ts';
import { CONDITION_CHOICES } from './condition-choices.ts';
import { FORMAT_CHOICES } from './format-choices.ts';
import { CALENDAR_MEANINGS, SKY_CHOICES, TIME_CHOICES } from './sky-choices.ts';
import { DIRECTION_CHOICES, ELECTION_CHOICES, PROGRESSION_CHOICES, TIME_LORD_CHOICES } from './timing-choices.ts';
import { DASHA_CHOICES, LANGUAGE_TITLES, VEDIC_CHOICES } from './vedic-choices.ts';

const ZODIAC_MEANINGS = {
  tropical: 'Longitudes are counted from the equinox of date.',
  sidereal: 'Longitudes are counted from a point among the stars, which `ayanamsa` chooses.',
};

const OPEN_POINTS: Readonly<Record<string, string>> = {
  north_node: 'The north node, true or mean',
  rahu: 'Rahu, the true or the mean node',
  ketu: 'Ketu, opposite the true or the mean node',
  lilith: 'The apogee of the Moon, true or mean',
  part_of_spirit: 'Lot of Spirit',
};

const nameClaimedPoint = (id: string): string =>
  OPEN_POINTS[id] ?? (id.startsWith('cusp_') ? `Cusp of house ${id.slice('cusp_'.length)}` : namePoint(id));

/** Every closed list of names that requests accept, except those with a table of their own in the catalog. */
export const CHOICES = {
  twelve_house_systems: listChoices(TWELVE_HOUSE_CODES, (id) => HOUSE_SYSTEMS[id].name),
  zodiac_types: listChoices(CHART_ZODIAC_TYPES, {
    ...ZODIAC_MEANINGS,
    draconic: 'Longitudes are counted from the north node of the Moon; only in charts of single births.',
  }),
  search_zodiac_types: listChoices(ZODIAC_TYPES, ZODIAC_MEANINGS),
  sector_methods: listChoices(SECTOR_METHODS, {
    latitude: 'From the place of the body on the sky.',
    no_latitude: 'From its degree of the ecliptic.',
    rise_set: 'From the moments at which the center of its disc rises and sets.',
  }),
  node_sources: listChoices(NODE_SOURCES, {
    true: 'The true node: where the draconic zodiac begins, and Rahu in Indian charts.',
    mean: 'The mean node.',
  }),
  coordinate_systems: listChoices(COORDINATE_SYSTEMS, {
    geocentric: 'Seen from the center of the Earth.',
    heliocentric: 'Seen from the Sun: with the Earth, without Sun, Moon, nodes, apogees, houses and angles.',
    topocentric: 'Seen from the place on the surface of the Earth, at its elevation.',
  }),
  polar_fallbacks: listChoices(POLAR_FALLBACKS, {
    porphyry: 'Porphyry is used instead, with a warning.',
    whole_sign: 'Whole Sign is used instead, with a warning.',
    error: 'The request is answered 422 `HouseSystemUndefined`.',
  }),
  ...FORMAT_CHOICES,
  aspect_points: listChoices(ASPECT_POINT_SETS, {
    bodies: 'Aspects between bodies.',
    bodies_and_angles: 'Aspects between bodies, and of bodies to the Ascendant and the Midheaven.',
  }),
  ...TIME_CHOICES,
  ...PROGRESSION_CHOICES,
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
  star_groups: listChoices(STAR_GROUP_IDS, (id) => `${STAR_GROUPS[id].description}.`),
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
  dial_points: listChoices(DIAL_POINT_IDS, namePoint),
  dial_moduli: listChoices(DIAL_MODULI, {
    360: 'The whole circle: conjunctions and midpoints alone.',
    90: 'Conjunctions, squares and oppositions fall together.',
    45: 'Also semi-squares and sesquiquadrates.',
    22.5: 'Every multiple of 22°30′.',
  }),
  graphic_moduli: listChoices(GRAPHIC_MODULI, (modulus) => `Curves cross at multiples of ${modulus}°.`),
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
  acg_bodies: listChoices(ACG_BODY_IDS, namePoint),
  acg_frames: listChoices(ACG_FRAMES, {
    in_mundo: 'The body itself, with its latitude, is on the angle.',
    zodiacal: 'The body’s degree of the ecliptic is on the angle.',
  }),
  acg_lots: listLots(['hermetic']).map(({ id, displayName }) => ({ id, description: displayName })),
  acg_moving_kinds: listChoices(ACG_MOVING_KINDS, {
    transit: 'The bodies of the moment.',
    progressed: 'The secondary progressed bodies.',
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
  table_bodies: listChoices(TABLE_BODY_IDS, namePoint),
  table_columns: listChoices(TABLE_COLUMN_IDS, (id) => TABLE_COLUMNS[id].description),
  table_calendars: listChoices(CALENDAR_IDS, CALENDAR_MEANINGS),
  step_units: listChoices(STEP_UNITS, {
    minute: 'Sixty seconds.',
    hour: 'Sixty minutes.',
    day: 'From a time of day to the same time of the next day on the local clock.',
    week: 'Seven days.',
    month: 'To the same day of the next month, or its last day.',
    year: 'Twelve months.',
  }),
  ...TIME_LORD_CHOICES,
  ...DIRECTION_CHOICES,
  ...ELECTION_CHOICES,
  ...CONDITION_CHOICES,
  reconcile_variations: listChoices(VARIATIONS, {
    moment: 'Clocks, dates and calendars.',
    place: 'Coordinates.',
    sky: 'Zodiac, node, center and positions.',
    chart: 'Houses, lots and periods.',
    print: 'Whether values are rounded or cut off.',
  }),
  claim_points: listChoices(CLAIM_POINTS, nameClaimedPoint),
  file_formats: listChoices(FILE_FORMAT_IDS, (id) => `${FILE_FORMATS[id].title}.`),
  transit_bodies: listChoices(TRANSIT_BODY_IDS, namePoint),
  event_bodies: listChoices(NUMBERED_BODY_IDS, namePoint),
  ...SKY_CHOICES,
  languages: listChoices(LANGUAGES, LANGUAGE_TITLES),
  return_bodies: listChoices(CATALOG_BODY_IDS, namePoint),
  ...VEDIC_CHOICES,
  ...DASHA_CHOICES,
};
