import fc from 'fast-check';
import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { exampleOf, findChoices, findForms, typeOf } from '../../../lib/contract/openapi-schema.ts';
import { componentOf, plain } from '../../support/fuzz/document.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile-values.ts';

type Values = fc.Arbitrary<unknown>;

/** Knowledge about values beyond their schemas, so that most requests make sense. */
export interface Knowledge {
  /** Values of a component, instead of all values that its schema allows. */
  readonly components: Readonly<Record<string, Values>>;
  /** Values of a member by its name; for a list, of its elements. */
  readonly members: Readonly<Record<string, Values>>;
  /** Whether a text that is one of several forms of a value is the example of the document, as other texts are no such value. */
  readonly formsByExample: boolean;
  /** Whether the elements of a list are distinct. */
  readonly distinct: boolean;
  /** Corrects an object where it breaks rules that no schema expresses. `drawn` is a random number for its choices. */
  readonly correct: (value: Readonly<Record<string, unknown>>, drawn: number) => unknown;
}

/** No knowledge: all values that the schemas allow. */
export const NO_KNOWLEDGE: Knowledge = {
  components: {},
  members: {},
  formsByExample: false,
  distinct: false,
  correct: (value) => value,
};

/** Longest text that is sent for a schema without a limit; the longest allowed texts have their own rule. */
const MOST_LETTERS = 40;
/** Largest number of elements of a list. */
const MOST_ELEMENTS = 5;

/** Components whose values are being made: one within itself has the example as its only value, so that values end. */
const OPEN = new Set<string>();

/** Values that a schema of the document allows; values at its bounds are more frequent. */
export function valuesOf(schema: OpenApiSchema, knowledge: Knowledge, name = ''): Values {
  const component = componentOf(schema);
  if (component === undefined) return valuesOfForm(schema, knowledge, name);
  if (OPEN.has(component)) return fc.constant(exampleOf(plain(schema)));
  OPEN.add(component);
  const values = valuesOfForm(schema, knowledge, name);
  OPEN.delete(component);
  return values;
}

function valuesOfForm(schema: OpenApiSchema, knowledge: Knowledge, name: string): Values {
  const own = plain(schema);
  const known = knowledge.components[componentOf(schema) ?? ''] ?? (typeOf(own) !== 'array' && knowledge.members[name]);
  if (known) return known;
  const [options, choices, type] = [findForms(own), findChoices(own), typeOf(own)];
  if (options) return fc.oneof(...options.map((option) => formsOf(option, knowledge, name)));
  if (choices) return fc.constantFrom(...choices);
  if (type === undefined) return fc.jsonValue({ maxDepth: 2 });
  return BY_TYPE[type](own, knowledge, name);
}

/** Values of one of several forms. A member `dms` is such a text in an object. */
function formsOf(option: OpenApiSchema, knowledge: Knowledge, name: string): Values {
  const own = plain(option);
  const { dms } = own.properties ?? {};
  if (!knowledge.formsByExample) return valuesOf(option, knowledge, name);
  if (dms) return fc.constant({ dms: exampleOf(plain(dms)) });
  const isText = typeOf(own) === 'string' && findChoices(own) === undefined && exampleOf(own) !== undefined;
  return isText ? fc.constant(exampleOf(own)) : valuesOf(option, knowledge, name);
}

type Maker = (schema: OpenApiSchema, knowledge: Knowledge, name: string) => Values;

const BY_TYPE: Readonly<Record<NonNullable<ReturnType<typeof typeOf>>, Maker>> = {
  boolean: () => fc.boolean(),
  integer: integers,
  number: numbers,
  string: texts,
  array: lists,
  object: objects,
};

function integers({ minimum = -(2 ** 53), maximum = 2 ** 53 }: OpenApiSchema): Values {
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
}

function numbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: OpenApiSchema): Values {
  const [min, max] = [exclusiveMinimum ?? minimum ?? -1e300, exclusiveMaximum ?? maximum ?? 1e300];
  const [minExcluded, maxExcluded] = [min === exclusiveMinimum, max === exclusiveMaximum];
  const within = { min, max, minExcluded, maxExcluded };
  const ends = [...(minExcluded ? [] : [min]), ...(maxExcluded ? [] : [max]), (min + max) / 2];
  return fc.oneof(fc.constantFrom(...ends), fc.double({ ...within, noNaN: true }));
}

function texts({ minLength = 0, maxLength = MOST_LETTERS }: OpenApiSchema): Values {
  const most = Math.min(maxLength, Math.max(MOST_LETTERS, minLength));
  const hostile = HOSTILE_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', minLength, maxLength: most }).filter(({ length }) => length <= maxLength),
  );
}

function lists(schema: OpenApiSchema, knowledge: Knowledge, name: string): Values {
  const { items, prefixItems, minItems = 0, maxItems = MOST_ELEMENTS, uniqueItems } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valuesOf(item, knowledge, name)));
  const element = valuesOf(items || {}, knowledge, name);
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(MOST_ELEMENTS, minItems)) };
  if (!knowledge.distinct && !uniqueItems) return fc.array(element, lengths);
  return fc.uniqueArray(element, { ...lengths, selector: (value) => JSON.stringify(value) });
}

function objects(schema: OpenApiSchema, knowledge: Knowledge): Values {
  const { properties, required = [], minProperties = 0, maxProperties = Infinity } = schema;
  if (!properties) return dictionaries(schema, knowledge);
  const members = Object.entries(properties).map(
    ([name, member]) => [name, valuesOf(member, knowledge, name)] as const,
  );
  if (maxProperties === 1)
    return fc.oneof(...members.map(([name, values]) => values.map((value) => ({ [name]: value }))));
  const record = fc.record(Object.fromEntries(members), { requiredKeys: [...required], noNullPrototype: true });
  const fits = (value: object): boolean => {
    const count = Object.keys(value).length;
    return count >= minProperties && count <= maxProperties;
  };
  return fc.tuple(record.filter(fits), fc.nat()).map(([value, drawn]) => knowledge.correct(value, drawn));
}

function dictionaries({ additionalProperties, minProperties = 0 }: OpenApiSchema, knowledge: Knowledge): Values {
  const member = typeof additionalProperties === 'object' ? additionalProperties : {};
  const names = fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.constantFrom('sun', 'Moon', 'My point'));
  const sizes = { minKeys: minProperties, maxKeys: MOST_ELEMENTS };
  return fc.dictionary(names, valuesOf(member, knowledge), { ...sizes, noNullPrototype: true });
}
