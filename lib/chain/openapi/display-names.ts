import {
  findKind,
  findTermKind,
  IDENTIFYING_MEMBERS,
  nameByPlace,
  REQUEST_MEMBER,
  type RecordPlace,
  translateId,
} from '../../base/catalog/display-names/named-members.ts';
import { INDIAN_TEXTS } from '../../base/catalog/languages/indian/indian-names.ts';
import type { LanguageNames } from '../../base/catalog/languages/texts.ts';
import { ENGLISH_WORDS } from '../../base/catalog/languages/words.ts';
import type { OpenApi, OpenApiSchema } from '../../contract/openapi-document.ts';
import { findForms, typeOf } from '../../contract/openapi-schema.ts';
import type { DocumentedGroup } from './operation.ts';

/** Schemas of the members that hold names. */
const COMPONENTS: Readonly<Record<string, OpenApiSchema>> = {
  DisplayName: {
    type: 'string',
    description: 'Name in the language that `language` or `Accept-Language` chose; absent without a choice',
    examples: ['Krebs'],
  },
  DisplayNameList: {
    type: 'array',
    description:
      'Names of the ids in the list before it, in the same order, in the chosen language; absent without a choice',
    items: { $ref: '#/components/schemas/DisplayName' },
    examples: [['Sonne', 'Mond']],
  },
  DisplayNames: {
    type: 'object',
    description:
      'Names by the ids in the map before it, or in the rows, in the chosen language; absent without a choice',
    additionalProperties: { type: 'string' },
    examples: [{ ascendant: 'Aszendent' }],
  },
};

const NAME: OpenApiSchema = { $ref: '#/components/schemas/DisplayName' };
const NAME_MAP: OpenApiSchema = { $ref: '#/components/schemas/DisplayNames' };
const NAME_LIST: OpenApiSchema = { $ref: '#/components/schemas/DisplayNameList' };

export type Properties = Readonly<Record<string, OpenApiSchema>>;

/** Adds the members of names to the answers of the endpoints that have them. */
export function documentDisplayNames(openapi: OpenApi, groups: Readonly<Record<string, DocumentedGroup>>): OpenApi {
  const added = new Map<OpenApiSchema, Properties>();
  const { schemas } = openapi.components;
  const search = new NameSearch(schemas, { added, names: ENGLISH_WORDS.names });
  const indianSearch = new NameSearch(schemas, { added, names: INDIAN_TEXTS.hi.names });
  for (const { method, path, hasDisplayNames } of Object.values(groups).flatMap(({ endpoints }) => endpoints)) {
    const content = openapi.paths[path]?.[method.toLowerCase()]?.responses['200']?.content;
    const schema = content?.['application/json']?.schema;
    if (hasDisplayNames && schema)
      (hasDisplayNames === 'indian' ? indianSearch : search).visit(schema, { key: '', map: '' });
  }
  if (added.size === 0) return openapi;
  const named = addProperties(openapi, added);
  return { ...named, components: { ...named.components, schemas: { ...named.components.schemas, ...COMPONENTS } } };
}

interface SearchParts {
  readonly added: Map<OpenApiSchema, Properties>;
  readonly names: LanguageNames;
}

/** Finds the objects of answers that get names, by the rules by which answers get them. */
class NameSearch {
  /** Members to add to each object. */
  readonly #added: Map<OpenApiSchema, Properties>;
  /** In a language that names as much as any language of the endpoint does. */
  readonly #names: LanguageNames;
  readonly #components: Properties;
  readonly #visited = new Set<string>();

  constructor(components: Properties, { added, names }: SearchParts) {
    this.#components = components;
    this.#added = added;
    this.#names = names;
  }

  visit(schema: OpenApiSchema, place: RecordPlace): void {
    const { $ref, items, properties, additionalProperties: rest } = schema;
    if ($ref !== undefined) this.#visitComponent($ref, place);
    for (const form of findForms(schema) ?? []) this.visit(form, place);
    if (items) this.visit(items, { key: '', map: place.key === '' ? place.map : place.key });
    for (const [key, member] of listNamed(properties)) this.visit(member, { key, map: place.key });
    const others = typeof rest === 'object' ? rest : undefined;
    // Any id can be a key of a map.
    if (others) this.visit(others, { key: ANY_POINT, map: place.key });
    const members = this.#listMembers(properties ?? {}, place);
    if (Object.keys(members).length > 0) this.#added.set(schema, { ...this.#added.get(schema), ...members });
  }

  #visitComponent(reference: string, place: RecordPlace): void {
    const visit = JSON.stringify([reference, place]);
    if (this.#visited.has(visit)) return;
    this.#visited.add(visit);
    this.visit(this.#resolve({ $ref: reference }), place);
  }

  #listMembers(properties: Properties, place: RecordPlace): Properties {
    const entries = listNamed(properties);
    if (entries.length === 0) return {};
    const isSign = place.map === 'signs' && 'name' in properties;
    const isIdentified = Object.keys(IDENTIFYING_MEMBERS).some((member) => member in properties);
    const kind = findTermKind(place);
    const isTerm = kind !== undefined && 'name' in properties && this.#names.sanskrit !== undefined;
    const hasName = isSign || isIdentified || isTerm || nameByPlace(this.#names, place) !== undefined;
    const hasRows = entries.some(([name]) => name.endsWith('_schema'));
    const beside = entries.flatMap(([name, member]) => this.#listBeside(name, member));
    return {
      ...(hasName && !('display_name' in properties) && { display_name: NAME }),
      ...Object.fromEntries(beside),
      ...(hasRows && { display_names: NAME_MAP }),
    };
  }

  /** The members that are added to one that holds ids. */
  #listBeside(name: string, member: OpenApiSchema): readonly (readonly [string, OpenApiSchema])[] {
    const options = this.#listOptions(member);
    const hasMap = options.some((option) => this.#isMapOfIds(option));
    const map = hasMap ? [[`${name}_display_names`, NAME_MAP] as const] : [];
    if (!findKind(this.#names, name)) return map;
    const hasText = options.some((option) => typeOf(option) === 'string');
    const hasList = options.some(
      ({ items }) => items && this.#listOptions(items).some((item) => typeOf(item) === 'string'),
    );
    return [
      ...map,
      ...(hasText ? [[`${name}_display_name`, NAME] as const] : []),
      ...(hasList ? [[`${name}_display_names`, NAME_LIST] as const] : []),
    ];
  }

  /** Whether an object is a map from ids to plain values. */
  #isMapOfIds({ properties = {}, additionalProperties: rest }: OpenApiSchema): boolean {
    const hasIds = Object.entries(properties).some(([name, member]) => isId(name) && this.#isPlain(member));
    return hasIds || (typeof rest === 'object' && this.#isPlain(rest));
  }

  /** Whether values can be neither objects nor lists. */
  #isPlain(schema: OpenApiSchema): boolean {
    return this.#listOptions(schema).some((option) => !['object', 'array', undefined].includes(typeOf(option)));
  }

  #listOptions(schema: OpenApiSchema): readonly OpenApiSchema[] {
    const resolved = this.#resolve(schema);
    return findForms(resolved)?.flatMap((form) => this.#listOptions(form)) ?? [resolved];
  }

  #resolve(schema: OpenApiSchema): OpenApiSchema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (this.#components[name] ?? {});
  }
}

/** The members that get names. */
const listNamed = (properties: Properties = {}): readonly (readonly [string, OpenApiSchema])[] =>
  Object.entries(properties).filter(([key]) => key !== REQUEST_MEMBER);

const ANY_POINT = 'sun';

const isId = (name: string): boolean => translateId(ENGLISH_WORDS.names, 'cataloged', name) !== undefined;

/** A JSON value in which some objects have further properties. */
export function addProperties<Value>(value: Value, added: ReadonlyMap<unknown, Properties>): Value {
  if (Array.isArray(value)) return value.map((item) => addProperties(item, added)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addProperties(one, added)]));
  const properties = added.get(value);
  return (properties ? { ...members, properties: { ...members.properties, ...properties } } : members) as Value;
}
