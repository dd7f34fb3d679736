import { describe, expect, test } from 'vitest';
import { Problem, type ValidationIssue } from '../../lib/base/errors/problem.ts';
import { parseRequest } from '../../lib/chain/parse.ts';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { exampleOf as readExample } from '../../lib/contract/openapi-schema.ts';
import { type DocumentedOperation, documentedOperations, plain } from '../support/fuzz/document.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { PARSE_CONTEXT } from '../support/parse-context.ts';
import { operations } from './operations.ts';
import { listPlaces, type Path, type SchemaPlace, toLocation, withMemberAt } from './schema-places.ts';

/** Values of which at least one does not fit the schema of any member; undefined leaves the member out. */
const WRONG_VALUES = [undefined, null, [], 'no such value', -1e9, true];

/** Longest example that an answer shows, as JSON. */
const LONGEST_EXAMPLE = 300;

const endpointOf = ({ title }: DocumentedOperation) =>
  operations.find((operation) => operation.title === title)?.endpoint ?? expect.unreachable(title);

/** Values of other members of a body without which a member may not be sent, by its name. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ayanamsa: { zodiac_type: 'sidereal' },
  objects: { object_set: 'custom' },
  house_method: { method: 'midpoint' },
  altitude_deg: { definition: 'custom' },
  horizon_dip: { definition: 'apparent_limb' },
  refraction: { definition: 'apparent_limb' },
  pressure_hpa: { definition: 'apparent_limb', refraction: 'computed' },
  temperature_c: { definition: 'apparent_limb', refraction: 'computed' },
  abhijit: { system: 'ashtottari' },
  place_method: { method: 'davison' },
  // Of tables; other endpoints do not know the columns, which is a fault of another member.
  house_system: { columns: ['house'] },
  polar_fallback: { columns: ['house'] },
};

/** Members of the whole body without which no part of a member may be sent, by the name of that member. */
const BESIDE_WHOLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  varga_methods: { vargas: [2, 3, 7, 9, 10, 11, 24, 30, 60] },
};

/** The same of parameters of a query. */
const BESIDE_IN_QUERY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  layout: { format: 'svg' },
  theme: { format: 'svg' },
  size: { format: 'svg' },
  orientation: { format: 'svg' },
  aspect_lines: { format: 'svg' },
  aspect_glyphs: { format: 'svg' },
  captions: { format: 'svg' },
  nakshatras: { format: 'svg' },
  colors: { format: 'svg' },
  axis: { format: 'svg' },
  varga: { format: 'svg' },
  projection: { format: 'svg' },
  bounds: { format: 'svg' },
};

/** Members that conflict with another member, by its name. */
const INSTEAD_OF: Readonly<Record<string, string>> = { subject: 'natal_planets' };

/** Members of a moment of which the example has another form: beside it they say something else. */
const COMPONENTS = ['year', 'month', 'day', 'hour', 'minute', 'second'];

/** An example with the members that a member requires, and without the one that it replaces. */
function toBase(body: unknown, path: Path): unknown {
  const replaced = INSTEAD_OF[String(path[0])];
  const whole = BESIDE_WHOLE[String(path[0])];
  const stated = whole === undefined ? body : { ...Object(body), ...whole };
  const example = replaced === undefined ? stated : { ...Object(stated), [replaced]: undefined };
  const isComponent = COMPONENTS.includes(String(path.at(-1)));
  const beside = Object.entries(isComponent ? { iso: undefined } : (BESIDE[String(path.at(-1))] ?? {}));
  return beside.reduce((body, [name, value]) => withMemberAt(body, [...path.slice(0, -1), name], value), example);
}

interface SentParts {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** The issues of a request, before anything is calculated. */
async function listIssues(operation: DocumentedOperation, sent: SentParts): Promise<readonly ValidationIssue[]> {
  const { method, path } = operation;
  const present = Object.entries(sent).filter(([, part]) => part !== undefined);
  const event = gatewayEvent({ method, path, ...Object.fromEntries(present) });
  try {
    await parseRequest(event, endpointOf(operation).request, PARSE_CONTEXT);
    return [];
  } catch (failure) {
    if (failure instanceof Problem) return failure.issues;
    throw failure;
  }
}

const isAtOrBelow = (location: string, member: string): boolean =>
  location === member || location.startsWith(`${member}.`) || location.startsWith(`${member}[`);

interface Fault {
  readonly place: SchemaPlace;
  readonly location: string;
  readonly issue: ValidationIssue;
}

/** Every fault of sending a wrong value for one member of an operation's first example. */
async function listFaults(operation: DocumentedOperation): Promise<readonly Fault[]> {
  const example = endpointOf(operation).examples[0]?.body;
  const faults: Fault[] = [];
  for (const place of listPlaces(operation.body ?? {}, example, [])) {
    const location = toLocation(place.path);
    for (const wrong of WRONG_VALUES) {
      const body = withMemberAt(toBase(example, place.path), place.path, wrong);
      const issues = await listIssues(operation, { body });
      faults.push(
        ...issues.filter((issue) => issue.location === location).map((issue) => ({ place, location, issue })),
      );
    }
  }
  return faults;
}

describe.each(documentedOperations.filter(({ body }) => body))('a wrong member of $title', (operation) => {
  const example = endpointOf(operation).examples[0]?.body;

  test('is valid with the example of its fault', async () => {
    for (const { place, location, issue } of await listFaults(operation)) {
      if (issue.example === undefined) continue;
      const body = withMemberAt(toBase(example, place.path), place.path, issue.example);
      const mended = await listIssues(operation, { body });
      expect(
        mended.filter((one) => isAtOrBelow(one.location, location)),
        JSON.stringify(issue),
      ).toEqual([]);
    }
  });

  test('has an example wherever the contract has a short one', async () => {
    const faults = await listFaults(operation);
    const without = faults.filter(({ place, issue }) => issue.example === undefined && hasShortExample(place));
    expect(without.map(({ issue }) => issue)).toEqual([]);
  });
});

function hasShortExample({ schema }: SchemaPlace): boolean {
  const example = exampleOf(schema);
  return example !== undefined && JSON.stringify(example).length <= LONGEST_EXAMPLE;
}

describe.each(documentedOperations.filter(isWithQuery))('a wrong query of $title', (operation) => {
  const { query: example = {}, body } = endpointOf(operation).examples[0] ?? {};

  test.each(operation.parameters.filter((one) => one.in === 'query'))(
    'is valid with the example of its fault: $name',
    async ({ name, schema }) => {
      const location = `query.${name}`;
      const query = { ...example, ...BESIDE_IN_QUERY[name] };
      const issues = await listIssues(operation, { body, query: { ...query, [name]: '\u0000' } });
      const [issue] = issues.filter((one) => one.location === location);
      expect(issue, 'no fault').toBeDefined();
      expect(issue?.example !== undefined).toBe(exampleOf(schema) !== undefined);
      const mended = await listIssues(operation, { body, query: { ...query, [name]: String(issue?.example) } });
      expect(mended.filter((one) => one.location === location)).toEqual([]);
    },
  );
});

function isWithQuery({ parameters }: DocumentedOperation): boolean {
  return parameters.some((one) => one.in === 'query');
}

const exampleOf = (schema: OpenApiSchema): unknown => readExample(schema) ?? readExample(plain(schema));
