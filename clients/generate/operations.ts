import type {
  DocumentedResponse,
  OpenApi,
  OpenApiSchema,
  Operation,
  Parameter,
} from '../../lib/contract/openapi-document.ts';
import { findChoices, findForms } from '../../lib/contract/openapi-schema.ts';
import { type ContractType, findReferencedName, type Member, readType } from './contract-type.ts';

/** An answer of an operation: a type of JSON, a text, bytes, or, where the caller does not choose, a text or bytes. `nothing` is 204. */
export type AnswerType =
  | ContractType
  | { readonly kind: 'text' }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'text or bytes' }
  | { readonly kind: 'nothing' };

/** A method of HTTP, and of the clients. */
export type ClientMethod = (typeof METHODS)[number];

/** An operation of the service as a client calls it. */
export interface ClientOperation {
  readonly method: ClientMethod;
  readonly path: string;
  readonly summary: string;
  readonly pathParameters: readonly Member[];
  readonly query: readonly Member[];
  readonly body: ContractType | undefined;
  /**
   * Type of the answer for each form. A form is a value of the query parameter `format`, or, for JSON of another preset
   * than the default, a value of `preset`. An operation without formats has the form `json`.
   */
  readonly answers: Readonly<Record<string, AnswerType>>;
}

type Schemas = OpenApi['components']['schemas'];

const METHODS = ['get', 'post', 'delete'] as const;

/** Lists every operation in the order of the document. */
export const listOperations = ({ paths, components }: OpenApi): readonly ClientOperation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [readOperation(method, path, operation, components.schemas)] : [];
    }),
  );

function readOperation(
  method: ClientOperation['method'],
  path: string,
  operation: Operation,
  schemas: Schemas,
): ClientOperation {
  const { summary, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return {
    method,
    path,
    summary,
    pathParameters: readParameters(parameters, 'path'),
    query: readParameters(parameters, 'query'),
    body: body && readType(body),
    answers: readAnswers(operation, schemas),
  };
}

const readParameters = (parameters: readonly Parameter[], place: string): Member[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false }) => ({
      name,
      type: readType(schema),
      isRequired: required,
      description: schema.description,
    }));

function readAnswers(
  { parameters = [], responses, operationId }: Operation,
  schemas: Schemas,
): Readonly<Record<string, AnswerType>> {
  const response = responses['200'];
  const isEmpty = Object.keys(response?.content ?? {}).length === 0;
  if (isEmpty && responses['204']) return { json: { kind: 'nothing' } };
  const json = response?.content?.['application/json']?.schema;
  const formats = readNames(parameters, 'format');
  const [, ...otherPresets] = readNames(parameters, 'preset');
  const answers: Record<string, AnswerType> = {};
  if (!json && formats.length === 0) return { json: readContent(response) ?? fail(`${operationId} has no answer`) };
  for (const format of formats.length > 0 ? formats : ['json']) {
    answers[format] = readAnswer(response, json, format, schemas) ?? fail(`${operationId} has no answer ${format}`);
  }
  for (const preset of otherPresets) if (json) answers[preset] = selectForm(json, preset, schemas);
  return answers;
}

/** Values of a query parameter, its default first. */
function readNames(parameters: readonly Parameter[], name: string): readonly string[] {
  const { default: usual, enum: values = [] } = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
  const names = values.filter((value) => typeof value === 'string');
  return typeof usual === 'string' ? [usual, ...names.filter((value) => value !== usual)] : names;
}

const TEXT_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', csv: 'text/csv', ics: 'text/calendar' };
const JSON_FORMATS = ['json', 'llm_v2'];
const BYTE_TYPES: Readonly<Record<string, string>> = { png: 'image/png', pdf: 'application/pdf' };

/** @returns undefined if the response has no such content */
function readAnswer(
  response: DocumentedResponse | undefined,
  json: OpenApiSchema | undefined,
  format: string,
  schemas: Schemas,
): AnswerType | undefined {
  const content = response?.content ?? {};
  if (content[TEXT_TYPES[format] ?? '']) return { kind: 'text' };
  if (content[BYTE_TYPES[format] ?? '']) return { kind: 'bytes' };
  if (!json || !JSON_FORMATS.includes(format)) return undefined;
  return selectForm(json, format === 'json' ? 'full' : format, schemas);
}

/** Type of the answer of an operation with neither JSON nor a parameter `format`. @returns undefined for unknown media types */
function readContent(response: DocumentedResponse | undefined): AnswerType | undefined {
  const media = Object.keys(response?.content ?? {});
  const hasText = Object.values(TEXT_TYPES).some((type) => media.includes(type));
  const hasBytes = Object.values(BYTE_TYPES).some((type) => media.includes(type));
  if (hasText) return { kind: hasBytes ? 'text or bytes' : 'text' };
  return hasBytes ? { kind: 'bytes' } : undefined;
}

/**
 * Selects one of the forms of an answer by the name in its `output_mode`; a form without this member is the plain JSON.
 * If only the items of its lists have several forms, their types are narrowed.
 */
function selectForm(schema: OpenApiSchema, mode: string, schemas: Schemas): ContractType {
  const named = resolve(schema, schemas);
  const forms = findForms(named);
  if (forms) return readType(forms.find((form) => hasMode(form, mode, schemas)) ?? schema);
  const narrowed = narrowLists(named, mode, schemas);
  return narrowed ? readType(narrowed) : readType(schema);
}

function hasMode(form: OpenApiSchema, mode: string, schemas: Schemas): boolean {
  const modes = findChoices(resolve(form, schemas).properties?.output_mode ?? {}) ?? ['full'];
  return modes.includes(mode);
}

/** @returns undefined if no list of the object has items of several forms */
function narrowLists(schema: OpenApiSchema, mode: string, schemas: Schemas): OpenApiSchema | undefined {
  const { properties = {} } = schema;
  const narrowed = Object.entries(properties).flatMap(([name, member]) => {
    const options = findForms(member.items || {});
    const choice = options?.map((option) => selectOption(option, mode, schemas));
    const isNarrowed = choice?.some((option, index) => option !== options?.[index]);
    return isNarrowed && choice ? [[name, { ...member, items: { anyOf: choice } }] as const] : [];
  });
  if (narrowed.length === 0) return undefined;
  return { ...schema, properties: { ...properties, ...Object.fromEntries(narrowed) } };
}

function selectOption(option: OpenApiSchema, mode: string, schemas: Schemas): OpenApiSchema {
  const forms = findForms(resolve(option, schemas));
  return forms?.find((form) => hasMode(form, mode, schemas)) ?? option;
}

function resolve(schema: OpenApiSchema, schemas: Schemas): OpenApiSchema {
  const name = findReferencedName(schema);
  return name === undefined ? schema : (schemas[name] ?? fail(`the contract has no schema ${name}`));
}

function fail(message: string): never {
  throw new Error(message);
}
