import { BODIES, CATALOG_BODY_IDS } from '../../../lib/catalog/bodies.ts';
import { CLEARABLE_TYPES } from '../../../lib/catalog/cached-answer-types.ts';
import { CHART_OBJECTS } from '../../../lib/catalog/chart-objects.ts';
import { COMPOSITE_METHODS } from '../../../lib/catalog/composite-methods.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/catalog/stars/groups.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/catalog/transit-bodies.ts';
import { ACG_BODY_IDS } from '../../../lib/domain/acg/bodies.ts';
import { ACG_FRAMES } from '../../../lib/domain/acg/lines.ts';
import {
  ASPECT_POINT_SETS,
  COORDINATE_SYSTEMS,
  POLAR_FALLBACKS,
  ZODIAC_TYPES,
} from '../../../lib/domain/chart/settings.ts';
import { TIME_BASES } from '../../../lib/domain/civil-time/local-practice.ts';
import { DISAMBIGUATIONS } from '../../../lib/domain/civil-time/resolve.ts';
import { CALENDAR_CHOICES, LOCAL_PRACTICE_CHOICES } from '../../../lib/domain/civil-time/stated-time.ts';
import { PLACE_METHODS } from '../../../lib/domain/comparative/mean-place.ts';
import { CONJUNCTION_TYPES } from '../../../lib/domain/events/conjunctions.ts';
import { VOID_TRADITIONS } from '../../../lib/domain/events/event.ts';
import { EVENT_TYPES } from '../../../lib/domain/events/kinds.ts';
import { ARC_CHOICES, MIDPOINT_ORDERS } from '../../../lib/domain/midpoints/midpoints.ts';
import { PLACE_POLICIES } from '../../../lib/domain/places/named-place.ts';
import { ANGLE_METHODS } from '../../../lib/domain/progressions/angles.ts';
import { PROGRESSION_METHODS, RATE_CONVENTIONS } from '../../../lib/domain/progressions/rates.ts';
import { WHEEL_THEMES } from '../../../lib/domain/wheel/themes.ts';
import { PRESETS } from '../../../lib/schemas/chart/natal-chart.ts';
import { FORMATS } from '../../../lib/schemas/format.ts';
import { VERBOSITIES } from '../../../lib/schemas/options.ts';
import { PICTURE_FORMATS } from '../../../lib/schemas/picture.ts';

/** One name of a closed list. */
export interface Choice {
  readonly id: string;
  readonly description: string;
}

/** The names of a closed list, in its order, each with its meaning. A name without a meaning does not compile. */
function listChoices<const Id extends string>(ids: readonly Id[], meanings: Readonly<Record<Id, string>>): Choice[] {
  return ids.map((id) => ({ id, description: meanings[id] }));
}

/** Every closed list of names that requests accept, except those with a table of their own in the catalog. */
export const CHOICES = {
  zodiac_types: listChoices(ZODIAC_TYPES, {
    tropical: 'Longitudes are counted from the equinox of date.',
    sidereal: 'Longitudes are counted from a point among the stars, which `ayanamsa` chooses.',
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
  picture_formats: listChoices(PICTURE_FORMATS, {
    json: 'Objects with named members.',
    llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
    svg: 'The chart wheel as a picture.',
  }),
  picture_themes: listChoices(WHEEL_THEMES, {
    light: 'Dark lines on white.',
    dark: 'Light lines on black.',
    print: 'Black lines on white; aspects differ by their dashes.',
  }),
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
  progression_methods: listChoices(PROGRESSION_METHODS, {
    secondary: 'One day after birth is one year of life.',
    tertiary: 'One lunar month after birth is one year of life.',
    minor: 'One lunar month after birth is one month of life.',
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
  composite_methods: listChoices(COMPOSITE_METHODS, {
    midpoint: 'Every body and the Midheaven stand at the midpoint of those of the births.',
    davison: 'The chart of the mean instant at the mean place.',
  }),
  place_methods: listChoices(PLACE_METHODS, {
    arithmetic: 'The mean latitude, and the mean longitude the short way round.',
    great_circle: 'The middle of the great circle.',
  }),
  star_groups: STAR_GROUP_IDS.map((id): Choice => ({ id, description: `${STAR_GROUPS[id].description}.` })),
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
    transits: 'Crossings, ingresses, transits and events.',
    returns: 'Returns and their charts.',
    progressions: 'Progressed charts.',
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
  transit_bodies: TRANSIT_BODY_IDS.map((id): Choice => ({ id, description: CHART_OBJECTS[id].name })),
  event_bodies: CATALOG_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
  return_bodies: CATALOG_BODY_IDS.map((id): Choice => ({ id, description: BODIES[id].name })),
};
