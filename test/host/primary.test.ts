import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HostOptions, startHost } from '../../host/primary.ts';
import { rawRequest } from '../support/raw-request.ts';

const PATIENCE_MS = 20_000;

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

test('a worker that cannot start is tried again until it can, is in the log once, and clients wait for it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'primary-test-'));
  const [file, starts] = [join(folder.path, 'worker.mjs'), join(folder.path, 'starts')];
  writeFileSync(file, WORKER);
  const logged: (readonly [string, string, unknown])[] = [];
  const options: HostOptions = {
    program: { file, environment: { STARTS: starts, FAILURES: '3' }, flags: [] },
    port: 0,
    host: '127.0.0.1',
    publicHost: undefined,
    basePath: '',
    trustedProxies: undefined,
    workers: 1,
    longWorkers: 1,
    limits: undefined,
    prepare: async () => undefined,
    writeLog: (level, message, details) => logged.push([level, message, details]),
    dataFolders: [],
    readsCopies: false,
    measure: () => ({ version: '', startedSeconds: 0, memoryBytes: 0, tablesBytes: 0, processLimit: 2 }),
  };
  const host = await startHost(options);
  expect(host.isReady).toBe(false);
  expect(await rawRequest(host.address, 'GET / HTTP/1.1\r\n\r\n', PATIENCE_MS)).toBe('served');
  expect(readFileSync(starts, 'utf8')).toBe('xxxx');
  expect(logged).toEqual([
    ['ERROR', expect.stringContaining('a worker cannot start'), expect.objectContaining({ reason: 'exit code 3' })],
  ]);
  await host.stop(0);
});
