import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { KEY, PROJECT, starter } from './started.ts';

const { start } = starter();

const verify = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['infra/verify/run.ts', ...args], { cwd: PROJECT });

it('npm run verify finds every guarantee kept by the service of npm start', { timeout: 180_000 }, async () => {
  const { address } = await start({ PORT: '0' });
  const { stdout } = await verify(address, '--key', KEY);
  const [, kept, all] = /(\d+) of (\d+) guarantees kept/.exec(stdout) ?? [];
  expect(Number(kept)).toBeGreaterThan(50);
  expect(kept, stdout).toBe(all);
});

it('npm run verify fails at an address where nothing answers, and without a key', { timeout: 60_000 }, async () => {
  await expect(verify('http://127.0.0.1:1', '--key', KEY)).rejects.toMatchObject({ code: 1 });
  await expect(verify('http://127.0.0.1:1')).rejects.toMatchObject({ code: 2 });
});
