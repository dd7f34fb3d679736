import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedLocalAccess } from '../../host/access/local-access.ts';
import { Channel } from '../../host/channel.ts';
import { createLimitProcedures, createLimitsOfPrimary } from '../../host/limits.ts';
import { isCommand, runCommand } from '../../host/operations/commands.ts';
import { describeFault } from '../../host/operations/describe-fault.ts';
import { measureFileBytes, measureMemoryBytes } from '../../host/operations/memory.ts';
import { createOwnRoutes } from '../../host/operations/own-routes.ts';
import { StartRefused } from '../../host/operations/start-refused.ts';
import { tablesInFile } from '../../host/tables/in-file.ts';
import type { ServiceTables } from '../../host/tables/service-tables.ts';
import { makeKey } from '../../lib/adapters/access/key-format.ts';
import { toKeyRecordId } from '../../lib/adapters/access/record-id.ts';
import { createKeyTableInFile } from '../../lib/adapters/sqlite/keys.ts';
import { TablesFile } from '../../lib/adapters/sqlite/tables-file.ts';
import type { KeyStore } from '../../lib/contract/tables/key-store.ts';
import { toMinuteName } from '../../lib/contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { TableInMemory } from '../support/table-in-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'operations-test-'));
const file = join(folder, 'tables.sqlite');
const copy = join(folder, 'copy');
const run = (name: string, ...args: string[]) => runCommand(name, args, { TABLES_FILE: file, PORT: '1' });
const key = makeKey();
let tables: ServiceTables;
beforeAll(async () => {
  tables = await tablesInFile(file)([]);
  await seedLocalAccess({ keys: tables.openKeys(''), key, issuer: 'https://issuer.example' });
});
afterAll(async () => {
  await tables.stop();
  rmSync(folder, { recursive: true });
});

describe('the commands of the operator', () => {
  test('make, list and disable keys in the file of the tables', async () => {
    expect(await run('keys', 'create', '--name', 'ana', '--plan', 'local')).toContain('natal_');
    const listed = await run('keys', 'list');
    const [id = ''] = /ana-\w+/.exec(listed) ?? [];
    const toRow = (line: string) => {
      const cells = line.replace(id, 'ana-…').replace(file, 'tables.sqlite').split(/ {2,}/);
      return cells.filter((_, column) => [0, 2, 3, 4, 5].includes(column)).join(' | ');
    };
    expect(listed.split('\n').map(toRow)).toEqual([
      'id | name | plan | scopes | state',
      'local | local | local | health:read cache:clear cache:bypass metrics:read bulk:write | active',
      'demo | Visitors with demo tokens | demo | – | active',
      'local-tokens | local-tokens | local | health:read cache:clear cache:bypass metrics:read bulk:write | active',
      'ana-… | ana | local | – | active',
      '(tables.sqlite)',
    ]);
    await run('keys', 'disable', id);
    expect(await run('keys', 'list')).toMatch(/ana-.* disabled /);
  });

  test('copy the tables and put a copy back, keeping the former ones', async () => {
    expect(await run('backup', copy)).toBe(`the tables are copied to ${copy}`);
    const restored = join(folder, 'restored.sqlite');
    const restore = () => runCommand('restore', [copy], { TABLES_FILE: restored });
    expect(await restore()).toBe(`${restored} holds the tables of ${copy}`);
    expect(await restore()).toMatch(`${restored} holds the tables of ${copy}; the former ones are kept in ${restored}`);
    const store = new TablesFile(restored);
    expect(await createKeyTableInFile(store).find(toKeyRecordId(key))).toMatchObject({ name: 'local', plan: 'local' });
    store.close();
  });

  test.each([
    ['backup', [], 'backup takes one argument: the file to write'],
    ['backup', ['a', 'b'], 'backup takes one argument: the file to write'],
    ['restore', [], 'restore takes one argument: the backup'],
    ['restore', ['a', 'b'], 'restore takes one argument: the backup'],
    ['keys', ['list', '--stage', 'dev'], '--stage is for deployments on AWS; TABLES_FILE names the tables here'],
    ['health', [], 'not healthy: http://127.0.0.1:1/health gave no answer'],
    ['heal', [], 'there is no command heal'],
  ])('%s %j is refused', async (name, args, message) => {
    await expect(run(name, ...args)).rejects.toThrow(message);
    expect(isCommand(name)).toBe(name !== 'heal');
  });

  test.each([
    ['0.0.0.0', '', 200],
    ['127.0.0.1', '/astro', 503],
    ['::', '', 200],
  ])('health asks the service that listens at %s below "%s" and has status %i', async (host, basePath, status) => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === `${basePath}/health` ? status : 404;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, host, done));
    const { port } = server.address() as AddressInfo;
    const report = runCommand('health', [], { HOST: host, PORT: `${port}`, BASE_PATH: basePath });
    if (status === 200) expect(await report).toBe('healthy');
    else await expect(report).rejects.toThrow(`not healthy: http://127.0.0.1:${port}/astro/health gave 503`);
    server.close();
  });
});

describe('GET /metrics', () => {
  const serve = async (keys: KeyStore, method: string, headers: Readonly<Record<string, string[]>> = {}) => {
    const routes = createOwnRoutes({
      jobFiles: undefined,
      keys,
      renderMetrics: async () => '# EOF\n',
      basePath: '/astro',
    });
    const request = { method, headersDistinct: headers } as unknown as IncomingMessage;
    const answer = await routes.serve({ path: '/metrics', search: '', request, requestId: 'r1' });
    const { status, headers: fields } = answer;
    const body = 'body' in answer ? answer.body : '';
    return `${routes.find('/metrics')} ${status} ${JSON.stringify(fields)} ${body}`;
  };
  const limited = makeKey();
  const failing: KeyStore = {
    find: () => Promise.reject(new TableUnavailable('no table')),
    markUsed: async () => undefined,
  };
  const open = async () => {
    const keys = createKeyTableInFile(new TablesFile(file));
    const [record] = await keys.listAll();
    if (record) await keys.add({ ...record, id: toKeyRecordId(limited), scopes: [] });
    return keys;
  };

  test.each([
    ['a key with the scope', 'GET', { 'x-api-key': [key] }],
    ['HEAD', 'HEAD', { authorization: [`Bearer ${key}`] }],
    ['another method', 'POST', { 'x-api-key': [key] }],
    ['no key', 'GET', {}],
    ['a key without the scope', 'GET', { 'x-api-key': [limited] }],
    ['an unknown key', 'GET', { 'x-api-key': [makeKey()] }],
    ['a token', 'GET', { authorization: ['Bearer a.b.c'] }],
  ])('with %s', async (_, method, headers) => {
    expect(await serve(await open(), method, headers)).toMatchSnapshot();
  });

  test('while the table of keys fails', async () => {
    expect(await serve(failing, 'GET', { 'x-api-key': [key] })).toMatchSnapshot();
  });
});

test('workers count limits in the table of the primary, and hear that it fails', async () => {
  const table = new TableInMemory();
  const [left, right] = [new EventEmitter(), new EventEmitter()];
  const sendTo = (peer: EventEmitter) => (message: unknown) =>
    queueMicrotask(() => peer.emit('message', JSON.parse(JSON.stringify(message))));
  new Channel(Object.assign(right, { send: sendTo(left) }), createLimitProcedures(table));
  const limits = createLimitsOfPrimary(new Channel(Object.assign(left, { send: sendTo(right) }), {}));
  const at = new Date('2026-11-22T12:00:00Z');
  const request = { principalId: 'a', limitClass: 'transits', at } as const;
  const slot = { principalId: 'a', slots: 1, at };
  expect(await limits.take(request)).toEqual({ accepted: true, counts: { minute: 1, hour: 1 } });
  await limits.addPending(request, {
    instanceId: '00000001',
    serial: 1,
    requests: new Map([[toMinuteName(request), 5]]),
  });
  expect(await limits.usage(request)).toEqual({ minute: 6, hour: 6 });
  const lease = await limits.takeSlot(slot);
  expect(await limits.takeSlot(slot)).toBeUndefined();
  await lease?.release();
  expect(await limits.takeSlot(slot)).toBeDefined();
  table.mood = 'fails';
  await expect(limits.take(request)).rejects.toThrow(TableUnavailable);
});

describe('the tables in a file', () => {
  test('are refused where they cannot be written, with the reason', async () => {
    await expect(tablesInFile(folder)([])).rejects.toThrow(
      new StartRefused(`the tables in ${folder} cannot be opened: it is a folder; name a file`),
    );
  });

  test('have a location, a variable for the functions and a size', () => {
    expect([tables.location, tables.variables]).toEqual([{ file }, { TABLES_FILE: file }]);
    expect(measureFileBytes(file)).toBeGreaterThan(4096);
    writeFileSync(copy, 'abc');
    writeFileSync(`${copy}-wal`, 'de');
    expect([measureFileBytes(copy), measureFileBytes(join(folder, 'none'))]).toEqual([5, 0]);
  });
});

test('memory is that of the process and its children', () => {
  const own = process.memoryUsage.rss();
  expect(measureMemoryBytes() / own).toBeGreaterThan(0.3);
  expect(measureMemoryBytes() / own).toBeLessThan(20);
});

test('a fault that the operator can remove is told without a stack', () => {
  expect(describeFault(new StartRefused('no room'))).toBe('no room');
  expect(describeFault(new TypeError('no room'))).toMatch(/^TypeError: no room\n +at /);
  expect(describeFault(Object.assign(new Error('no room'), { stack: undefined }))).toBe('no room');
  expect(describeFault('no room')).toBe('no room');
});
