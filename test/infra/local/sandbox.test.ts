import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionSpec } from '../../../infra/local/assembly/functions.ts';
import { openSandbox } from '../../../infra/local/lambda/sandbox.ts';
import { watchFolder } from '../../../infra/local/lambda/watch-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
beforeAll(() => vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** No process has this id: Linux allows at most 2^22. */
const NO_PROCESS = 4_194_305;

describe('the folders of functions', () => {
  it('of a service that was killed are removed by the next one, those of a running service stay', async () => {
    const left = join(folder, `local-lambda-${NO_PROCESS}-abc`);
    const used = join(folder, `local-lambda-${process.ppid}-abc`);
    const foreign = join(folder, 'local-lambda-notes');
    for (const path of [left, used, foreign]) mkdirSync(join(path, 'opt'), { recursive: true });
    const { remove } = await openSandbox([]);
    expect([left, used, foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
    remove();
  });

  it('share the files of a layer, and have its place in the order of layers', async () => {
    const [lower = '', upper = '', code = ''] = ['lower', 'upper', 'code'].map((name) => join(folder, name));
    for (const path of [lower, upper, code]) mkdirSync(join(path, 'data'), { recursive: true });
    writeFileSync(join(lower, 'data', 'large'), 'large');
    for (const path of [lower, upper]) writeFileSync(join(path, 'data', 'word'), path);
    const describeFunction = (name: string, layerPaths: string[]) =>
      ({ name, codePath: code, layerPaths }) as unknown as FunctionSpec;
    const specs = [describeFunction('one', [lower]), describeFunction('two', [lower, upper])];
    const sandbox = await openSandbox(specs);
    const locate = (name: string) => specs.map((spec) => join(sandbox.foldersOf(spec).opt, 'data', name));
    expect(locate('word').map((path) => readFileSync(path, 'utf8'))).toEqual([lower, upper]);
    const [one, two] = locate('large').map((path) => statSync(path).ino);
    expect(one).toBe(two);
    sandbox.remove();
  });
});

describe('a watched folder', () => {
  it('reports a changed, an added and a removed file once each, and nothing else', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const data = join(folder, 'data', 'below');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'one'), 'first');
    let changes = 0;
    const stop = watchFolder(join(folder, 'data'), () => {
      changes += 1;
    });
    const steps = [
      () => undefined,
      () => writeFileSync(join(data, 'one'), 'second'),
      () => undefined,
      () => writeFileSync(join(data, 'two'), ''),
      () => rmSync(join(data, 'one')),
      () => rmSync(join(folder, 'data'), { recursive: true }),
    ];
    const seen = steps.map((step) => {
      step();
      vi.advanceTimersByTime(2000);
      return changes;
    });
    expect(seen).toEqual([0, 1, 1, 2, 3, 4]);
    stop();
    mkdirSync(data, { recursive: true });
    vi.advanceTimersByTime(4000);
    expect(changes).toBe(4);
    vi.useRealTimers();
  });
});
