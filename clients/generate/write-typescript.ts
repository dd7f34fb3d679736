import { FLAT_MEMBER_NAMES } from '../../lib/requests/forms/birth-members.ts';
import type { ContractType, Member } from './contract-type.ts';
import { type ClientModel, listRequestTypes, type NamedType } from './model.ts';
import type { AnswerType, ClientOperation } from './operations.ts';

/**
 * Writes the module of types that the TypeScript client is compiled with. Members of requests have short comments, which
 * an editor shows while one writes; those of answers would double the size of the package.
 */
export function writeTypescript(model: ClientModel): string {
  const { schemas, operations } = model;
  const requestTypes = listRequestTypes(model);
  const { requests = [], answers = [] } = Object.groupBy(schemas, ({ name }) =>
    requestTypes.has(name) ? 'requests' : 'answers',
  );
  const types = [
    ...requests.map((schema) => writeSchema(schema, { indent: '', hasComments: true })),
    ...answers.map((schema) => writeSchema(schema, { indent: '', hasComments: false })),
  ];
  return `// Written by \`npm run client\`.\n\n${types.join('\n')}${writeFlatBirth(model)}
/** The operations of GET by their paths. */
export interface GetOperations {
${writeOperations(operations, 'get')}}

/** The operations of POST by their paths. */
export interface PostOperations {
${writeOperations(operations, 'post')}}

/** The operations of DELETE by their paths. */
export interface DeleteOperations {
${writeOperations(operations, 'delete')}}
`;
}

/** A birth at the top level needs a date: otherwise a body without any birth would be one. */
function writeFlatBirth({ schemas }: ClientModel): string {
  const birth = schemas.find(({ name }) => name === 'FlatBirth')?.type;
  if (birth?.kind !== 'object') return '';
  const dates = birth.members.filter(({ name }) => DATES.has(FLAT_MEMBER_NAMES[name] ?? ''));
  const names = dates.map(({ name }) => writeLiteral(name)).join(' | ');
  return `
type BirthDate = ${names};

/** A birth whose members stand apart, at least a date, without members that the body itself has. */
export type DatedBirth<Own extends PropertyKey = never> = Omit<FlatBirth, Own> & { [Name in Exclude<BirthDate, Own>]: Required<Pick<FlatBirth, Name>> }[Exclude<BirthDate, Own>];

/** A body with the members of a birth in place of its \`subject\`. */
export type Flat<Body> = Omit<Body, 'subject'> & DatedBirth<keyof Body>;
`;
}

const DATES: ReadonlySet<string> = new Set(['birth_datetime', 'iso', 'date', 'year', 'julian_day']);

const writeSchema = ({ name, type }: NamedType, layout: Layout): string =>
  `export type ${name} = ${writeType(type, layout)};\n`;

interface Layout {
  /** Spaces before the line in which a type begins. */
  readonly indent: string;
  readonly hasComments: boolean;
}

const writeOperations = (operations: readonly ClientOperation[], method: ClientOperation['method']): string =>
  operations
    .filter((operation) => operation.method === method)
    .map(
      (operation) => `${writeComment(operation.summary, '  ')}  '${operation.path}': ${writeOperation(operation)};\n`,
    )
    .join('');

function writeOperation({ pathParameters, query, body, answers }: ClientOperation): string {
  const layout: Layout = { indent: '    ', hasComments: true };
  const forms = Object.entries(answers).map(([form, type]) => `      ${form}: ${writeAnswer(type)};\n`);
  return `{
    params: ${writeMembers(pathParameters, layout)};
    query: ${writeMembers(query, layout)};
    body: ${body ? writeType(body, layout) : 'undefined'};
    answers: {
${forms.join('')}    };
  }`;
}

/** Bytes that a `Blob` can be made of, which those of a `SharedArrayBuffer` cannot. */
const BYTES = 'Uint8Array<ArrayBuffer>';

function writeAnswer(type: AnswerType): string {
  if (type.kind === 'nothing') return 'undefined';
  if (type.kind === 'text') return 'string';
  if (type.kind === 'text or bytes') return `string | ${BYTES}`;
  return type.kind === 'bytes' ? BYTES : writeType(type, { indent: '      ', hasComments: false });
}

function writeType(type: ContractType, layout: Layout): string {
  switch (type.kind) {
    case 'reference':
      return type.name;
    case 'primitive':
      return type.name === 'integer' ? 'number' : type.name;
    case 'literals':
      return type.values.map(writeLiteral).join(' | ');
    case 'list':
      return `${parenthesize(type.item, writeType(type.item, layout))}[]`;
    case 'map':
      return `{ [name: string]: ${writeType(type.value, layout)} }`;
    case 'union':
      return type.options.map((option) => writeType(option, layout)).join(' | ');
    case 'object':
      return writeMembers(type.members, layout);
    case 'flat birth':
      return type.body ? `Flat<${type.body}>` : 'DatedBirth';
  }
}

const writeLiteral = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);

const parenthesize = ({ kind }: ContractType, text: string): string =>
  kind === 'union' || kind === 'literals' ? `(${text})` : text;

function writeMembers(members: readonly Member[], { indent, hasComments }: Layout): string {
  if (members.length === 0) return 'Record<never, never>';
  const inner = `${indent}  `;
  const lines = members.map(({ name, type, isRequired, description }) => {
    const layout: Layout = { indent: inner, hasComments };
    const comment = writeDescription(description, layout);
    return `${comment}${inner}${name}${isRequired ? '' : '?'}: ${writeType(type, layout)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The first sentence of a description, or its part before a semicolon or a colon. */
const writeDescription = (text: string | undefined, { indent, hasComments }: Layout): string =>
  text && hasComments ? writeComment(text.replace(/^(.{20,}?[\w)`”])[.;:] .*/s, '$1'), indent) : '';

const writeComment = (text: string, indent: string): string =>
  `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`;
