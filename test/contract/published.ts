import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';

const { openapi } = await buildContract();
const validator = validatorOfContract();

/** An Ajv that knows the contract's schemas. */
function validatorOfContract(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  return ajv.addSchema(openapi, 'contract');
}

/** Asserts that an answer fits the schema that /meta/openapi.json publishes for its endpoint. */
export function expectPublished({ method, path }: EndpointDescriptor, body: unknown): void {
  const steps = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/');
  const validate = validator.getSchema(`contract#/${pointer}`) as ValidateFunction;
  expect(validate(body), JSON.stringify(validate.errors?.slice(0, 5))).toBe(true);
}
