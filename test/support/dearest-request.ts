import { estimateWork } from '../../lib/chain/work-limit.ts';
import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import type { LoadedEndpoint } from '../../lib/contract/endpoint.ts';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { findChoices, typeOf } from '../../lib/contract/openapi-schema.ts';
import { type DocumentedOperation, formsOf, plain } from './fuzz/document.ts';
import { type ClientRequest, readRequest } from './read-request.ts';

/** A request that is accepted, and its estimate in CPU-seconds. */
export interface EstimatedRequest {
  readonly request: ClientRequest;
  readonly seconds: number;
}

type Members = Readonly<Record<string, unknown>>;

/** A part of a request, and the members that are tried together in it. */
interface Choice {
  readonly part: 'query' | 'body';
  /** Path to the object that has the members. */
  readonly path: readonly string[];
  readonly trials: readonly Members[];
}

/** Members that change the moment or the place of a calculation and not its length. */
const UNTRIED = new Set([
  'name',
  'subject_a',
  'birth_datetime',
  'birth_location',
  'location',
  'return_location',
  'date_time',
  'date',
  'target_datetime',
  'user_ayanamsa',
  'picture',
]);

/** Formats that do not show what a long request finds; `estimateFile` adds what they take. */
const PICTURES = new Set<unknown>(DRAWN_FORMATS);

const PASSES = 3;
const MOST_LEVELS = 3;
const MOST_STARTS = 2;

/**
 * The dearest request to an endpoint that is found by climbing: from its dearest examples on, every member in turn gets the
 * value with the highest estimate. Of values with equal estimates the longer one counts, as it asks for more.
 *
 * @param mostSeconds estimate that the request may have, CPU-seconds
 */
export async function findDearestRequest(
  endpoint: LoadedEndpoint,
  operation: DocumentedOperation,
  mostSeconds = Number.POSITIVE_INFINITY,
): Promise<EstimatedRequest> {
  const choices = listChoices(operation);
  const estimate = async (request: ClientRequest) => {
    const seconds = await estimateRequest(endpoint, request);
    return seconds !== undefined && seconds <= mostSeconds ? { request, seconds } : undefined;
  };
  const examples = endpoint.examples.map(({ query = {}, body }) => estimate({ query, body }));
  const starts = (await Promise.all(examples)).filter((one) => one !== undefined);
  const dearest = starts.sort((a, b) => b.seconds - a.seconds).slice(0, MOST_STARTS);
  const climbed = [];
  for (const start of dearest) climbed.push(await climb(start, choices, estimate));
  return climbed.reduce((best, one) => (one.seconds > best.seconds ? one : best));
}

/** @returns undefined for a request that is refused */
type Estimate = (request: ClientRequest) => Promise<EstimatedRequest | undefined>;

async function climb(
  start: EstimatedRequest,
  choices: readonly Choice[],
  estimate: Estimate,
): Promise<EstimatedRequest> {
  let best = start;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = best;
    for (const choice of choices) {
      for (const trial of choice.trials) {
        const tried = await estimate(withTrial(best.request, choice, trial));
        if (tried && isDearer(tried, best)) best = tried;
      }
    }
    if (best === before) break;
  }
  return best;
}

function isDearer(one: EstimatedRequest, other: EstimatedRequest): boolean {
  return one.seconds > other.seconds || (one.seconds === other.seconds && measure(one) > measure(other));
}

const measure = ({ request }: EstimatedRequest): number => JSON.stringify(request).replaceAll('false', '').length;

/** CPU-seconds; undefined for a request that is refused. */
async function estimateRequest(endpoint: LoadedEndpoint, request: ClientRequest): Promise<number | undefined> {
  const parsed = await readRequest(endpoint, request);
  return parsed && estimateWork(endpoint, parsed);
}

function withTrial(request: ClientRequest, { part, path }: Choice, trial: Members): ClientRequest {
  return { ...request, [part]: assignAt(request[part], path, trial) };
}

function assignAt(target: unknown, [name, ...rest]: readonly string[], trial: Members): Members {
  const members = (target ?? {}) as Members;
  return name === undefined ? { ...members, ...trial } : { ...members, [name]: assignAt(members[name], rest, trial) };
}

function listChoices({ body, parameters }: DocumentedOperation): readonly Choice[] {
  const ofQuery = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => ({
      part: 'query' as const,
      path: [],
      trials: (findChoices(plain(schema)) ?? [])
        .filter((value) => !PICTURES.has(value))
        .map((value) => ({ [name]: value })),
    }));
  return [...ofQuery, ...(body ? listMembers(body, []) : [])];
}

function listMembers(schema: OpenApiSchema, path: readonly string[]): readonly Choice[] {
  return formsOf(schema).flatMap(({ properties = {} }) => {
    const dates = 'start_date' in properties ? [{ part: 'body' as const, path, trials: listSpans() }] : [];
    const members = Object.entries(properties).filter(([name]) => !UNTRIED.has(name));
    const choices = members.flatMap(([name, member]) => {
      const trials = valuesOf(member, name).map((value) => ({ [name]: value }));
      const inside = path.length + 1 < MOST_LEVELS ? listMembers(member, [...path, name]) : [];
      return [...(trials.length > 0 ? [{ part: 'body' as const, path, trials }] : []), ...inside];
    });
    return [...choices, ...dates];
  });
}

/** Years of a range: of searches, of tables, of days. */
const SPANS_YEARS = [599, 199, 149, 119, 99, 49, 19, 9.9, 4.9, 2, 0.99, 0.25, 0.02];
/** Before the years whose positions are compiled, within them, and in a life of the examples. */
const STARTS = ['1000-01-01', '1900-01-01', '1991-01-01', '2026-01-01'];

const listSpans = (): readonly Members[] =>
  STARTS.flatMap((start) => SPANS_YEARS.map((years) => ({ start_date: start, end_date: addYears(start, years) })));

const FRACTIONS = [1, 0.5, 0.2, 0.1, 0.02];

function valuesOf(schema: OpenApiSchema, name: string): readonly unknown[] {
  if (name === 'start_date' || name === 'end_date') return [];
  if (name === 'subjects') return [50, 20].map((count) => Array.from({ length: count }, (_, index) => birth(index)));
  return formsOf(schema).flatMap((form) => valuesOfForm(form));
}

function valuesOfForm(form: OpenApiSchema): readonly unknown[] {
  const [choices, type] = [findChoices(form), typeOf(form)];
  if (choices) return choices;
  if (type === 'boolean') return [true, false];
  if (type === 'array') return listsOf(form);
  if (type === 'object' && form.additionalProperties) return [manyPoints()];
  if (form.maximum === undefined || form.minimum === undefined) return [];
  const { minimum, maximum } = form;
  const numbers = [minimum, ...FRACTIONS.map((share) => minimum + (maximum - minimum) * share)];
  return type === 'integer' ? numbers.map(Math.floor) : numbers;
}

/** The longest list, and the same without each of its elements, as one of them may forbid the others. */
function listsOf({ items, maxItems }: OpenApiSchema): readonly unknown[] {
  const all = formsOf(items || {}).flatMap((form) => findChoices(form) ?? []);
  if (all.length === 0) return [];
  const longest = all.slice(0, maxItems);
  return [longest, ...longest.map((left) => longest.filter((one) => one !== left)), ...all.map((one) => [one])];
}

const DAYS_PER_YEAR = 365.25;
const MS_PER_DAY = 86_400_000;

const addYears = (date: string, years: number): string =>
  new Date(Date.parse(date) + Math.floor(years * DAYS_PER_YEAR) * MS_PER_DAY).toISOString().slice(0, 10);

const birth = (index: number) => ({
  name: `Birth ${index}`,
  birth_datetime: { julian_day: 2_430_000.5 + index * 977.13 },
  birth_location: { latitude: 48.8566, longitude: 2.3522 },
});

const MOST_POINTS = 100;
const manyPoints = () =>
  Object.fromEntries(Array.from({ length: MOST_POINTS }, (_, index) => [`P${index}`, (index * 36.3) % 360]));
