import { ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { AYANAMSAS } from '../../lib/base/catalog/ayanamsas.ts';
import { HOUSE_SYSTEMS } from '../../lib/base/catalog/house-systems.ts';
import { namePoint } from '../../lib/base/catalog/point-names.ts';
import { capitalize, toWords } from '../../lib/base/text.ts';
import { FLAT_MEMBER_NAMES } from '../../lib/requests/forms/birth-members.ts';
import type { ContractType, Literal, Member } from './contract-type.ts';
import { type ClientModel, listReached, listRequestTypes, type NamedType } from './model.ts';
import type { ClientOperation } from './operations.ts';

/**
 * Adds the forms that the service reads and its contract describes in words: names beside codes and ids, and births whose
 * members stand apart, in a `subject` or in place of it. Types that answers have too stay as they are.
 */
export function acceptWrittenForms(model: ClientModel): ClientModel {
  const answered = listReached(
    model,
    model.operations.flatMap(({ answers }) => Object.values(answers)),
  );
  const sent = [...listRequestTypes(model)].filter((name) => !answered.has(name));
  const schemas = model.schemas.map((schema) =>
    sent.includes(schema.name) ? { ...schema, type: addNames(schema.type) } : schema,
  );
  const birth = createFlatBirth(schemas);
  if (!birth) return { ...model, schemas };
  const flat = schemas.flatMap(({ name, type }) => (hasSubject(type) && sent.includes(name) ? [name] : []));
  return {
    ...model,
    schemas: [
      AYANAMSA,
      ...schemas.map((schema) => (schema.name === 'Subject' ? addFlatBirth(schema) : schema)),
      birth,
      ...flat.map(createFlatBody),
    ],
    operations: model.operations.map((operation) => addFlatBody(operation, flat)),
  };
}

/** The ayanamsas with their names: one type, as most requests have them. */
const AYANAMSA: NamedType = {
  name: 'Ayanamsa',
  description: 'Zero point of the sidereal zodiac',
  type: { kind: 'literals', values: Object.entries(AYANAMSAS).flatMap(([id, { name }]) => [id, name]) },
};

/** Values of requests with their names in English; a house system also by its id. */
const NAMES: ReadonlyMap<Literal, readonly string[]> = new Map<Literal, readonly string[]>(
  ASPECT_IDS.map((id) => [id, [capitalize(toWords(id))]] as const),
);

function addNames(type: ContractType): ContractType {
  switch (type.kind) {
    case 'literals':
      if (type.values.every((value) => Object.hasOwn(AYANAMSAS, String(value))))
        return { kind: 'reference', name: AYANAMSA.name };
      return { ...type, values: [...new Set(type.values.flatMap((value) => [value, ...namesOf(value, type.values)]))] };
    case 'list':
      return { ...type, item: addNames(type.item) };
    case 'map':
      return { ...type, value: addNames(type.value) };
    case 'union':
      return { ...type, options: type.options.map(addNames) };
    case 'object':
      return { ...type, members: type.members.map((member) => ({ ...member, type: addNames(member.type) })) };
    default:
      return type;
  }
}

const HOUSE_NAMES: ReadonlyMap<Literal, string> = new Map(
  Object.entries(HOUSE_SYSTEMS).map(([code, { name }]) => [code, name]),
);

function namesOf(value: Literal, values: readonly Literal[]): readonly Literal[] {
  if (values.every((one) => HOUSE_NAMES.has(one))) {
    const name = HOUSE_NAMES.get(value) ?? '';
    return [
      name
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '_')
        .replace(/_$/, ''),
      name,
    ];
  }
  const point = namePoint(String(value));
  return NAMES.get(value) ?? (point === value ? [] : [point]);
}

/** The members of a birth, each optional; undefined in a contract without births. */
function createFlatBirth(schemas: readonly NamedType[]): NamedType | undefined {
  const own = ['Subject', 'DateTimeInput', 'Location'].flatMap((name) => listMembers(schemas, name));
  if (own.length === 0) return undefined;
  const typeOf = (name: string): ContractType =>
    own.find((member) => member.name === name)?.type ?? { kind: 'primitive', name: 'string' };
  const members: Member[] = Object.entries(FLAT_MEMBER_NAMES).map(([name, of]) => ({
    name,
    type: typeOf(of),
    isRequired: false,
    description: undefined,
  }));
  return { name: 'FlatBirth', description: 'A birth whose members stand apart', type: { kind: 'object', members } };
}

function listMembers(schemas: readonly NamedType[], name: string): readonly Member[] {
  const type = schemas.find((schema) => schema.name === name)?.type;
  const options = type?.kind === 'union' ? type.options : [type];
  return options.flatMap((option) => (option?.kind === 'object' ? option.members : []));
}

const hasSubject = (type: ContractType): boolean =>
  type.kind === 'object' && type.members.some(({ name }) => name === 'subject');

const addFlatBirth = (schema: NamedType): NamedType => ({
  ...schema,
  type: { kind: 'union', options: [schema.type, { kind: 'flat birth' }] },
});

const createFlatBody = (body: string): NamedType => ({
  name: `Flat${body}`,
  description: undefined,
  type: { kind: 'flat birth', body },
});

function addFlatBody(operation: ClientOperation, flat: readonly string[]): ClientOperation {
  const { body } = operation;
  if (body?.kind !== 'reference' || !flat.includes(body.name)) return operation;
  return { ...operation, body: { kind: 'union', options: [body, { kind: 'reference', name: `Flat${body.name}` }] } };
}
