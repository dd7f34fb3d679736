export type Members = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** Length of a search in days: long enough for results, short enough for thousands of searches. */
const MOST_DAYS = 120;

export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A subject with another member, unless it is a chart handle. */
const withMember = (subject: unknown, member: Members): unknown =>
  typeof subject === 'object' && subject !== null ? { ...subject, ...member } : subject;

/** Rows that a page of every table can have, however many its columns. */
const SMALLEST_LARGEST_PAGE = 700;

/** Birthplace in place of that of a chart handle, whose moment may be centuries away. */
export const LONDON = { latitude: 51.5, longitude: -0.13, timezone: { iana_name: 'Europe/London' } };

/** Members of requests whose zodiac is always sidereal. */
const ALWAYS_SIDEREAL = ['positions', 'vargas', 'varga_methods', 'karakas'];

/** Members of requests for the periods of a life. */
const LIFE_MEMBERS = ['target_datetime', 'start_date', 'end_date', 'start_age', 'end_age'];

/** Members that only requests for primary directions have. */
const DIRECTION_MEMBERS = ['promissors', 'significators', 'max_age', 'user_key', 'converse', 'speculum', 'key'];

/** Kinds of events of points that one arc moves. */
const POSSIBLE_WITH_ARCS = ['aspects', 'sign_ingresses', 'house_ingresses'];

/** A request for events of a progressed or directed chart. */
const isProgression = (value: Members): boolean =>
  ['targets', 'target_points', 'naibod_measure', 'angle_method'].some((name) => name in value) && 'start_date' in value;

/** A request for a report, whose year begins on a day and has no stated end. */
const isReport = (value: Members): boolean =>
  'start_date' in value &&
  Object.keys(value).every((name) => ['subject', 'configuration', 'start_date'].includes(name));

/**
 * Rules that the descriptions of the document state in words: each rule takes an object that the schemas allow and corrects
 * what would be refused. `drawn` is a random number for its choices.
 */
const RULES: readonly ((value: Members, drawn: number) => void)[] = [
  function methodsOfListedVargas(value) {
    const { vargas = [1, 9], varga_methods: methods } = value;
    if (!methods || !Array.isArray(vargas)) return;
    const read = Object.entries(methods).filter(([id]) => vargas.includes(Number(id.slice(1))));
    value.varga_methods = Object.fromEntries(read);
  },
  function ayanamsaOfSidereal(value) {
    const isSidereal = value.zodiac_type === 'sidereal' || ALWAYS_SIDEREAL.some((name) => name in value);
    if (!isSidereal) delete value.ayanamsa;
    if (!isSidereal || 'ayanamsa' in value) delete value.user_ayanamsa;
  },
  function nodeOfDraconic(value) {
    if (value.zodiac_type !== 'draconic') delete value.node_source;
    else if (value.coordinate_system === 'heliocentric') delete value.coordinate_system;
  },
  function objectsOfCustomSet(value) {
    const isOfMidpoints = 'date_time' in value;
    if (value.object_set === 'custom') value.objects ??= ['sun', 'moon'];
    else if (!isOfMidpoints) delete value.objects;
  },
  function oneDay(value) {
    if ('date' in value && 'date_time' in value) delete value.date_time;
  },
  // Calendars have no years before 0, where the events of an old birth may lie.
  function tableOfAnyYear(value) {
    if (value.format === 'ics') value.format = 'csv';
  },
  function endAfterStart(value, drawn) {
    if (typeof value.start_date !== 'string' || isReport(value)) return;
    value.end_date = isoDay(Date.parse(value.start_date) + (1 + (drawn % MOST_DAYS)) * DAY_MS);
  },
  function targetInALife(value, drawn) {
    if (!('target_datetime' in value) || 'subject' in value) return;
    const birthMs = Date.UTC(1900 + (drawn % 150), drawn % 12, 1);
    const birth_datetime = { iso: `${isoDay(birthMs)}T12:00:00` };
    if (Array.isArray(value.subjects))
      value.subjects = value.subjects.map((one) => withMember(one, { birth_datetime }));
    else value.birth_datetime = birth_datetime;
    value.target_datetime = { iso: isoDay(birthMs + (drawn % 30_000) * DAY_MS) };
    // The largest distance of the nearest return of any body.
    if ('body' in value) delete value.search_window_days;
  },
  function partOfALife(value, drawn) {
    const { subject } = value;
    const isLife = LIFE_MEMBERS.some((name) => name in value) && !('transiting_planets' in value);
    if (!isLife || subject === undefined || subject === null) return;
    const birthMs = Date.UTC(1900 + (drawn % 120), drawn % 12, 1);
    const person = typeof subject === 'object' ? subject : { birth_location: LONDON };
    value.subject = { ...person, birth_datetime: { iso: `${isoDay(birthMs)}T12:00:00` }, birth_time_known: true };
    const livedMs = birthMs + (1 + (drawn % 30_000)) * DAY_MS;
    if (isReport(value)) {
      value.start_date = isoDay(livedMs);
      return;
    }
    // Dates alone may be those of a search for progressions, which has no target.
    if ('start_date' in value && 'end_date' in value && !('target_datetime' in value)) {
      Object.assign(value, { start_date: isoDay(livedMs), end_date: isoDay(livedMs + 1000 * DAY_MS) });
      for (const name of ['start_age', 'end_age']) delete value[name];
      return;
    }
    value.target_datetime = { iso: isoDay(livedMs) };
    for (const name of ['start_date', 'end_date']) delete value[name];
    if ('start_age' in value || 'end_age' in value)
      Object.assign(value, { start_age: drawn % 80, end_age: (drawn % 80) + 10 });
  },
  function bornAtAKnownTime(value) {
    if (value.key === 'user') value.user_key ??= 1;
    else delete value.user_key;
    const { subject } = value;
    if (!DIRECTION_MEMBERS.some((name) => name in value) || typeof subject !== 'object' || subject === null) return;
    value.subject = { ...subject, birth_time_known: true };
  },
  function pointsThatAnArcMoves(value) {
    if (!isProgression(value) || !String(value.method).endsWith('_arc')) return;
    value.targets = 'natal';
    const kinds = (value.include as readonly string[] | undefined)?.filter((kind) => POSSIBLE_WITH_ARCS.includes(kind));
    if (kinds?.length) value.include = kinds;
    else delete value.include;
  },
  function oneHouseSystem(value) {
    if ((value.configuration as Members | undefined)?.house_system !== undefined) delete value.house_system;
  },
  function pointsOrSubject(value, drawn) {
    if (!('transiting_planets' in value)) return;
    if (drawn % 2 === 0 && 'subject' in value) delete value.natal_planets;
    else delete value.subject;
    if (!('subject' in value)) value.natal_planets ??= { sun: 84.2 };
  },
  function firstPage(value) {
    delete value.cursor;
  },
  function pictureAlone(value) {
    const isPicture = value.format === 'svg';
    const style = [
      'layout',
      'theme',
      'size',
      'orientation',
      'aspect_lines',
      'aspect_glyphs',
      'captions',
      'colors',
      'axis',
      'varga',
      'nakshatras',
      'projection',
      'bounds',
    ];
    for (const member of isPicture ? [] : style) delete value[member];
    if (value.layout === 'sheet' || value.layout === 'tables') delete value.size;
    // Charts without sectors, or without an Ascendant, cannot be drawn so.
    if (value.layout === 'sectors' || value.layout === 'north') delete value.layout;
    if ('axis' in value && isPicture) value.axis = 'aries_point';
    delete value.include_aries_point; // a dial without it has not that axis
    // A random text is no list of colors, and light ones cannot be read in a dark picture.
    if (value.theme === 'dark') delete value.colors;
    if ('bounds' in value) value.bounds = '-25,30,45,72';
    if ('colors' in value) value.colors = 'background:fffaf0,ring:f5ead6';
  },
  function wholePlace(value) {
    if ('latitude' in value && 'longitude' in value) return;
    for (const member of ['latitude', 'longitude', 'include_angles']) delete value[member];
  },
  function placeAndHousesOfComposite(value) {
    if (value.method !== 'davison' || 'location' in value) delete value.place_method;
    if (value.method === 'davison') delete value.house_method;
  },
  function pageOfATable(value) {
    if (typeof value.limit === 'number') value.limit = Math.min(value.limit, SMALLEST_LARGEST_PAGE);
  },
  function tableOfItsCenter(value, drawn) {
    if (!('step' in value || 'columns' in value || 'time_of_day' in value)) return;
    delete value.bodies;
    value.limit = 1 + (drawn % SMALLEST_LARGEST_PAGE);
    if (value.coordinate_system === 'heliocentric') delete value.columns;
    value.location ??= { latitude: 48.85, longitude: 2.35 };
    // The place then decides the dates, so that it is read regardless of the columns.
    delete value.timezone;
  },
  function readMembersOfATable(value) {
    const isRange = 'start_date' in value && 'end_date' in value && !('configuration' in value);
    const hasHouses = Array.isArray(value.columns) && value.columns.includes('house');
    for (const member of isRange && !hasHouses ? ['house_system', 'polar_fallback'] : []) delete value[member];
    if (isRange && 'location' in value) delete value.timezone;
  },
  function eventsAmongAllBodies(value) {
    if ('event_types' in value || 'void_of_course' in value || 'aspects' in value) delete value.planets;
    const types = value.event_types as readonly string[] | undefined;
    if (types && !types.includes('aspect')) delete value.aspects;
    if (types && !types.some((type) => type.startsWith('eclipse'))) delete value.location;
    if (types && !types.includes('void_of_course')) delete value.void_of_course;
  },
  function daysOfPlace(value) {
    const tells = ['events', 'mode', 'definition', 'hora', 'seasons', 'positions'];
    const isOfPlace = 'location' in value && tells.some((member) => member in value);
    if (!isOfPlace) return;
    for (const member of ['date', 'start_date', 'end_date'])
      if (typeof value[member] === 'string') value[member] = value[member].replace(/T.*$/, '');
    if (!('start_date' in value)) delete value.end_date;
    for (const member of 'date' in value ? ['start_date', 'end_date', 'date_time'] : []) delete value[member];
    if (!('date' in value || 'start_date' in value)) delete value.calendar;
  },
  function daysOfHoras(value) {
    const hasHoras = 'hora' in value && value.hora !== 'none';
    for (const member of hasHoras ? ['start_date', 'end_date'] : []) delete value[member];
    if (hasHoras && !('date' in value)) delete value.calendar;
  },
  // The default differs between endpoints; the default of a panchanga knows no refraction.
  function definitionOfAHorizon(value) {
    if ('location' in value && ('horizon_dip' in value || 'refraction' in value)) value.definition ??= 'apparent_limb';
  },
  function altitudeOfCustomDefinition(value) {
    if (value.definition === 'custom') value.altitude_deg ??= -4;
    else delete value.altitude_deg;
    const isWithoutAir = value.definition === 'custom' || value.definition === 'hindu';
    for (const member of isWithoutAir ? ['horizon_dip', 'refraction'] : []) delete value[member];
    if (value.refraction === 'computed') return;
    for (const member of ['pressure_hpa', 'temperature_c']) delete value[member];
  },
  function rulesOfADasha(value) {
    if (value.system !== 'ashtottari') delete value.abhijit;
    if (value.start_from === 'ascendant') delete value.balance;
  },
  // Deeper levels of ten years are more periods than a picture shows.
  function levelsOfAPicture(value) {
    if (typeof value.levels === 'number') value.levels = Math.min(value.levels, 2);
  },
  // Tables, calendars and pictures have no place for it, and the format is chosen in another part of the request.
  function noPictureInAnAnswer(value) {
    delete value.picture;
  },
  function eventsOfEveryBody(value) {
    if ('events' in value) delete value.bodies;
    if ('events' in value) delete value.star_names;
  },
];

/**
 * Corrects what would be refused in an object that the schemas allow. @param drawn random number for the choices of rules
 */
export function correctRequest(value: Readonly<Members>, drawn: number): Members {
  const copy = { ...value };
  for (const rule of RULES) rule(copy, drawn);
  return copy;
}
