import type { MediaContent, OpenApiSchema, Operation, Parameter } from '../../../lib/contract/openapi-document.ts';
import { findChoices, findForms, isNullable, typeOf } from '../../../lib/contract/openapi-schema.ts';
import type { Surface } from './baseline.ts';

/** A change that breaks clients: where it is, and what it takes away. */
export interface Break {
  readonly at: string;
  readonly what: string;
}

/** Requests may accept more, responses may contain more. */
type Direction = 'request' | 'response';

/** Limits of requests, which may widen, with the sign of the direction in which they do. */
const LIMITS = [
  ['maximum', 1],
  ['exclusiveMaximum', 1],
  ['maxLength', 1],
  ['maxItems', 1],
  ['maxProperties', 1],
  ['minimum', -1],
  ['exclusiveMinimum', -1],
  ['minLength', -1],
  ['minItems', -1],
  ['minProperties', -1],
] as const;

/**
 * Finds what a contract takes away from clients of another: operations, parameters, media types, statuses, members, types and
 * enumerated values that are gone, request members that are required now, and limits of requests that are narrower.
 */
export function findBreaks(before: Surface, after: Surface): readonly Break[] {
  const comparison = new Comparison(before, after);
  const found = Object.entries(before.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const counterpart = after.paths[path]?.[method];
      return counterpart ? comparison.compareOperations(at, operation, counterpart) : [gone(at)];
    }),
  );
  return [...new Map(found.map((one) => [`${one.at} ${one.what}`, one])).values()];
}

const gone = (at: string): Break => ({ at, what: 'is gone' });

/** The comparison of two documents. */
class Comparison {
  readonly #before: Surface;
  readonly #after: Surface;
  /** Breaks between pairs of components; none while they are compared, as components contain themselves. */
  readonly #components = new Map<string, readonly Break[]>();

  constructor(before: Surface, after: Surface) {
    this.#before = before;
    this.#after = after;
  }

  compareOperations(at: string, before: Operation, after: Operation): readonly Break[] {
    const statuses = Object.entries(before.responses).flatMap(([status, { content = {} }]) => {
      const counterpart = after.responses[status];
      const place = `${at} ${status}`;
      return counterpart ? this.#compareContents(place, content, counterpart.content ?? {}, 'response') : [gone(place)];
    });
    const [body, newBody] = [before, after].map(({ requestBody }) => requestBody?.content ?? {});
    return [
      ...this.#compareParameters(at, before.parameters ?? [], after.parameters ?? []),
      ...this.#compareContents(`${at} body`, body ?? {}, newBody ?? {}, 'request'),
      ...statuses,
    ];
  }

  #compareParameters(at: string, before: readonly Parameter[], after: readonly Parameter[]): readonly Break[] {
    const nameOf = ({ name, in: part }: Parameter): string => `${at} ${part}.${name}`;
    const [known, current] = [before, after].map((list) => new Map(list.map((one) => [nameOf(one), one])));
    const compared = [...(known ?? [])].flatMap(([place, { schema, required = false }]) => {
      const counterpart = current?.get(place);
      if (!counterpart) return [gone(place)];
      const isRequiredNow = counterpart.required && !required;
      const found = this.#compareSchemas(place, schema, counterpart.schema, 'request');
      return isRequiredNow ? [...found, { at: place, what: 'is required now' }] : found;
    });
    const added = [...(current ?? [])].filter(([place, { required }]) => required && !known?.has(place));
    return [...compared, ...added.map(([place]) => ({ at: place, what: 'is new and required' }))];
  }

  #compareContents(at: string, before: MediaContent, after: MediaContent, direction: Direction): readonly Break[] {
    return Object.entries(before).flatMap(([type, { schema = {} }]) => {
      const counterpart = after[type];
      return counterpart
        ? this.#compareSchemas(
            type === 'application/json' ? at : `${at} ${type}`,
            schema,
            counterpart.schema ?? {},
            direction,
          )
        : [gone(`${at} ${type}`)];
    });
  }

  /** Breaks in a component are located in it, not in what refers to it. */
  #compareSchemas(at: string, before: OpenApiSchema, after: OpenApiSchema, direction: Direction): readonly Break[] {
    const [older, newer] = [resolve(before, this.#before), resolve(after, this.#after)];
    const [place, nulls] = [older.name ?? at, compareNulls(at, older, newer, direction)];
    const pair = `${direction} ${older.name} ${newer.name}`;
    const known = older.name !== undefined && newer.name !== undefined ? this.#components.get(pair) : undefined;
    if (known) return [...nulls, ...known];
    this.#components.set(pair, []);
    const candidates = listForms(newer.schema);
    const found = listForms(older.schema).flatMap((form) =>
      this.#compareWithNearest(place, form, candidates, direction),
    );
    this.#components.set(pair, found);
    return [...nulls, ...found];
  }

  /** The breaks toward the form that has the fewest. */
  #compareWithNearest(
    at: string,
    form: OpenApiSchema,
    candidates: readonly OpenApiSchema[],
    direction: Direction,
  ): readonly Break[] {
    const [first, ...others] = candidates.map((candidate) => this.#compareForms(at, form, candidate, direction));
    return others.reduce((fewest, found) => (found.length < fewest.length ? found : fewest), first ?? [gone(at)]);
  }

  #compareForms(at: string, one: OpenApiSchema, other: OpenApiSchema, direction: Direction): readonly Break[] {
    if (isReference(one) || isReference(other) || hasForms(one) || hasForms(other))
      return this.#compareSchemas(at, one, other, direction);
    const what = describeOwnBreak(one, other, direction);
    return [...what.map((text) => ({ at, what: text })), ...this.#compareMembers(at, one, other, direction)];
  }

  #compareMembers(at: string, before: OpenApiSchema, after: OpenApiSchema, direction: Direction): readonly Break[] {
    const members = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
      const counterpart = after.properties?.[name];
      return counterpart
        ? this.#compareSchemas(`${at}.${name}`, schema, counterpart, direction)
        : [gone(`${at}.${name}`)];
    });
    const items = before.items ? this.#compareSchemas(`${at}[]`, before.items, after.items || {}, direction) : [];
    const places = (before.prefixItems ?? []).flatMap((item, index) =>
      this.#compareSchemas(`${at}[${index}]`, item, after.prefixItems?.[index] ?? {}, direction),
    );
    const [values, newValues] = [before.additionalProperties, after.additionalProperties];
    const others =
      typeof values === 'object' && typeof newValues === 'object'
        ? this.#compareSchemas(`${at}.*`, values, newValues, direction)
        : [];
    return [...members, ...items, ...places, ...others];
  }
}

const isReference = ({ $ref }: OpenApiSchema): boolean => $ref !== undefined;
const hasForms = (schema: OpenApiSchema): boolean => findForms(schema) !== undefined;

const listForms = (schema: OpenApiSchema): readonly OpenApiSchema[] => findForms(schema) ?? [schema];

/** A schema without references. */
interface Resolved {
  /** Of the component; undefined for a schema without a reference. */
  readonly name?: string;
  readonly schema: OpenApiSchema;
  readonly isNullable: boolean;
}

function resolve(schema: OpenApiSchema, surface: Surface): Resolved {
  if (schema.$ref === undefined) return { schema, isNullable: isNullable(schema) };
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const component = surface.components.schemas[name];
  if (!component) throw new Error(`${schema.$ref} is not in the document`);
  return { ...resolve(component, surface), name };
}

function compareNulls(at: string, before: Resolved, after: Resolved, direction: Direction): readonly Break[] {
  if (direction === 'request')
    return before.isNullable && !after.isNullable ? [{ at, what: 'may not be null any more' }] : [];
  return after.isNullable && !before.isNullable ? [{ at, what: 'may be null now' }] : [];
}

/** What a schema itself takes away, without its members. */
function describeOwnBreak(before: OpenApiSchema, after: OpenApiSchema, direction: Direction): readonly string[] {
  const found: string[] = [];
  const [type, newType] = [typeOf(before), typeOf(after)];
  const acceptsMore = direction === 'request' && (newType === undefined || isWiderNumber(before, after));
  if (type !== newType && !acceptsMore) found.push(`was ${type}, is ${newType}`);
  const [choices, newChoices] = [findChoices(before), findChoices(after)];
  const removed = (choices ?? []).filter((value) => newChoices && !newChoices.includes(value));
  if (removed.length > 0) found.push(`no longer has ${removed.join(', ')}`);
  if (choices && !newChoices && direction === 'response') found.push('no longer lists its values');
  if (!choices && newChoices && direction === 'request') found.push('accepts only some values');
  return [...found, ...listRequired(before, after, direction), ...listNarrowed(before, after, direction)];
}

const isWiderNumber = (before: OpenApiSchema, after: OpenApiSchema): boolean =>
  typeOf(before) === 'integer' && typeOf(after) === 'number';

function listRequired(before: OpenApiSchema, after: OpenApiSchema, direction: Direction): readonly string[] {
  const [older, newer] = [before.required ?? [], after.required ?? []];
  if (direction === 'request')
    return newer.filter((name) => !older.includes(name)).map((name) => `requires ${name} now`);
  return older.filter((name) => !newer.includes(name)).map((name) => `may lack ${name} now`);
}

function listNarrowed(before: OpenApiSchema, after: OpenApiSchema, direction: Direction): readonly string[] {
  if (direction === 'response') return [];
  const narrower = LIMITS.filter(([name, sign]) => {
    const [older = sign * Number.POSITIVE_INFINITY, newer = sign * Number.POSITIVE_INFINITY] = [
      before[name],
      after[name],
    ];
    return sign * newer < sign * older;
  });
  const isClosed = [before, after].map(
    (schema) => typeOf(schema) === 'object' && schema.additionalProperties === false,
  );
  return [
    ...narrower.map(([name]) => `has a narrower ${name}: ${after[name]} instead of ${before[name] ?? 'none'}`),
    ...(typeOf(before) === 'object' && isClosed[1] && !isClosed[0] ? ['accepts no other members any more'] : []),
  ];
}
