import { type JsonSchema, toJsonSchema } from '../../lib/schemas/json-schema.ts';
import type { Tool } from './tools.ts';

/** The form that the protocol gives a tool's arguments. */
export interface InputSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

type Named = Readonly<Record<string, JsonSchema>>;

/** Of a named schema, what a model is told otherwise than in the documentation. */
interface SchemaChanges {
  /** Members that are left out. */
  readonly without: readonly string[];
  /** What stands in place of the schema's own. */
  readonly instead?: JsonSchema;
}

const WITHOUT_CASTING_OPTIONS: SchemaChanges = { without: ['include_aspects', 'polar_fallback'] };
const WITHOUT_DISPLAY_OPTIONS: SchemaChanges = { without: ['orbs', 'verbosity', 'decimal_places'] };

/**
 * A model reads every schema before its first call, so it is told one way to write a thing, and nothing of what rows do
 * not show. The rest is taken all the same.
 */
const CHANGES_BY_SCHEMA: Readonly<Record<string, SchemaChanges>> = {
  DateTimeInput: {
    without: ['components', 'year', 'month', 'day', 'hour', 'minute', 'second', 'julian_day'],
    instead: { description: 'A moment', required: ['iso'] },
  },
  TimezoneRef: { without: ['name'] },
  ChartConfiguration: WITHOUT_CASTING_OPTIONS,
  ProgressedConfiguration: WITHOUT_CASTING_OPTIONS,
  ReturnConfiguration: WITHOUT_CASTING_OPTIONS,
  ChartOptions: WITHOUT_DISPLAY_OPTIONS,
  ProgressedOptions: WITHOUT_DISPLAY_OPTIONS,
};

/** A longer list of names is not told: it would come with every tool. A wrong name is answered with the list. */
const LONGEST_LIST = 30;
const SHOWN_NAMES = 3;

/**
 * The arguments of a tool as JSON Schema, from the schema that its endpoint is held against.
 *
 * @throws Error where the endpoint takes anything but an object
 */
export function buildInputSchema({ name, endpoint: { request }, defaults }: Tool): InputSchema {
  const schema = request.body ?? request.query;
  if (!schema) return { type: 'object', properties: {}, additionalProperties: false };
  const { root, named } = unwrapRoot(toJsonSchema(schema, 'input'));
  const { properties } = root;
  if (root.type !== 'object' || properties === undefined) throw new Error(`${name} takes no object`);
  const told = selectProperties(properties as Named, [], defaults);
  return {
    ...removeExamples(root),
    type: 'object',
    properties: told,
    ...collectDefinitions(named, told),
  };
}

/** A schema that has a name stands among the definitions, and the document only points there. */
function unwrapRoot({ $schema: _, $ref, $defs = {}, ...document }: JsonSchema): { root: JsonSchema; named: Named } {
  const named = $defs as Named;
  const name = typeof $ref === 'string' ? referencedName($ref) : undefined;
  return { root: name === undefined ? document : (named[name] ?? {}), named };
}

const referencedName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function selectProperties(properties: Named, untold: readonly string[], defaults: Tool['defaults'] = {}): Named {
  const told = Object.entries(properties).filter(([name]) => !untold.includes(name));
  return Object.fromEntries(
    told.map(([name, schema]) => [name, { ...shortenSchema(schema), ...fixedDefault(defaults, name) }]),
  );
}

const fixedDefault = (defaults: Readonly<Record<string, number>>, name: string): object =>
  Object.hasOwn(defaults, name) ? { default: defaults[name] } : {};

/** The named schemas that are pointed to, and what those point to. */
function collectDefinitions(named: Named, from: unknown): { $defs?: Named } {
  const found = new Map<string, JsonSchema>();
  const follow = (schema: unknown): void => {
    for (const name of listReferences(schema)) {
      const definition = named[name];
      if (!definition || found.has(name)) continue;
      const told = shortenDefinition(name, definition);
      found.set(name, told);
      follow(told);
    }
  };
  follow(from);
  return found.size > 0 ? { $defs: Object.fromEntries(found) } : {};
}

const listReferences = (schema: unknown): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => referencedName(reference ?? ''));

function shortenDefinition(name: string, definition: JsonSchema): JsonSchema {
  const { without, instead } = CHANGES_BY_SCHEMA[name] ?? { without: [] };
  const { properties, ...others } = shortenSchema(definition);
  const told = properties === undefined ? {} : { properties: selectProperties(properties as Named, without) };
  return { ...others, ...told, ...instead };
}

/** Without the examples of its parts, long lists shortened, and of several ways to write a thing the plain one. */
function shortenSchema(schema: JsonSchema): JsonSchema {
  const { oneOf, ...others } = removeExamples(schema);
  const plain = Array.isArray(oneOf) ? oneOf.find((way: JsonSchema) => way.type !== 'object') : undefined;
  const kept = plain ? { ...others, ...removeExamples(plain) } : { ...others, ...(oneOf !== undefined && { oneOf }) };
  const members = Object.entries(shortenList(kept));
  return Object.fromEntries(members.map(([key, member]) => [key, shortenMember(key, member)]));
}

function shortenList({ enum: names, ...schema }: JsonSchema): JsonSchema {
  if (!Array.isArray(names)) return schema;
  if (names.length <= LONGEST_LIST) return { ...schema, enum: names };
  const list = `One of ${names.length} names, such as ${names.slice(0, SHOWN_NAMES).join(', ')}; a wrong one is answered with all.`;
  return { ...schema, description: [schema.description, list].filter((text) => text !== undefined).join('. ') };
}

function shortenMember(key: string, member: unknown): unknown {
  if (key === 'properties') return selectProperties(member as Named, []);
  return key === 'items' ? shortenSchema(member as JsonSchema) : member;
}

function removeExamples({ examples: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
