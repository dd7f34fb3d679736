import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { DocumentedResponse } from '../../../lib/contract/openapi-document.ts';
import { type DocumentedOperation, document, resolve } from '../../support/fuzz/document.ts';

/** An answer as a client sees it. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

type JsonValue = Record<string, unknown>;

/** The document read strictly: an object has only the members that it lists. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, strict(member)])) as JsonValue;
  if ([copy.type].flat().includes('object') && typeof copy.properties === 'object') copy.additionalProperties ??= false;
  return copy;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: false });
ajv.addSchema(strict(document) as JsonValue, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** The validator of the schema at a path of the document. */
function validatorAt(...steps: readonly string[]): ValidateFunction {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const known = compiled.get(pointer);
  if (known) return known;
  const validate = ajv.getSchema(`contract#/${pointer}`);
  if (!validate) throw new Error(`The document has nothing at ${pointer}`);
  compiled.set(pointer, validate);
  return validate;
}

const JSON_BODY = ['requestBody', 'content', 'application/json', 'schema'];

/** Whether the document allows a body of an operation. */
export function isAllowedBody({ path, method }: DocumentedOperation, body: unknown): boolean {
  return validatorAt('paths', path, method.toLowerCase(), ...JSON_BODY)(body);
}

/** Expects status, headers, media type, body and error code as the document has them for the operation. */
export function expectDocumented(operation: DocumentedOperation, { status, headers, text }: Answered): void {
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  expect(headers['X-Request-Id']).toBeTypeOf('string');
  expect(Object.keys(operation.responses)).toContain(String(status));
  const { response, steps } = responseOf(operation, status);
  if (!response?.content) {
    expect(text).toBe('');
    return;
  }
  const mediaType = String(headers['Content-Type']).split(';', 1)[0] ?? '';
  expect(Object.keys(response.content)).toContain(mediaType);
  const body = mediaType.endsWith('json') ? JSON.parse(text) : text;
  expectValid(body, ...steps, 'content', mediaType, 'schema');
  for (const name of Object.keys(response.headers ?? {})) {
    if (headers[name] !== undefined) expectValid(headers[name], ...steps, 'headers', name, 'schema');
  }
  if (status >= 400) expectDocumentedProblem(response, status, body);
}

function expectValid(value: unknown, ...steps: readonly string[]): void {
  const validate = validatorAt(...steps);
  if (!validate(value)) expect.fail(`Not as documented: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
}

function responseOf({ path, method, responses }: DocumentedOperation, status: number) {
  const response = responses[status];
  if (response?.$ref !== undefined) {
    return { response: resolve(response.$ref) as DocumentedResponse, steps: response.$ref.split('/').slice(1) };
  }
  const steps = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  return { response, steps };
}

/** The document lists the codes of a status as its examples. */
function expectDocumentedProblem({ content }: DocumentedResponse, status: number, body: JsonValue): void {
  const documented = Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
  expect(documented).toContain(body.error);
  expect(body.status).toBe(status);
}
