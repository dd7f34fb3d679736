import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { exampleOf, findChoices, isNullable, typeOf } from '../../../lib/contract/openapi-schema.ts';
import { define } from '../../support/fuzz/damage.ts';
import { formsOf, itemOf, plain } from '../../support/fuzz/document.ts';

export type Path = readonly (string | number)[];

/** A value that breaks exactly one rule of the document. */
export interface Breach {
  readonly what: string;
  /** Path of the fault within the body or the query. */
  readonly at: Path;
  /** The same value with the rule broken. */
  readonly broken: () => unknown;
}

/** A value within a value, and its schema. */
interface Site {
  readonly path: Path;
  readonly schema: OpenApiSchema;
  readonly value: unknown;
  /** Whether null may stand here: in place of an absent member that is not required. */
  readonly mayBeNull: boolean;
}

/** A value that replaces the value of a site. */
interface Replacement {
  readonly what: string;
  readonly value: unknown;
  /** The member of the site at which the fault is reported. */
  readonly member?: string;
}

const DEEP: unknown = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`);

/** One value of every kind, and values that resemble another kind. */
const KINDS: readonly unknown[] = [null, true, 12.5, '', '12', 'NaN', '-1e999', 'true', '\u0000', [], {}, DEEP];

const STRANGERS = ['unknown', '__proto__', 'constructor', 'toString', '', '\u0000', '\ud800', 'é'.repeat(3000)];

/** Every way to break one rule of a schema inside a valid value. */
export function breachesOf(schema: OpenApiSchema, root: unknown): readonly Breach[] {
  return sitesOf({ path: [], schema, value: root, mayBeNull: false }).flatMap((site) =>
    replacementsAt(site).map(({ what, value, member }) => ({
      what,
      at: member === undefined ? site.path : [...site.path, member],
      broken: () => withReplaced(root, site.path, value),
    })),
  );
}

function sitesOf(site: Site): readonly Site[] {
  const { path, value } = site;
  const schema = branchFor(site);
  if (Array.isArray(value)) {
    return [
      site,
      ...value.flatMap((item, at) =>
        sitesOf({ path: [...path, at], schema: itemOf(schema, at) ?? {}, value: item, mayBeNull: false }),
      ),
    ];
  }
  if (typeof value !== 'object' || value === null) return [site];
  const isFirstForm = schema === formsOf(site.schema)[0];
  const members = Object.entries(value).map(([name, member]) => ({
    path: [...path, name],
    schema:
      schema.properties?.[name] ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}),
    value: member,
    // Without its one member, which null stands for, an object of another form is taken for the first form.
    mayBeNull: schema.properties?.[name] !== undefined && !(isFirstForm && schema.required?.includes(name)),
  }));
  return [site, ...members.flatMap(sitesOf)];
}

/** The option of a choice that applies to a value. */
function branchFor({ schema, value }: Pick<Site, 'schema' | 'value'>): OpenApiSchema {
  const options = formsOf(schema);
  if (options.length === 1) return options[0] ?? {};
  const ofType = options.filter((option) => isOfType(option, value));
  return (
    ofType.find(({ required = [] }) => required.every((name) => Object.hasOwn(Object(value), name))) ?? ofType[0] ?? {}
  );
}

function replacementsAt(site: Site): readonly Replacement[] {
  const options = formsOf(site.schema);
  // The boolean is taken for a name of the list that looks like it.
  const isName = (value: unknown): boolean =>
    value === true && options.some((option) => findChoices(option)?.includes('true'));
  const isWrong = (value: unknown): boolean => !(value === null && site.mayBeNull) && !isName(value);
  const strangers = KINDS.filter((value) => isWrong(value) && options.every((option) => !isOfType(option, value)));
  const otherKinds = strangers.map((value) => ({ what: `another kind of value: ${JSON.stringify(value)}`, value }));
  const branch = branchFor(site);
  // Without its one member, an object of another form is taken for the first form.
  const rules = branch === options[0] ? RULES : RULES.filter((rule) => rule !== missing);
  return [...otherKinds, ...rules.flatMap((rule) => rule(branch, site.value))];
}

function isOfType(schema: OpenApiSchema, value: unknown): boolean {
  const type = typeOf(schema);
  if (type === undefined) return true;
  if (value === null) return isNullable(schema);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === type && !Array.isArray(value);
}

type Rule = (schema: OpenApiSchema, value: unknown) => readonly Replacement[];

const beyondRange: Rule = ({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }) => {
  const outside = [
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum, exclusiveMinimum - 1, -1e300]),
    ...(minimum === undefined ? [] : [minimum - 1, -1e300, ...(type === 'number' ? [minimum - nearest(minimum)] : [])]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300, ...(type === 'number' ? [maximum + nearest(maximum)] : [])]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum, exclusiveMaximum + 1, 1e300]),
  ];
  return outside.map((number) => ({ what: `out of range: ${number}`, value: number }));
};

/** Smallest step that changes a number. */
const nearest = (number: number): number => Math.max(Math.abs(number), 1) * 2 * Number.EPSILON;

const badLength: Rule = ({ type, minLength = 0, maxLength }) => [
  ...(type === 'string' && minLength > 0 ? [{ what: 'too short', value: '' }] : []),
  ...(maxLength === undefined ? [] : [{ what: 'too long', value: 'x'.repeat(maxLength + 1) }]),
];

const noChoice: Rule = (schema) => {
  const texts = findChoices(schema)?.filter((choice) => typeof choice === 'string') ?? [];
  const others = texts.length === 0 ? [] : ['no such choice', '__proto__', 'constructor', `${texts[0]}\u0000`];
  return others.map((value) => ({ what: `none of the choices: ${JSON.stringify(value)}`, value }));
};

const badCount: Rule = ({ minItems = 0, maxItems, uniqueItems }, value) => {
  if (!Array.isArray(value)) return [];
  const many = maxItems === undefined ? [] : Array.from({ length: maxItems + 1 }, () => value[0]);
  return [
    ...(minItems > 0 ? [{ what: 'too few elements', value: [] }] : []),
    ...(many.length > 0 && value.length > 0 ? [{ what: 'too many elements', value: many }] : []),
    ...(uniqueItems && value.length > 0 ? [{ what: 'an element twice', value: [...value, value[0]] }] : []),
  ];
};

const missing: Rule = ({ required = [] }, value) =>
  isMembers(value) ? required.map((member) => ({ what: 'missing', member, value: without(value, member) })) : [];

const unknown: Rule = ({ additionalProperties }, value) =>
  additionalProperties === false && isMembers(value)
    ? STRANGERS.map((name) => ({ what: 'an unknown member', member: name, value: withMember(value, name) }))
    : [];

const emptied: Rule = ({ minProperties = 0 }, value) =>
  minProperties > 0 && isMembers(value) ? [{ what: 'no members', value: {} }] : [];

/** Every member that the schema names, or one free name too many. */
const crowded: Rule = ({ maxProperties, properties }, value) => {
  if (maxProperties === undefined || !isMembers(value)) return [];
  const named = Object.entries(properties ?? {}).map(([name, member]) => [name, exampleOf(plain(member))]);
  const free = Array.from({ length: maxProperties + 1 }, (_, index) => [`Point ${index}`, Object.values(value)[0]]);
  // A member without an example would not be sent.
  const all = properties ? named.filter(([, example]) => example !== undefined) : free;
  return all.length > maxProperties ? [{ what: 'too many members', value: Object.fromEntries(all) }] : [];
};

const RULES: readonly Rule[] = [beyondRange, badLength, noChoice, badCount, missing, unknown, emptied, crowded];

const isMembers = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: object, member: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== member));

function withMember(value: object, name: string): object {
  const copy = { ...value };
  define(copy, name, 1);
  return copy;
}

/** Copies only the objects on the path, because a value may contain one object twice. */
function withReplaced(within: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: object = Array.isArray(within) ? [...within] : { ...(within as object) };
  define(copy, String(step), withReplaced(Reflect.get(copy, step), further, value));
  return copy;
}
