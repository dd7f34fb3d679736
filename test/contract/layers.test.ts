import { describe, expect, test } from 'vitest';
import { loadedBy, type SourceFile, sourceFiles } from './imports.ts';
import { LAYERS, type Layer, layerOf } from './layers.ts';

const files = sourceFiles('lib', 'functions');

const filesIn = (folder: string): readonly SourceFile[] => files.filter(({ path }) => path.startsWith(`${folder}/`));

/** The files of a list that import a module, or a part of it. */
function importersOf(module: string, among: readonly SourceFile[] = files): readonly string[] {
  const imports = (target: string) => target === module || target.startsWith(`${module}/`);
  return among.filter((file) => file.imports.some(({ target }) => imports(target))).map(({ path }) => path);
}

describe('a folder is a layer', () => {
  test('every file belongs to a layer, and every layer has files', () => {
    expect(files.filter(({ path }) => layerOf(path) === undefined).map(({ path }) => path)).toEqual([]);
    expect([...new Set(files.map(({ path }) => layerOf(path)))].sort()).toEqual([...LAYERS].sort());
  });

  test('each layer imports only itself and those before it in the list', () => {
    expect(files.flatMap(listUpwardImports)).toEqual([]);
  });
});

function listUpwardImports({ path, imports }: SourceFile): readonly string[] {
  const rankOf = (layer: Layer | undefined) => (layer ? LAYERS.indexOf(layer) : Number.NaN);
  const isCode = (target: string) => target.endsWith('.ts');
  return imports
    .filter(({ target }) => isCode(target) && !(rankOf(layerOf(target)) <= rankOf(layerOf(path))))
    .map(({ target }) => `${path} → ${target}`);
}

test('engines throw the errors of their port, not problems', () => {
  const engines = [...filesIn('lib/adapters/swiss'), ...filesIn('lib/adapters/compiled')];
  expect(engines.length).toBeGreaterThan(10);
  expect(importersOf('lib/base/errors/problem.ts', engines)).toEqual([]);
});

test('calculations import no response schemas', () => {
  const calculations = filesIn('functions').filter(({ path }) => path.endsWith('/calculate.ts'));
  const wrong = calculations.filter(({ imports }) => imports.some(({ target }) => target.endsWith('/response.ts')));
  expect(calculations.length).toBeGreaterThan(10);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('code that shapes answers makes no ephemeris calls', () => {
  const responses = filesIn('functions').filter(({ path }) => path.endsWith('/response.ts'));
  const shaping = [...filesIn('lib/answers'), ...responses];
  expect(responses.length).toBeGreaterThan(5);
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

// An endpoint loads its handler when it is first called; the handler implements that endpoint and imports it.
test('no file imports itself through others, not even for types', () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reach = (from: string, reached = new Set<string>()): ReadonlySet<string> => {
    for (const { target, isLazy } of byPath.get(from)?.imports ?? []) {
      if (isLazy || reached.has(target)) continue;
      reached.add(target);
      reach(target, reached);
    }
    return reached;
  };
  expect(files.map(({ path }) => path).filter((path) => reach(path).has(path))).toEqual([]);
});

describe('external systems have a single adapter', () => {
  test.each([
    ['sweph', 'lib/adapters/swiss/'],
    ['node:sqlite', 'lib/adapters/sqlite/'],
    ['@resvg/resvg-wasm', 'lib/draw/files/png/'],
    ['pdfkit', 'lib/draw/files/pdf/'],
  ])('%s is imported by %s alone', (module, folder) => {
    const importers = importersOf(module);
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((path) => !path.startsWith(folder))).toEqual([]);
  });

  test('each package of @aws-sdk is imported by lib/adapters/dynamodb/ or lib/adapters/aws/ alone', () => {
    const importers = importersOf('@aws-sdk');
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((path) => !/^lib\/adapters\/(dynamodb|aws)\//.test(path))).toEqual([]);
  });
});

describe('astronomy and drawings are pure', () => {
  // Pixels and documents need fonts, which are read from a layer.
  const pure = [...filesIn('lib/astro'), ...filesIn('lib/draw')].filter(
    ({ path }) => !path.startsWith('lib/draw/files/'),
  );

  test('they import nothing of Node', () => {
    const impure = pure.filter(({ imports }) => imports.some(({ target }) => target.startsWith('node:')));
    expect(pure.length).toBeGreaterThan(100);
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  test('their errors carry data, and know neither codes nor members of a request', () => {
    expect(importersOf('lib/base/errors', pure)).toEqual([]);
    expect(pure.filter(({ text }) => /['"`](body|query)\./.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('they read no environment variables, clock or random numbers', () => {
    const impurity = /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(|\bfetch\(/;
    expect(pure.filter(({ text }) => impurity.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('functions/api.ts loads in any runtime', () => {
  const loaded = loadedBy('functions/api.ts', files);

  test('it loads every endpoint', () => {
    const endpoints = filesIn('functions').filter(({ path }) => path.endsWith('/endpoints.ts'));
    expect(endpoints.filter(({ path }) => !loaded.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('it loads no native code, SDK or Node module', () => {
    expect([...loaded].filter((target) => /^(sweph|@aws-sdk\/|aws-|node:)/.test(target))).toEqual([]);
  });

  test('it loads nothing that reads the environment', () => {
    const reading = files.filter(({ path, text }) => loaded.has(path) && /\bprocess\.env\b/.test(text));
    expect(reading.map(({ path }) => path)).toEqual([]);
  });
});
