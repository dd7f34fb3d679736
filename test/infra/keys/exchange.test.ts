import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rotateKey, setClientState } from '../../../infra/keys/change.ts';
import { runKeyCommand } from '../../../infra/keys/commands.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import { openDemo } from '../../../infra/keys/demo.ts';
import type { KeyDeployment } from '../../../infra/keys/deployment.ts';
import { exportKeys, importKeys } from '../../../infra/keys/exchange.ts';
import { NO_GATEWAY_KEYS } from '../../../infra/keys/no-gateway-keys.ts';
import { PLAN_NAMES } from '../../../infra/plans.ts';
import { prepareTablesFile } from '../../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../../lib/adapters/sqlite/keys.ts';
import { createLinkSecretsInFile } from '../../../lib/adapters/sqlite/link-secrets.ts';
import { TablesFile } from '../../../lib/adapters/sqlite/tables-file.ts';
import { openDeployment } from './deployment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** On AWS, into which is imported. */
const target = await openDeployment();
const folder = mkdtempSync(join(tmpdir(), 'exchange-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** On a machine of one's own, from which is exported. */
let source: KeyDeployment;
let file: string;
let count = 0;
beforeEach(() => {
  count += 1;
  const path = join(folder, `${count}.sqlite`);
  prepareTablesFile(path);
  const tables = new TablesFile(path);
  source = {
    description: path,
    table: createKeyTableInFile(tables),
    linkSecrets: createLinkSecretsInFile(tables),
    gatewayKeys: NO_GATEWAY_KEYS,
    plans: PLAN_NAMES,
    issuer: undefined,
  };
  file = join(folder, `${count}.json`);
});

const register = (name: string, options: object = {}) =>
  registerClient({ name, plan: 'standard', ...options }, source, NOW);

describe('an export', () => {
  test('has every record but no secret, and only its owner may read it', async () => {
    const { record, key = '' } = await register('acme');
    const demo = await openDemo(source, NOW);
    expect(await exportKeys(file, source, NOW)).toBe(1);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      format: 'natal-keys/1',
      exported: NOW.toISOString(),
      records: [{ id: record.id, principal: record.principal, plan: 'standard' }],
    });
    for (const secret of [key.slice(10), record.gatewayKey, demo.gatewayKey]) expect(text).not.toContain(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('replaces no file', async () => {
    writeFileSync(file, 'mine');
    await expect(exportKeys(file, source, NOW)).rejects.toThrow('name a new file');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('an import', () => {
  test('makes the same keys valid, with one gateway key for all keys of a client', async () => {
    const { record, key } = await register('acme', { scope: ['cache:clear'] });
    const rotated = await rotateKey(record.principal, { grace: '7d' }, source, NOW);
    const other = await register('other');
    await setClientState(other.record.principal, 'disabled', source);
    await exportKeys(file, source, NOW);

    const { added, ...rest } = await importKeys(file, target, NOW);
    expect(rest).toEqual({ differing: [], equal: 0, ended: 0 });
    expect(added).toHaveLength(3);
    const found = await Promise.all([key, rotated.key, other.key].map((each) => target.recordOf(each)));
    expect(found.map((each) => each?.principal)).toEqual([record.principal, record.principal, other.record.principal]);
    expect(found[0]).toMatchObject({ scopes: ['cache:clear'], state: 'active', endsAt: rotated.othersEndAt });
    expect(found[0]?.gatewayKeyId).toBe(found[1]?.gatewayKeyId);
    expect(found[0]?.gatewayKey).not.toBe(record.gatewayKey);
    const atGateway = [...target.gatewayKeys.keys.values()].map(({ principal, enabled }) => [principal, enabled]);
    expect(Object.fromEntries(atGateway)).toEqual({ [record.principal]: true, [other.record.principal]: false });
    expect(atGateway).toHaveLength(2);
  });

  test('leaves what is there as it is, and names what differs', async () => {
    const { record } = await register('acme');
    const ended = await register('ended');
    await source.table.setEnd(ended.record.id, NOW.getTime() / 1000 - 31 * 86_400);
    await exportKeys(file, source, NOW);
    await importKeys(file, target, NOW);
    expect(await importKeys(file, target, NOW)).toEqual({ added: [], differing: [], equal: 1, ended: 1 });
    await setClientState(record.principal, 'disabled', target);
    const { differing } = await importKeys(file, target, NOW);
    expect(differing.map(({ principal }) => principal)).toEqual([record.principal]);
    expect((await target.table.listAll()).map(({ state }) => state)).toEqual(['disabled']);
  });

  test('of clients with a plan that the service lacks changes nothing', async () => {
    await register('acme');
    await register('mine', { plan: 'local' });
    await exportKeys(file, source, NOW);
    await expect(importKeys(file, target, NOW)).rejects.toThrow(/mine-\w+ \(local\)/);
    expect(await target.table.listAll()).toEqual([]);
  });

  test.each([
    ['{}', 'no file that export wrote'],
    ['no JSON', 'no file that export wrote'],
    [JSON.stringify({ format: 'natal-keys/1', from: '', exported: NOW, records: [{ id: 'link-secrets' }] }), 'id'],
  ])('of %s is refused', async (text, hint) => {
    writeFileSync(file, text);
    await expect(importKeys(file, target, NOW)).rejects.toThrow(hint);
  });

  test('is a command, which makes the secret of links too', async () => {
    await register('acme');
    const run = (line: string, deployment: KeyDeployment) => runKeyCommand(line.split(' '), async () => deployment);
    expect(await run(`export --file ${file}`, source)).toContain('1 records are in');
    expect(await run(`import --file ${file}`, target)).toContain('1 added, 0 there already');
    expect(await target.linkSecrets.readAll()).toHaveLength(1);
    await expect(run('import', target)).rejects.toThrow('need --file');
  });
});
