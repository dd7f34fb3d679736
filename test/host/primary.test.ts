import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type HostOptions, startHost } from '../../host/primary.ts';
import { rawRequest } from '../support/raw-request.ts';

const PATIENCE_MS = 20_000;

afterEach(() => vi.useRealTimers());

/** A worker that notes its starts in a file, ends at once the first times, and then is ready. */
const WORKER = `
import { appendFileSync, readFileSync } from 'node:fs';
const { STARTS, FAILURES } = process.env;
appendFileSync(STARTS, 'x');
if (readFileSync(STARTS).length <= Number(FAILURES)) process.exit(3);
process.on('message', (message, socket) => socket?.end('served'));
process.on('disconnect', () => process.exit());
process.send({ call: 'ready', id: 1 });
`;

type Logged = readonly [level: string, message: string, members: unknown];

/** Starts a host with one worker, which fails so many times. */
async function startFailing(folder: string, failures: number) {
  const [file, starts] = [join(folder, 'worker.mjs'), join(folder, 'starts')];
  writeFileSync(file, WORKER);
  const logged: Logged[] = [];
  const options: HostOptions = {
    program: { file, environment: { STARTS: starts, FAILURES: String(failures) }, flags: [] },
    port: 0,
    host: '127.0.0.1',
    publicHost: undefined,
    basePath: '/astro',
    trustedProxies: undefined,
    workers: 1,
    longWorkers: 1,
    limits: undefined,
    jobs: undefined,
    prepare: async () => undefined,
    writeLog: (level, message, members) => void logged.push([level, message, members]),
    dataFolders: [],
    measure: () => ({ version: '', startedSeconds: 0, memoryBytes: 0, tablesBytes: 0, processLimit: 2 }),
  };
  const host = await startHost(options);
  return { host, logged, countStarts: () => readFileSync(starts).length };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a worker that cannot start is tried again until it can, is in the log once, and clients wait for it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'primary-test-'));
  const { host, logged, countStarts } = await startFailing(folder.path, 3);
  expect(host.isReady).toBe(false);
  expect(await rawRequest(host.address, REQUEST, PATIENCE_MS)).toBe('served');
  expect(countStarts()).toBe(4);
  expect(logged).toEqual([
    ['ERROR', expect.stringContaining('a worker cannot start'), expect.objectContaining({ reason: 'exit code 3' })],
  ]);
  await host.stop(0);
});

test('a client for which no worker can start is answered with 502 after fifteen seconds', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'primary-test-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { host } = await startFailing(folder.path, 1000);
  let answer = '';
  const asked = rawRequest(host.address, REQUEST, 10 * PATIENCE_MS).then((text) => {
    answer = text;
  });
  for (let second = 0; answer === '' && second < 100; second += 1) {
    vi.advanceTimersByTime(1000);
    await nextTurn();
  }
  await asked;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
  expect(head).toMatch(/^Retry-After: \d+$/m);
  expect(JSON.parse(body)).toMatchObject({ error: 'BadGateway', type: '/astro/docs/errors#BadGateway' });
  await host.stop(0);
});
