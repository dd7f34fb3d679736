import { beforeAll, describe, expect, test } from 'vitest';
import type { ValidationIssue } from '../../lib/base/errors/problem.ts';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { exampleOf as readExample } from '../../lib/contract/openapi-schema.ts';
import { type DocumentedOperation, documentedOperations, plain } from '../support/fuzz/document.ts';
import { listPlaces, type SchemaPlace, toLocation, withMemberAt } from './schema-places.ts';
import { BESIDE_IN_QUERY, endpointOf, findExampleBody, isAtOrBelow, listIssues, toBase } from './wrong-requests.ts';

/** Values of which at least one does not fit the schema of any member; undefined leaves the member out. */
const WRONG_VALUES = [undefined, null, [], 'no such value', -1e9, true];

/** Longest example that an answer shows, as JSON. */
const LONGEST_EXAMPLE = 300;

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
      const body = withMemberAt(toBase(findExampleBody(operation, place.path), place.path), place.path, wrong);
      const issues = await listIssues(operation, { body });
      faults.push(
        ...issues.filter((issue) => issue.location === location).map((issue) => ({ place, location, issue })),
      );
    }
  }
  return faults;
}

describe.each(documentedOperations.filter(({ body }) => body))('a wrong member of $title', (operation) => {
  let faults: readonly Fault[] = [];
  beforeAll(async () => {
    faults = await listFaults(operation);
  });

  test('is valid with the example of its fault', async () => {
    for (const { place, location, issue } of faults) {
      if (issue.example === undefined) continue;
      const body = withMemberAt(toBase(findExampleBody(operation, place.path), place.path), place.path, issue.example);
      const mended = await listIssues(operation, { body });
      expect(
        mended.filter((one) => isAtOrBelow(one.location, location)),
        JSON.stringify(issue),
      ).toEqual([]);
    }
  });

  test('has an example wherever the contract has a short one', () => {
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
