import { type JsonSchema, toJsonSchema } from '../../lib/schemas/json-schema.ts';
import type { Tool } from './tools.ts';

/** The JSON Schema of a tool's arguments, as the protocol requires it. */
export interface InputSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

type Named = Readonly<Record<string, JsonSchema>>;

/** Differences between a named schema for models and the same schema in the documentation. */
interface SchemaChanges {
  /** Members that are left out. */
  readonly without: readonly string[];
  /** Keywords that replace the schema's own. */
  readonly instead?: JsonSchema;
}

const WITHOUT_CASTING_OPTIONS: SchemaChanges = { without: ['include_aspects', 'polar_fallback'] };
const WITHOUT_DISPLAY_OPTIONS: SchemaChanges = { without: ['orbs', 'verbosity', 'decimal_places'] };

/**
 * A model reads every schema before its first call. To keep schemas short, they show one notation per value and omit
 * options without effect on rows. Endpoints still accept the omitted members.
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
  NatalOptions: WITHOUT_DISPLAY_OPTIONS,
  ProgressedOptions: WITHOUT_DISPLAY_OPTIONS,
};

/** A longer list of names is shortened in the schemas. The error for a wrong name gives the full list. */
const LONGEST_LIST = 30;
const SHOWN_NAMES = 3;

/**
 * Builds the JSON Schema of a tool's arguments from the request schema of its endpoint.
 *
 * @throws Error when the endpoint's request is not an object
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

/** Resolves the root of a document: a named schema is a definition, and the document only refers to it. */
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

/** The named schemas that a value refers to, directly or through other named schemas. */
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

/** Removes examples, shortens long lists, and keeps the plainest of several alternatives. */
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
  const list = `One of ${names.length} names, such as ${names.slice(0, SHOWN_NAMES).join(', ')}; the error for an unknown name lists all.`;
  return { ...schema, description: [schema.description, list].filter((text) => text !== undefined).join('. ') };
}

function shortenMember(key: string, member: unknown): unknown {
  if (key === 'properties') return selectProperties(member as Named, []);
  return key === 'items' ? shortenSchema(member as JsonSchema) : member;
}

function removeExamples({ examples: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
