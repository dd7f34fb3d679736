import fc from 'fast-check';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { anyForm } from '../../support/fuzz/moments.ts';
import type { Knowledge } from './schema-values.ts';

type Members = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** Length of a search in days: long enough for results, short enough for thousands of searches. */
const MOST_DAYS = 120;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days and moments of the centuries of most requests; datetimes cover the other centuries. */
const anyDate = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2399-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyDateText = fc.oneof(
  anyDate.map((text) => text.slice(0, 10)),
  anyDate.map((text) => `${text.slice(0, 19)}Z`),
);

const anyTimezone = fc.constantFrom(
  {},
  { iana_name: 'Europe/Paris' },
  { iana_name: 'America/New_York' },
  { name: 'Pacific/Kiritimati' },
  { utc_offset_seconds: -64_800 },
  { utc_offset_seconds: 64_800 },
  { iana_name: 'Europe/Paris', name: 'At home' },
  'Asia/Kolkata',
  '-03:30',
);

const anyReading = fc.record(
  {
    calendar: fc.constantFrom('gregorian', 'julian'),
    disambiguation: fc.constantFrom('compatible', 'earlier', 'later', 'reject'),
    timezone: anyTimezone,
  },
  { requiredKeys: [], noNullPrototype: true },
);

const anyDatetime = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(anyForm, anyReading).map(([form, reading]) => ({ ...form, ...reading })) },
  fc.constantFrom('1990-06-15 14:30', '1945-07-01T12:00:00', '2026-01-03T10:00:00Z'),
);

const anyPoints = fc.dictionary(
  fc.constantFrom('sun', 'moon', 'ascendant', 'My point', 'Ősz', 'chiron'),
  fc.double({ min: 0, max: 360, noNaN: true }),
  { minKeys: 1, noNullPrototype: true },
);

const anyArguments = fc.constantFrom(
  {},
  { birth: '1990-06-15 14:30, 48.85, 2.35' },
  { at: '2026-01-03 10:00Z' },
  { name: 'Basel' },
);

const anyCall = fc.record(
  { name: fc.constantFrom(...TOOLS.map(({ name }) => name), 'no_tool'), arguments: anyArguments },
  { noNullPrototype: true },
);

const anyMessage = fc
  .tuple(fc.constantFrom('ping', 'tools/list', 'tools/call', 'initialize', 'no/method'), anyCall, fc.nat())
  .map(([method, call, id]) => ({ jsonrpc: '2.0', id, method, ...(method === 'tools/call' && { params: call }) }));

/**
 * Rules that the descriptions of the document state in words: each rule takes an object that the schemas allow and corrects
 * what would be refused. `drawn` is a random number for its choices.
 */
const RULES: readonly ((value: Members, drawn: number) => void)[] = [
  function ayanamsaOfSidereal(value) {
    if (value.zodiac_type !== 'sidereal') delete value.ayanamsa;
  },
  function objectsOfCustomSet(value) {
    const isOfMidpoints = 'date_time' in value;
    if (value.object_set === 'custom') value.objects ??= ['sun', 'moon'];
    else if (!isOfMidpoints) delete value.objects;
  },
  function endAfterStart(value, drawn) {
    if (typeof value.start_date !== 'string') return;
    value.end_date = isoDay(Date.parse(value.start_date) + (1 + (drawn % MOST_DAYS)) * DAY_MS);
  },
  function targetInALife(value, drawn) {
    if (!('target_datetime' in value)) return;
    const birthMs = Date.UTC(1900 + (drawn % 150), drawn % 12, 1);
    value.birth_datetime = { iso: `${isoDay(birthMs)}T12:00:00` };
    value.target_datetime = { iso: isoDay(birthMs + (drawn % 30_000) * DAY_MS) };
    // The largest distance of the nearest return of any body.
    if ('body' in value) delete value.search_window_days;
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
    if (value.format === 'svg') return;
    delete value.theme;
    delete value.size;
  },
  function wholePlace(value) {
    if ('latitude' in value && 'longitude' in value) return;
    for (const member of ['latitude', 'longitude', 'include_angles']) delete value[member];
  },
  function placeOfDavison(value) {
    if (value.method !== 'davison' || 'location' in value) delete value.place_method;
  },
  function eventsAmongAllBodies(value) {
    if ('event_types' in value || 'void_of_course' in value || 'aspects' in value) delete value.planets;
    const types = value.event_types as readonly string[] | undefined;
    if (types && !types.includes('aspect')) delete value.aspects;
    if (types && !types.includes('void_of_course')) delete value.void_of_course;
  },
];

/** Values that a reader of the document would send. */
export const SENSE: Knowledge = {
  components: {
    DateTimeInput: anyDatetime,
    DateTimeOrNow: fc.oneof({ weight: 9, arbitrary: anyDatetime }, fc.constant({})),
    TimezoneRef: anyTimezone,
    McpMessage: anyMessage,
  },
  members: {
    start_date: anyDateText,
    end_date: anyDateText,
    date: anyDateText,
    query: fc.constantFrom('Basel', 'Springfield, Illinois', 'Ōsaka', 'san', 'Nowhere at all', 'Łódź', '東京'),
    star_names: fc.constantFrom('Regulus', 'Aldebaran', 'Spica', 'Algol', 'Sirius'),
    natal_planets: anyPoints,
    place: fc.constant('Paris, Texas'),
    country_code: fc.constant('US'),
    birth_time_known: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    search_window_days: fc.constantFrom(366, 400, 800),
  },
  formsByExample: true,
  distinct: true,
  mended: (value, drawn) => {
    const copy = { ...value };
    for (const rule of RULES) rule(copy, drawn);
    return copy;
  },
};
