import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from '../../host/watch-folder.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('a watched folder reports a changed, an added and a removed file once each, and nothing else', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'watch-folder-test-'));
  const data = join(folder.path, 'data', 'below');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'one'), 'first');
  let changes = 0;
  const stop = watchFolder(join(folder.path, 'data'), () => {
    changes += 1;
  });
  const steps = [
    () => undefined,
    () => writeFileSync(join(data, 'one'), 'second'),
    () => undefined,
    () => writeFileSync(join(data, 'two'), ''),
    () => rmSync(join(data, 'one')),
    () => rmSync(join(folder.path, 'data'), { recursive: true }),
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
});
