import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { exampleOf, findChoices, typeOf } from '../../lib/contract/openapi-schema.ts';
import { operations } from './operations.ts';
import { type JsonObject, memberSchemas, objectsOf } from './walk.ts';

const contract = await buildContract();
const openapi: JsonObject = { ...contract.openapi };

test('building the contract twice gives the same document', async () => {
  expect(JSON.stringify(await buildContract())).toBe(JSON.stringify(contract));
});

test('the contract states the number of its operations', () => {
  expect(contract.endpointsCount).toBe(operations.length);
  const methods = Object.values(openapi.paths as JsonObject).flatMap((item) => Object.keys(item as JsonObject));
  expect(methods.length).toBe(operations.length);
});

test('is valid according to the OpenAPI schema', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(openapi));
  expect({ valid, errors }).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('passes Redocly without an error or a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(openapi));
    expect(await redoclyProblems(file)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('has only annotations beside $ref, which every reader may ignore', () => {
  const annotations = ['$ref', 'description', 'default', 'examples'];
  const stricter = objectsOf(openapi).filter(
    ({ value }) => '$ref' in value && Object.keys(value).some((name) => !annotations.includes(name)),
  );
  expect(stricter.map(({ pointer }) => pointer)).toEqual([]);
});

test('has no keyword that JSON Schema 2020-12 replaced', () => {
  const replaced = objectsOf(openapi).filter(
    ({ value }) => typeof value.nullable === 'boolean' || typeof value.exclusiveMinimum === 'boolean',
  );
  expect(replaced.map(({ pointer }) => pointer)).toEqual([]);
  expect(memberSchemas(openapi).filter(({ schema }) => 'example' in schema)).toEqual([]);
});

test('describes every member of every object', () => {
  const silent = memberSchemas(openapi).filter(({ schema }) => typeof schema.description !== 'string');
  expect(silent.map(({ pointer }) => pointer)).toEqual([]);
});

test('shows an example of every scalar member without an enum', () => {
  const plain = memberSchemas(openapi).filter(({ schema }) => isPlain(schema) && findChoices(schema) === undefined);
  const bare = plain.filter(({ schema }) => exampleOf(schema) === undefined);
  expect(bare.map(({ pointer }) => pointer)).toEqual([]);
});

const isPlain = (schema: OpenApiSchema): boolean => ['string', 'number', 'integer'].includes(typeOf(schema) ?? '');

async function redoclyProblems(file: string): Promise<unknown[]> {
  const root = new URL('../../', import.meta.url);
  const cli = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', root));
  const config = fileURLToPath(new URL('redocly.yaml', root));
  const linted = await promisify(execFile)(process.execPath, [cli, 'lint', file, '--config', config, '--format=json'], {
    env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((failed: { stdout: string }) => failed);
  return JSON.parse(linted.stdout).problems;
}
