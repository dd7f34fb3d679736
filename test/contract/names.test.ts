import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** Participles and adverbs that do not name an action. Function names must be verb phrases. */
const BARE_PARTICIPLES =
  /^(admitted|allowed|answered|asked|cached|chosen|coded|compressed|counted|denied|documented|drawn|enveloped|escaped|found|given|grouped|halved|held|joined|kept|known|left|listed|made|meant|measured|named|observed|opened|packed|placed|refused|rounded|scaled|seen|settled|shifted|shown|sought|stamped|synthesised|taken|together|told|turned|unpacked|wanted|warmed|written)$/;

/** Retired words and their replacements. Matched as whole words of exported names and file names. */
const RETIRED_WORDS: Readonly<Record<string, string>> = {
  clearing: 'invalidation',
  debt: 'pending counts',
  fewest: 'minimum count',
  findings: 'issues',
  knot: 'node of a fit',
  meeting: 'exact aspect',
  meetings: 'exact aspects',
  nearness: 'solar phase',
  overtaking: 'relative motion',
  packing: 'serialization',
  passage: 'crossing',
  patience: 'retry policy or timeouts',
  projection: 'answer',
  reckoning: 'output zodiac',
  rungs: 'targets',
  seals: 'checksums',
  settlement: 'flush of pending counts',
  sight: 'chart context',
  sought: 'query',
  spell: 'orb window',
  surroundings: 'what it holds',
  tally: 'local counter',
};

/** Names that two files export with different meanings, and why. */
const HOMONYMS: Readonly<Record<string, string>> = {
  contract: 'every endpoint states its documentation under this name',
  contracts: 'endpoints that are rows of one definition state their documentation under this name',
  endpoints: 'every group lists its endpoints under this name',
  examples: 'every endpoint lists its examples under this name',
  handler: 'Lambda invokes this name in every entry file, and every endpoint defines its own',
  handlers: 'endpoints that are rows of one definition list their handlers under this name',
  operation: 'every module that the table of bulk operations loads defines its columns under this name',
};

interface Export {
  readonly name: string;
  readonly path: string;
  readonly isFunction: boolean;
}

const files = sourceFiles(
  'lib',
  'functions',
  'host',
  'infra',
  'layers',
  'site',
  'clients/typescript/src',
  'clients/typescript/element',
  'clients/generate',
  'test/support',
);
const exported = files.filter(({ path }) => !path.endsWith('clients/typescript/src/contract.ts')).flatMap(listExports);

/** Exports that a file declares. Re-exports are counted in the file that declares them. */
function listExports({ path, text }: { readonly path: string; readonly text: string }): Export[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return declarationsOf(statement).map((declaration) => ({ ...declaration, path }));
  });
}

function declarationsOf(statement: ts.Statement): Omit<Export, 'path'>[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) ? [{ name: name.text, isFunction: isFunction(initializer) }] : [],
    );
  }
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  if (!isDeclaration || !statement.name) return [];
  return [{ name: statement.name.text, isFunction: ts.isFunctionDeclaration(statement) }];
}

function isFunction(value: ts.Expression | undefined): boolean {
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

/** Splits a name into lower-case words: `sightOf`, `SIGHT_DEG` and `chart-sight.ts` all contain `sight`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function listRetired(name: string, place: string): string[] {
  return wordsOf(name)
    .filter((word) => Object.hasOwn(RETIRED_WORDS, word))
    .map((word) => `${place}: write "${RETIRED_WORDS[word]}" for "${word}"`);
}

test('the check covers the exports of the whole project', () => {
  expect(exported.length).toBeGreaterThan(1500);
  expect(exported).toContainEqual({ name: 'castChart', path: 'lib/astro/chart/cast.ts', isFunction: true });
});

test('no exported function is named by a bare participle', () => {
  const bare = exported.filter(({ name, isFunction }) => isFunction && BARE_PARTICIPLES.test(name));
  expect(bare.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
});

test('no exported name and no file has a retired word', () => {
  const names = exported.flatMap(({ name, path }) => listRetired(name, `${path}: ${name}`));
  const paths = files.flatMap(({ path }) => listRetired(path.replace(/^client\/src\//, ''), path));
  expect([...names, ...paths]).toEqual([]);
});

test('each exported name has one meaning', () => {
  const filesOf = Map.groupBy(exported, ({ name }) => name);
  const shared = [...filesOf]
    .map(([name, places]) => [name, [...new Set(places.map(({ path }) => path))]] as const)
    .filter(([name, paths]) => paths.length > 1 && !Object.hasOwn(HOMONYMS, name));
  expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
});
