import { type JsonSchema, toJsonSchema } from '../../lib/schemas/json-schema.ts';
import type { Tool } from './tools.ts';

/** The form that the protocol gives a tool's arguments. */
export interface InputSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

type Named = Readonly<Record<string, JsonSchema>>;

/** Of a named schema, what a model is told otherwise than in the documentation. */
interface Retold {
  /** Members that are left out. */
  readonly without: readonly string[];
  /** What stands in place of the schema's own. */
  readonly instead?: JsonSchema;
}

const CASTING: Retold = { without: ['include_aspects', 'polar_fallback'] };
const SHOWING: Retold = { without: ['orbs', 'verbosity', 'decimal_places'] };

/**
 * A model reads every schema before its first call, so it is told one way to write a thing, and nothing of what rows do
 * not show. The rest is taken all the same.
 */
const RETOLD: Readonly<Record<string, Retold>> = {
  DateTimeInput: {
    without: ['components', 'year', 'month', 'day', 'hour', 'minute', 'second', 'julian_day'],
    instead: { description: 'A moment', required: ['iso'] },
  },
  TimezoneRef: { without: ['name'] },
  ChartConfiguration: CASTING,
  ProgressedConfiguration: CASTING,
  ReturnConfiguration: CASTING,
  ChartOptions: SHOWING,
  ProgressedOptions: SHOWING,
};

/** A longer list of names is not told: it would come with every tool. A wrong name is answered with the list. */
const LONGEST_LIST = 30;
const SHOWN_NAMES = 3;

/**
 * The arguments of a tool as JSON Schema, from the schema that its endpoint is held against.
 *
 * @throws Error where the endpoint takes anything but an object
 */
export function inputSchemaOf({ name, endpoint: { request }, defaults }: Tool): InputSchema {
  const schema = request.body ?? request.query;
  if (!schema) return { type: 'object', properties: {}, additionalProperties: false };
  const { root, named } = unpacked(toJsonSchema(schema, 'input'));
  const { properties } = root;
  if (root.type !== 'object' || properties === undefined) throw new Error(`${name} takes no object`);
  const told = toldOf(properties as Named, [], defaults);
  return {
    ...withoutExamples(root),
    type: 'object',
    properties: told,
    ...definitionsOf(named, told),
  };
}

/** A schema that has a name stands among the definitions, and the document only points there. */
function unpacked({ $schema: _, $ref, $defs = {}, ...document }: JsonSchema): { root: JsonSchema; named: Named } {
  const named = $defs as Named;
  const name = typeof $ref === 'string' ? nameIn($ref) : undefined;
  return { root: name === undefined ? document : (named[name] ?? {}), named };
}

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function toldOf(properties: Named, untold: readonly string[], defaults: Tool['defaults'] = {}): Named {
  const told = Object.entries(properties).filter(([name]) => !untold.includes(name));
  return Object.fromEntries(told.map(([name, schema]) => [name, { ...lean(schema), ...standing(defaults, name) }]));
}

const standing = (defaults: Readonly<Record<string, number>>, name: string): object =>
  Object.hasOwn(defaults, name) ? { default: defaults[name] } : {};

/** The named schemas that are pointed to, and what those point to. */
function definitionsOf(named: Named, from: unknown): { $defs?: Named } {
  const found = new Map<string, JsonSchema>();
  const follow = (schema: unknown): void => {
    for (const name of namesIn(schema)) {
      const definition = named[name];
      if (!definition || found.has(name)) continue;
      const told = definitionOf(name, definition);
      found.set(name, told);
      follow(told);
    }
  };
  follow(from);
  return found.size > 0 ? { $defs: Object.fromEntries(found) } : {};
}

const namesIn = (schema: unknown): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => nameIn(reference ?? ''));

function definitionOf(name: string, definition: JsonSchema): JsonSchema {
  const { without, instead } = RETOLD[name] ?? { without: [] };
  const { properties, ...others } = lean(definition);
  const told = properties === undefined ? {} : { properties: toldOf(properties as Named, without) };
  return { ...others, ...told, ...instead };
}

/** Without the examples of its parts, long lists shortened, and of several ways to write a thing the plain one. */
function lean(schema: JsonSchema): JsonSchema {
  const { oneOf, ...others } = withoutExamples(schema);
  const plain = Array.isArray(oneOf) ? oneOf.find((way: JsonSchema) => way.type !== 'object') : undefined;
  const kept = plain ? { ...others, ...withoutExamples(plain) } : { ...others, ...(oneOf !== undefined && { oneOf }) };
  const members = Object.entries(withShortList(kept));
  return Object.fromEntries(members.map(([key, member]) => [key, leanMember(key, member)]));
}

function withShortList({ enum: names, ...schema }: JsonSchema): JsonSchema {
  if (!Array.isArray(names)) return schema;
  if (names.length <= LONGEST_LIST) return { ...schema, enum: names };
  const list = `One of ${names.length} names, such as ${names.slice(0, SHOWN_NAMES).join(', ')}; a wrong one is answered with all.`;
  return { ...schema, description: [schema.description, list].filter((text) => text !== undefined).join('. ') };
}

function leanMember(key: string, member: unknown): unknown {
  if (key === 'properties') return toldOf(member as Named, []);
  return key === 'items' ? lean(member as JsonSchema) : member;
}

function withoutExamples({ examples: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
