import { MINOR_PLANETS } from '../../../lib/base/catalog/bodies.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { isoDay, LONDON, type Members } from './correct-request.ts';

/** The parts of a request that rules read together. */
export interface WholeRequest {
  readonly query: Members;
  readonly body: Members;
}

const DAY_MS = 86_400_000;

/** What the descriptions of an operation require of its parts together: a rule corrects what would be refused. */
const RULES: Readonly<Record<string, (request: WholeRequest, drawn: number) => void>> = {
  'POST /ephemeris/conditions': ({ body }, drawn) => {
    body.conditions = listOf(body.conditions).map((one, index) => ({ ...one, name: `condition_${index}` }));
    if ('subject' in body) delete body.moment;
    else body.moment = { datetime: isoDay(Date.UTC(1900 + (drawn % 200), drawn % 12, 1)), location: LONDON };
  },
  'POST /ephemeris/fixed-stars': ({ query, body }) => {
    if (query.format === 'llm_v2') delete body.parans;
  },
  'POST /ephemeris/import': ({ body }, drawn) => {
    for (const member of ['content', 'format']) delete body[member];
    const time = `${drawn % 24}:${String(drawn % 60).padStart(2, '0')}`;
    body.text =
      drawn % 2 === 0
        ? `date,time,lat,lng\n${isoDay(Date.UTC(1900 + (drawn % 120), 1, 1))},${time},${drawn % 60},${drawn % 170}\n`
        : `#A93:Doe,Jane,f,${1 + (drawn % 28)}.3.${1900 + (drawn % 120)},${time},London,GB\n#B93:*,51n30,0w7,0he,0\n`;
  },
  'POST /ephemeris/reconcile': ({ body }) => {
    body.claims = listOf(body.claims).map(({ point = 'sun', longitude, house, tolerance_arcmin, dasha, weekday }) => {
      if (dasha !== undefined) return { dasha: { ...dasha, start: '2019-02-24' } };
      if (weekday !== undefined) return { weekday };
      if (longitude === undefined) return { point, house: house ?? 1 };
      const printed = typeof longitude === 'string' ? "11°38' Cancer" : longitude;
      return { point, longitude: printed, ...(house !== undefined && { house }), tolerance_arcmin };
    });
  },
  'POST /predictive/birth-time': ({ body }, drawn) => {
    const birthMs = Date.UTC(1900 + (drawn % 60), drawn % 12, 1);
    const person = typeof body.subject === 'object' ? body.subject : { birth_location: LONDON };
    body.subject = { ...person, birth_datetime: { iso: `${isoDay(birthMs)}T12:00:00` }, birth_time_known: true };
    body.life_events = listOf(body.life_events).map((event, index) => {
      const day = isoDay(birthMs + (400 + ((drawn + index * 977) % 20_000)) * DAY_MS);
      return { ...event, date: 'precision' in event ? day : day.slice(0, [4, 7, 10][drawn % 3]) };
    });
    if (listOf(body.life_events).length === 0) body.conditions ??= 'Moon waxing';
  },
  'POST /predictive/elections': ({ body }, drawn) => {
    body.location = LONDON;
    // More would have more conditions together than a request may have.
    if (Array.isArray(body.weights)) body.weights = body.weights.slice(0, 1);
    const startMs = Date.UTC(1900 + (drawn % 200), drawn % 12, 1);
    Object.assign(body, { start_date: isoDay(startMs), end_date: isoDay(startMs + (1 + (drawn % 60)) * DAY_MS) });
    if (body.explain === true) body.datetime = isoDay(startMs);
    else delete body.datetime;
  },
  'POST /sky/eclipses': ({ query, body }) => {
    const isPicture = (DRAWN_FORMATS as readonly unknown[]).includes(query.format);
    // A picture shows the next eclipse, whose map has the path of the Moon's shadow.
    if (isPicture) delete body.end_date;
    if (body.location === undefined) delete body.include_discs;
    if (isPicture && body.location === undefined) delete body.kind;
    for (const member of body.kind === 'lunar' ? ['include_path', 'magnitudes'] : []) delete body[member];
    const hasPaths = body.include_path === true || 'magnitudes' in body;
    if (hasPaths && typeof body.count === 'number') body.count = Math.min(body.count, SIZES.eclipse_paths.maximum);
  },
  'POST /vedic/varshaphala': ({ body }) => {
    if ('year_of_life' in body) delete body.target_datetime;
  },
  'POST /vedic/yogas': ({ body }) => {
    if (Array.isArray(body.variants)) body.variants = body.variants.slice(0, 1);
  },
};

const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value : []);

/** Corrects what would be refused in a whole request. @param drawn random number for the choices of rules */
export function correctWhole(title: string, { query, body }: WholeRequest, drawn: number): WholeRequest {
  const copy = { query: { ...query }, body: { ...body } };
  RULES[title]?.(copy, drawn);
  return namesBodyOfFewCenturies(copy.body) ? { ...copy, body: inFewCenturies(copy.body) as Members } : copy;
}

/** Bodies whose positions are known in few centuries; those of the minor planets have the fewest. */
const OF_FEW_CENTURIES: ReadonlySet<unknown> = new Set([...MINOR_PLANETS, 'chiron', 'pholus']);

const namesBodyOfFewCenturies = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(namesBodyOfFewCenturies)
    : OF_FEW_CENTURIES.has(value);

/** Years in which all bodies are known. */
const KNOWN_YEARS = { first: 1600, last: 2099 };
/** Years after which the Gregorian calendar repeats, and their days: a moved date exists. */
const CYCLE = { years: 400, days: 146_097 };
/** 1 January 1600 as a Julian day. */
const FIRST_KNOWN_DAY = 2_305_447.5;

/** A value with its dates in years in which all bodies are known. */
function inFewCenturies(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value.replace(/^-?\d{4}(?=-\d\d)/, (year) => String(toKnownYear(Number(year))));
  if (typeof value === 'number' && name === 'year') return toKnownYear(value);
  if (typeof value === 'number' && name === 'julian_day') return FIRST_KNOWN_DAY + (value % CYCLE.days);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inFewCenturies(item));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inFewCenturies(member, key)]));
}

function toKnownYear(year: number): number {
  const { first, last } = KNOWN_YEARS;
  return year >= first && year <= last ? year : first + (((year % CYCLE.years) + CYCLE.years) % CYCLE.years);
}
