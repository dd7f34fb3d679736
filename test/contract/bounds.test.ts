import { describe, expect, test } from 'vitest';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { exampleOf, findChoices } from '../../lib/contract/openapi-schema.ts';
import { componentOf, type DocumentedOperation, documentedOperations, formsOf } from '../support/fuzz/document.ts';
import { type Breach, breachesOf } from '../system/fuzz/breaches.ts';
import { type Path, toLocation, withMemberAt } from './schema-places.ts';
import { endpointOf, findExampleBody, findRefusal, isAtOrBelow, toBase } from './wrong-requests.ts';

/** A member of a body, by its path from the body and its name in the component that declares it. */
interface Member {
  readonly path: Path;
  readonly name: string;
  readonly schema: OpenApiSchema;
}

/** Members whose descriptions state what a schema cannot: numbers may be texts, and one object holds several forms. */
const SEVERAL_FORMS = new Set(['DateTimeInput', 'DateTimeOrNow', 'Location']);

/** Components whose members are listed already. */
const opened = new Set<string>();

/** Every member that a body can have, in the form that the contract shows first, each component once. */
function listMembers(schema: OpenApiSchema, { path, name }: Omit<Member, 'schema'>, value: unknown): readonly Member[] {
  const component = componentOf(schema);
  if (component && opened.has(component)) return [];
  if (component) opened.add(component);
  const [own = {}] = formsOf(schema);
  const isOpen = (member: string): boolean => own.maxProperties !== 1 || memberAt(value, [member]) !== undefined;
  const names = Object.entries(own.properties ?? {}).filter(([member]) => isOpen(member));
  const inside = SEVERAL_FORMS.has(component ?? '') ? [] : names;
  return [
    { path, name, schema },
    ...inside.flatMap(([member, of]) =>
      listMembers(of, { path: [...path, member], name: `${component ?? name}.${member}` }, memberAt(value, [member])),
    ),
    ...(own.items ? listMembers(own.items, { path: [...path, 0], name: `${name}[]` }, memberAt(value, [0])) : []),
  ];
}

/** What a schema allows, in a few characters: its choices or its least and greatest value or length. */
function describeBounds(schema: OpenApiSchema): string {
  const texts = formsOf(schema).map((form) => {
    const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems, maxLength, uniqueItems } =
      form;
    const choices = findChoices(form);
    if (choices) return choices.join(' | ');
    const [least, greatest] = [minimum ?? exclusiveMinimum ?? minItems, maximum ?? exclusiveMaximum ?? maxItems];
    const range = [least, greatest ?? maxLength].some((bound) => bound !== undefined);
    const bounds = range ? `${type} ${least ?? ''}…${greatest ?? maxLength ?? ''}` : '';
    return uniqueItems ? `${bounds} once each` : bounds;
  });
  return texts.filter((text) => text !== '').join(' or ');
}

const isOwn = ({ at, what }: Breach): boolean =>
  at.length === 0 && /^(?:out of range|none of the choices|an element twice|too (?:few|many|long|short))/.test(what);

/** Values that a member may not have, each one step or more beyond its bounds. */
function listBeyond({ schema }: Member, value: unknown): readonly unknown[] {
  const numbers = formsOf(schema)
    .flatMap(findChoices)
    .filter((choice) => typeof choice === 'number');
  const beyond = numbers.length > 0 ? [Math.max(...numbers) + 1] : [];
  return [
    ...beyond,
    ...breachesOf(schema, value)
      .filter(isOwn)
      .map(({ broken }) => broken()),
  ];
}

const memberAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((within, step) => (within instanceof Object ? Reflect.get(within, step) : undefined), value);

/** The faults of one entry of this batch are part of its answer. */
const BY_ENTRIES = 'POST /location/batch';

const reading = documentedOperations.filter(({ body, title }) => body && title !== BY_ENTRIES);

const members = reading.flatMap((operation) =>
  listMembers(operation.body ?? {}, { path: [], name: operation.title }, endpointOf(operation).examples[0]?.body)
    .map((member) => ({ operation, member, bounds: describeBounds(member.schema) }))
    .filter(({ bounds }) => bounds !== ''),
);

/** The codes with which values beyond the bounds of a member are refused, each at the member. */
async function listCodes(operation: DocumentedOperation, member: Member): Promise<ReadonlySet<string>> {
  const { path, schema } = member;
  const base = toBase(findExampleBody(operation, path), path);
  const [form = {}] = formsOf(schema);
  const value = memberAt(base, path) ?? exampleOf(form) ?? findChoices(form)?.[0] ?? form.minimum ?? [];
  const codes = new Set<string>();
  for (const wrong of listBeyond(member, value)) {
    const refusal = await findRefusal(operation, { body: withMemberAt(base, path, wrong) });
    const found = refusal?.issues.filter(({ location }) => isAtOrBelow(location, toLocation(path))) ?? [];
    expect(found, `${operation.title} ${toLocation(path)}: ${JSON.stringify(wrong)?.slice(0, 60)}`).not.toEqual([]);
    if (refusal && found.length === refusal.issues.length) codes.add(refusal.code);
  }
  return codes;
}

describe('the bounds of requests', () => {
  test('are those of bounds.txt, and values beyond them are refused where they stand, with the codes there', async () => {
    const lines = await Promise.all(
      members.map(async ({ operation, member, bounds }) => {
        const codes = await listCodes(operation, member);
        return [`${member.name}: ${bounds}`, ...[...codes].sort()].join(' → ');
      }),
    );
    const ofQueries = documentedOperations.flatMap(({ title, parameters }) =>
      parameters.flatMap(({ name, schema = {} }) => {
        const bounds = describeBounds(schema);
        return bounds === '' ? [] : [`${title}?${name}: ${bounds}`];
      }),
    );
    await expect(`${[...lines, ...ofQueries].sort().join('\n')}\n`).toMatchFileSnapshot('bounds.txt');
  });
});
