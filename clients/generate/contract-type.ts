import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { findChoices, findForms, isNullable, typeOf } from '../../lib/contract/openapi-schema.ts';

/** A type of the contract, in the terms that typed languages share. */
export type ContractType =
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'literals'; readonly values: readonly Literal[] }
  | { readonly kind: 'list'; readonly item: ContractType }
  | { readonly kind: 'map'; readonly value: ContractType }
  | { readonly kind: 'union'; readonly options: readonly ContractType[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  /** A flat birth with, where it is one, the members of a named body but its `subject`. */
  | { readonly kind: 'flat birth'; readonly body?: string };

type PrimitiveName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'unknown';
export type Literal = string | number | boolean;

/** A member of an object, or a parameter of a path or a query. */
export interface Member {
  readonly name: string;
  readonly type: ContractType;
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

const REFERENCE_PREFIX = '#/components/schemas/';
const NULL: ContractType = { kind: 'primitive', name: 'null' };
const UNKNOWN: ContractType = { kind: 'primitive', name: 'unknown' };

/** @returns undefined for a schema that is not a reference */
export const findReferencedName = ({ $ref }: OpenApiSchema): string | undefined => $ref?.slice(REFERENCE_PREFIX.length);

/** Reads a schema. A member with a default is optional in requests, because only `required` makes a member required. */
export function readType(schema: OpenApiSchema): ContractType {
  const type = readNonNullType(schema);
  return isNullable(schema) ? { kind: 'union', options: [type, NULL] } : type;
}

function readNonNullType(schema: OpenApiSchema): ContractType {
  const { properties } = schema;
  const [name, type] = [findReferencedName(schema), typeOf(schema)];
  const [choices, forms] = [findChoices(schema), findForms(schema)];
  if (name !== undefined) return { kind: 'reference', name };
  if (choices) return { kind: 'literals', values: choices.filter(isLiteral) };
  if (forms) return toUnion(forms.map(readNonNullType));
  if (properties && typeof schema.additionalProperties === 'object') return readOpenObject(schema);
  if (properties) return { kind: 'object', members: readMembers(schema) };
  if (type === 'array') return { kind: 'list', item: readItem(schema) };
  if (type === 'object') return { kind: 'map', value: readMapValue(schema) };
  return type ? { kind: 'primitive', name: type } : UNKNOWN;
}

/** An object with members of any name in addition to the known ones. Python has no such type, so it becomes a map of all their types. */
function readOpenObject(schema: OpenApiSchema): ContractType {
  const types = [readMapValue(schema), ...readMembers(schema).map((member) => member.type)];
  const options = new Map(types.map((type) => [JSON.stringify(type), type]));
  return { kind: 'map', value: { kind: 'union', options: [...options.values()] } };
}

const isLiteral = (value: unknown): value is Literal => ['string', 'number', 'boolean'].includes(typeof value);

const toUnion = (options: readonly ContractType[]): ContractType => ({ kind: 'union', options });

/** A list whose items have types by their place is a list of all of them. */
function readItem({ items, prefixItems }: OpenApiSchema): ContractType {
  if (prefixItems) return toUnion(prefixItems.map(readType));
  return items ? readType(items) : UNKNOWN;
}

function readMapValue({ additionalProperties }: OpenApiSchema): ContractType {
  return typeof additionalProperties === 'object' ? readType(additionalProperties) : UNKNOWN;
}

const readMembers = ({ properties = {}, required = [] }: OpenApiSchema): Member[] =>
  Object.entries(properties).map(([name, member]) => ({
    name,
    type: readType(member),
    isRequired: required.includes(name),
    description: member.description,
  }));
