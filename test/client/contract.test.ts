import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { origin, parts, TYPES_FILE } from '../../client/generate/origin.ts';
import { typedParts } from '../../client/generate/typed-parts.ts';
import { stamped, stampOf } from '../../client/generate/written.ts';
import { canonicalHash } from '../../lib/openapi/canonical.ts';
import { release } from '../../lib/runtime/release.ts';

const manifest = JSON.parse(readFileSync(new URL('../../client/package.json', import.meta.url), 'utf8'));

describe('the types of the client', () => {
  const { written, found } = stampOf(readFileSync(TYPES_FILE, 'utf8'));

  it('are those of this contract (npm run client writes them)', () => {
    const { contract, generator } = written;
    expect({ contract, generator }).toEqual(origin);
  });

  it('were not changed by hand', () => {
    expect(found).toBe(written.types);
  });
});

describe('the typed parts of the contract', () => {
  const changed = (change: (contract: typeof sample) => void): string => {
    const contract = structuredClone(sample);
    change(contract);
    return canonicalHash(typedParts(contract));
  };
  const problem = { description: 'a', content: { 'application/problem+json': { schema: {} } } };
  const answer = {
    description: 'b',
    headers: {},
    content: { 'application/json': { schema: { type: 'string' as const }, examples: {} } },
  };
  const sample = {
    openapi: '3.0.3',
    info: { title: 'Natal', version: '1.0.0' },
    tags: [{ name: 'a' }],
    paths: {
      '/a': { get: { operationId: 'a', summary: 'A', tags: ['a'], responses: { '200': answer, '400': problem } } },
    },
    components: { schemas: { A: { type: 'string' as const, description: 'A text' } }, examples: {} },
  };
  const unchanged = changed(() => undefined);

  it('are alike whatever the version, examples, headers and problems are', () => {
    const other = changed((contract) => {
      contract.info.version = '2.0.0';
      contract.paths['/a'].get.responses['400'].description = 'other words';
      Object.assign(contract.paths['/a'].get.responses['200'].headers, { 'X-New': {} });
      Object.assign(contract.paths['/a'].get.responses['200'].content['application/json'].examples, { one: {} });
    });
    expect(other).toBe(unchanged);
  });

  it('differ with a schema, and with its description', () => {
    expect(changed(({ components }) => Object.assign(components.schemas.A, { type: 'number' }))).not.toBe(unchanged);
    expect(changed(({ components }) => Object.assign(components.schemas.A, { description: 'B' }))).not.toBe(unchanged);
  });

  it('have every operation', () => {
    expect(Object.keys(parts.paths as object).length).toBeGreaterThan(50);
  });
});

describe('a stamp', () => {
  it('tells of types that were changed below it', () => {
    const file = stamped('export type A = 1;\n', origin);
    expect(stampOf(file).found).toBe(stampOf(file).written.types);
    const changedFile = file.replace('A = 1', 'A = 2');
    expect(stampOf(changedFile).found).not.toBe(stampOf(changedFile).written.types);
  });
});

it('the client has the version of the service', () => {
  expect(manifest.version).toBe(release.version);
});

it('the packages of the client are pinned exactly', () => {
  const versions = Object.values<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
