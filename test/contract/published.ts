import { Ajv, type ValidateFunction } from 'ajv';
import { expect } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';

const { openapi } = await buildContract();
const validator = validatorOfContract();

/** An Ajv that knows the contract's schemas. It reads OpenAPI 3.0 unchanged, except boolean exclusive bounds. */
function validatorOfContract(): Ajv {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum']) ajv.removeKeyword(keyword);
  return ajv.addSchema(openapi, 'contract');
}

/** Asserts that an answer fits the schema that /meta/openapi.json publishes for its endpoint. */
export function expectPublished({ method, path }: EndpointDescriptor, body: unknown): void {
  const steps = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/');
  const validate = validator.getSchema(`contract#/${pointer}`) as ValidateFunction;
  expect(validate(body), JSON.stringify(validate.errors?.slice(0, 5))).toBe(true);
}
