import { describe, expect, test } from 'vitest';
import { loadedBy, type SourceFile, sourceFiles } from './imports.ts';
import { ARROWS, layerOf } from './layers.ts';

const files = sourceFiles('lib', 'functions');
const isOfProject = (target: string): boolean => /\.(ts|json)$/.test(target);

function filesThatImport(module: RegExp): string[] {
  return files.filter(({ imports }) => imports.some(({ target }) => module.test(target))).map(({ path }) => path);
}

test('every file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ path }) => layerOf(path) === undefined).map(({ path }) => path)).toEqual([]);
});

test('each layer imports only the layers allowed to it', () => {
  expect(files.flatMap(wrongArrows)).toEqual([]);
});

function wrongArrows({ path, imports }: SourceFile): string[] {
  const layer = layerOf(path);
  const wrong = imports.filter(({ target }) => {
    const other = isOfProject(target) ? layerOf(target) : layer;
    return layer && other !== layer && !(other && ARROWS[layer].includes(other));
  });
  return wrong.map(({ target }) => `${path} → ${target}`);
}

test('engines throw the errors of their port, not problems', () => {
  const engines = files.filter(({ path }) => path.startsWith('lib/adapters/'));
  expect(engines.length).toBeGreaterThan(10);
  const wrong = engines.filter(({ imports }) => imports.some(({ target }) => target === 'lib/base/errors/problem.ts'));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('calculations import no response schemas', () => {
  const calculations = files.filter(({ path }) => /^functions\/.*\/calculate\.ts$/.test(path));
  const wrong = calculations.filter(({ imports }) => imports.some(({ target }) => /\/response\.ts$/.test(target)));
  expect(calculations.length).toBeGreaterThan(10);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('code that shapes answers makes no ephemeris calls', () => {
  const shaping = files.filter(({ path }) => /^lib\/answers\/|^functions\/.*\/response\.ts$/.test(path));
  expect(shaping.length).toBeGreaterThan(20);
  expect(shaping.filter(({ text }) => /\bephemeris\.\w+\(/.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Groups that import others: they offer their endpoints as tools, and behind links. */
const CALLING_GROUPS: readonly unknown[] = ['mcp', 'links'];

test('a group of endpoints imports nothing from other groups', () => {
  const groupOf = (path: string) => /^functions\/([^/]+)\//.exec(path)?.[1];
  const groups = files.filter(({ path }) => !CALLING_GROUPS.includes(groupOf(path)));
  const crossing = groups.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => groupOf(path) && groupOf(target) && groupOf(path) !== groupOf(target))
      .map(({ target }) => `${path} → ${target}`),
  );
  expect(crossing).toEqual([]);
});

describe('external systems have a single adapter', () => {
  test('only lib/adapters/swiss imports the engine', () => {
    const importers = filesThatImport(/^sweph(\/|$)/);
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((path) => !path.startsWith('lib/adapters/swiss/'))).toEqual([]);
  });

  test('only lib/adapters/dynamodb imports the AWS SDK', () => {
    const importers = filesThatImport(/^@aws-sdk\//);
    expect(importers.filter((path) => !path.startsWith('lib/adapters/dynamodb/'))).toEqual([]);
  });
});

describe('the domain is pure', () => {
  const domain = files.filter(({ path }) => layerOf(path) === 'domain');

  test('it imports nothing of Node', () => {
    const impure = domain.filter(({ imports }) => imports.some(({ target }) => target.startsWith('node:')));
    expect(domain.length).toBeGreaterThan(0);
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  test('its errors carry data, and know neither codes nor members of a request', () => {
    const knowing = [/^lib\/errors\//, /^lib\/schemas\//, /^lib\/http\//];
    const wrong = domain.filter(({ imports }) => imports.some(({ target }) => knowing.some((one) => one.test(target))));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(domain.filter(({ text }) => /['"`](body|query)\./.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('it reads no environment variables, clock or random numbers', () => {
    const impurity = /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(|\bfetch\(/;
    expect(domain.filter(({ text }) => impurity.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('functions/api.ts loads in any runtime', () => {
  const loaded = loadedBy('functions/api.ts', files);

  test('it loads every endpoint', () => {
    const endpoints = files.filter(({ path }) => /^functions\/[^/]+\/endpoints\.ts$/.test(path));
    expect(endpoints.filter(({ path }) => !loaded.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('endpoints import no schemas or calculations, as these are loaded on first use', () => {
    const endpoints = files.filter(({ path }) => /^functions\/.*\/endpoint\.ts$/.test(path));
    const imported = endpoints.flatMap(({ text }) =>
      [...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, from]) => from),
    );
    expect([...new Set(imported)].sort()).toEqual([
      '../../../lib/contract/endpoint.ts',
      '../../../lib/contract/services.ts',
      './services.ts',
    ]);
  });

  test('it loads no native code, SDK or Node module', () => {
    expect([...loaded].filter((target) => /^(sweph|@aws-sdk\/|aws-|node:)/.test(target))).toEqual([]);
  });

  test('it loads nothing that reads the environment', () => {
    const reading = files.filter(({ path, text }) => loaded.has(path) && /\bprocess\.env\b/.test(text));
    expect(reading.map(({ path }) => path)).toEqual([]);
  });
});
