import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { detectHostArchitecture } from '../../infra/architecture.ts';
import { bundleFunctions } from '../../infra/build/bundle.ts';
import { cacheCode } from '../../infra/build/cache-code.ts';
import { findNodeFor } from '../../infra/build/emulator.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { requireCachedCode } from '../../infra/cached-code.ts';
import { readCodeTarget } from '../../lib/runtime/start/cached-code.ts';
import { makeFileFolder } from '../support/file-folder.ts';

const GROUP = { summary: 'Of this test.', endpoints: [], memoryMb: 256, timeoutSeconds: 10 };

const SOURCE = `
  export async function handler(): Promise<string> {
    const { DynamoDBClient } = await import('${join(PROJECT_FOLDER, 'lib/adapters/dynamodb/sdk.ts')}');
    return DynamoDBClient.name;
  }
  export const throwError = (): never => { throw new Error('thrown'); };`;

/** Prints what the handler answers and whether V8 used the cached code of each script. */
const PROGRAM = `
  const { handler, listScripts } = require('./start.js');
  handler({}).then((answer) => {
    const used = listScripts().map(({ script }) => script.cachedDataRejected === false);
    console.log(JSON.stringify({ answer, used }));
  });`;

const folder = makeFileFolder();
const functions = join(folder, 'build', 'functions');
beforeAll(async () => {
  mkdirSync(join(folder, 'source', 'one'), { recursive: true });
  writeFileSync(join(folder, 'source', 'one', 'index.ts'), SOURCE);
  await bundleFunctions({
    groups: ['one'],
    sourceFolder: join(folder, 'source'),
    buildFolder: join(folder, 'build'),
  });
  await cacheCode({ one: GROUP }, join(folder, 'build'));
});

interface Run {
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly uid?: number;
  /** Node and its first arguments. */
  readonly command?: readonly [string, ...string[]];
}

const copyFunction = (name: string): string => {
  cpSync(join(functions, 'one'), join(functions, name), { recursive: true });
  return join(functions, name);
};

function execute(cwd: string, program: string, { flags = [], environment = {}, uid, command }: Run = {}): string {
  const [node, ...first] = command ?? [process.execPath];
  const options = { cwd, env: environment, encoding: 'utf8', ...(uid !== undefined && { uid }) } as const;
  return execFileSync(node, [...first, ...flags, '-e', program], options);
}

/** Runs a function. @returns the lines that it logs, parsed; the last has its answer */
const run = (cwd: string, options?: Run): readonly Readonly<Record<string, unknown>>[] =>
  execute(cwd, PROGRAM, options)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const createAnswer = (...used: readonly boolean[]) => ({ answer: 'DynamoDBClient', used });
const logged = (reason: RegExp) => ({
  level: 'INFO',
  message: 'cached code is unused',
  reason: expect.stringMatching(reason),
  timestamp: expect.any(String),
});

const counted = expect.objectContaining({ service: 'all', CachedCodeRefused: 1 });

describe('cached code', () => {
  it('is used, with Lambda’s flags and without, for every script of a function', () => {
    const flags = ['--expose-gc', '--max-http-header-size=81920', '--max-old-space-size=921'];
    const environment = { NODE_OPTIONS: '--max-semi-space-size=8', HEAP_GROWING_PERCENT: '20' };
    for (const options of [{}, { flags, environment }]) {
      expect(run(join(functions, 'one'), options)).toEqual([createAnswer(true, true)]);
    }
  });

  test.runIf(process.getuid?.() === 0)('is used under another user and in a folder that nobody may write to', () => {
    const copy = copyFunction('read-only');
    for (const path of [folder, join(folder, 'build'), functions]) chmodSync(path, 0o755);
    for (const name of readdirSync(copy)) chmodSync(join(copy, name), 0o444);
    chmodSync(copy, 0o555);
    const files = readdirSync(copy);
    expect(run(copy, { uid: 65_534 })).toEqual([createAnswer(true, true)]);
    expect(readdirSync(copy)).toEqual(files);
  });

  it('is unused where it is damaged, of another source or of another Node, which one line says and a metric counts', () => {
    const copy = copyFunction('changed');
    const [file, source] = [join(copy, 'index.js.code'), join(copy, 'index.js')];
    const [code, text] = [readFileSync(file), readFileSync(source, 'utf8')];
    const damaged = Buffer.from(code);
    damaged.writeUInt8(damaged.readUInt8(2000) ^ 1, 2000);
    writeFileSync(file, damaged);
    expect(run(copy)).toEqual([
      logged(/index\.js: the code is ".*" and should be/),
      counted,
      createAnswer(false, true),
    ]);
    writeFileSync(file, code.toString('latin1').replace(process.version, 'v24.0.0'), 'latin1');
    expect(run(copy)).toEqual([logged(/the code is "v24\.0\.0 /), counted, createAnswer(false, true)]);
    writeFileSync(file, code);
    writeFileSync(source, text.replace('thrown', 'thrawn'));
    expect(run(copy)).toEqual([logged(/should be "v24/), counted, createAnswer(false, true)]);
  });

  it('that is missing is logged and not counted, as the build has said so', () => {
    const copy = copyFunction('missing');
    for (const name of ['index.js.code', 'sdk.js.code']) rmSync(join(copy, name));
    expect(run(copy)).toEqual([logged(/ENOENT/), createAnswer(false, false)]);
  });

  it('is unused under other flags of V8, which one line says', () => {
    const lines = run(join(functions, 'one'), { flags: ['--no-opt'] });
    expect(lines).toEqual([logged(/V8 refuses its code/), counted, createAnswer(false, false)]);
  });

  it('names the Node and the processor that it is for', () => {
    const code = readFileSync(join(functions, 'one', 'index.js.code'));
    expect(readCodeTarget(code)).toMatch(new RegExp(`^${process.version} ${process.arch} \\d+$`));
  });

  it('has the positions of the source in its stacks', () => {
    const program = (load: string): string => `
      try { ${load}.throwError(); } catch ({ stack }) { console.log(stack.split('\\n')[1].trim()); }`;
    const cached = program("require('./start.js').listScripts()[0].exports");
    const compiled = program("require('./index.js')");
    expect(execute(join(functions, 'one'), cached)).toMatch(/index\.js:\d+:\d+/);
    expect(execute(join(functions, 'one'), cached)).toBe(execute(join(functions, 'one'), compiled));
  });
});

const BUILT = join(folder, 'build');
const arm64 = findNodeFor('arm64');
if ('missing' in arm64) console.log(`LEFT OUT the cached code for arm64: ${arm64.missing}.`);

describe('the cached code of another architecture', () => {
  const listCode = (name: string): readonly Buffer[] =>
    ['index.js.code', 'sdk.js.code'].map((file) => readFileSync(join(functions, name, file)));

  test.skipIf('missing' in arm64)('is used there: made and run by an emulated Node', { timeout: 120_000 }, async () => {
    if ('missing' in arm64) return;
    const copy = copyFunction('emulated');
    await cacheCode({ emulated: GROUP }, BUILT, arm64);
    expect(readCodeTarget(readFileSync(join(copy, 'index.js.code')))).toMatch(/^v24\S+ arm64 \d+$/);
    expect(run(copy, { command: arm64.command })).toEqual([createAnswer(true, true)]);
  });

  it('is removed where this machine has no Node for it, and code that fits is kept', async () => {
    copyFunction('kept');
    const before = listCode('kept');
    await cacheCode({ kept: GROUP }, BUILT);
    expect(listCode('kept')).toEqual(before);
    writeFileSync(join(functions, 'kept', 'sdk.js.code'), 'of another source');
    await cacheCode({ kept: GROUP }, BUILT);
    expect(run(join(functions, 'kept'))).toEqual([createAnswer(true, true)]);
    await cacheCode({ kept: GROUP }, BUILT, { missing: 'no emulator' });
    expect(readdirSync(join(functions, 'kept')).filter((name) => name.endsWith('.code'))).toEqual([]);
  });

  describe('that the stage needs and the build has not', () => {
    const other = process.arch === 'arm64' ? 'x86_64' : 'arm64';
    const require = (changes: Partial<Parameters<typeof requireCachedCode>[0]>): readonly string[] => {
      const lines: string[] = [];
      requireCachedCode({
        buildFolder: BUILT,
        names: ['one'],
        architecture: other,
        isProduction: true,
        isWaived: false,
        print: (line) => lines.push(line),
        node: { missing: 'no emulator' },
        ...changes,
      });
      return lines;
    };

    it('is refused in production, with what is missing and the way around it', () => {
      expect(() => require({})).toThrow(
        `NO CACHED CODE for ${other} in 1 of 1 functions, whose starts take a third longer: no emulator. Install that, build on ${other}, or deploy with --without-cached-code`,
      );
    });

    it.each([{ isProduction: false }, { isWaived: true }])('is told with %o', (changes) => {
      expect(require(changes)).toEqual([expect.stringMatching(/^NO CACHED CODE for .*: no emulator$/)]);
    });

    it('is no matter where the build has it', () => {
      expect(require({ architecture: detectHostArchitecture() })).toEqual([]);
    });
  });
});

it('a function that does not load has no cached code', async () => {
  const broken = copyFunction('broken');
  writeFileSync(join(broken, 'index.js'), "throw new Error('not loaded')");
  const caching = cacheCode({ broken: GROUP }, join(folder, 'build'));
  await expect(caching).rejects.toThrow('the function broken did not load, so its code is not cached');
});
