import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
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
  expect(validator.version).toBe('3.0');
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

test('has no siblings of $ref, which OpenAPI 3.0 ignores', () => {
  const ignored = objectsOf(openapi).filter(({ value }) => '$ref' in value && Object.keys(value).length > 1);
  expect(ignored.map(({ pointer }) => pointer)).toEqual([]);
});

test('describes every member of every object', () => {
  const silent = memberSchemas(openapi).filter(({ schema }) => typeof schema.description !== 'string');
  expect(silent.map(({ pointer }) => pointer)).toEqual([]);
});

test('shows an example of every scalar member without an enum', () => {
  const plain = memberSchemas(openapi).filter(({ schema }) => isPlain(schema) && !('enum' in schema));
  const bare = plain.filter(({ schema }) => !('example' in schema));
  expect(bare.map(({ pointer }) => pointer)).toEqual([]);
});

const isPlain = ({ type }: JsonObject): boolean => type === 'string' || type === 'number' || type === 'integer';

async function redoclyProblems(file: string): Promise<unknown[]> {
  const root = new URL('../../', import.meta.url);
  const cli = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', root));
  const config = fileURLToPath(new URL('redocly.yaml', root));
  const linted = await promisify(execFile)(process.execPath, [cli, 'lint', file, '--config', config, '--format=json'], {
    env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((failed: { stdout: string }) => failed);
  return JSON.parse(linted.stdout).problems;
}
