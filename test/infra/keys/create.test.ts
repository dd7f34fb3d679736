import { describe, expect, test } from 'vitest';
import { registerClient } from '../../../infra/keys/create.ts';
import { reportList, reportRegistration } from '../../../infra/keys/report.ts';
import { isMiscopied } from '../../../lib/adapters/access/key-format.ts';
import { toIssuerRecordId, toKeyId, toTokenRecordId } from '../../../lib/adapters/access/record-id.ts';
import { openDeployment } from './deployment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const unix = (instant: string): number => Date.parse(instant) / 1000;

const deployment = await openDeployment();

const acme = { name: 'Acme & Söhne', plan: 'standard' } as const;

describe('create', () => {
  test('stores the client but not its key', async () => {
    const { key = '', record } = await registerClient(
      { ...acme, scope: ['cache:clear', 'cache:clear'] },
      deployment,
      NOW,
    );
    expect(isMiscopied(key)).toBe(false);
    const stored = await deployment.recordOf(key);
    expect(stored).toMatchObject({
      name: 'Acme & Söhne',
      plan: 'standard',
      scopes: ['cache:clear'],
      state: 'active',
      created: '2026-11-21T12:00:00.000Z',
    });
    expect(stored?.principal).toMatch(/^acme-sohne-[2-9a-z]{6}$/);
    expect(stored?.principal).toBe(record.principal);
    expect(JSON.stringify(await deployment.table.listAll())).not.toContain(key.slice(10));
  });

  test('adds a gateway key to the usage plan', async () => {
    const { key } = await registerClient(acme, deployment, NOW);
    const stored = await deployment.recordOf(key);
    const { value, plan, principal } = deployment.gatewayKeys.keys.get(stored?.gatewayKeyId ?? '') ?? {};
    expect([value, plan, principal]).toEqual([stored?.gatewayKey, 'standard', stored?.principal]);
    expect(value).toMatch(/^\w{43}$/);
    expect(key).not.toContain(value);
  });

  test('gives two clients of the same name different ids', async () => {
    const [one, other] = [await registerClient(acme, deployment, NOW), await registerClient(acme, deployment, NOW)];
    expect(one.record.principal).not.toBe(other.record.principal);
    expect(one.record.gatewayKey).not.toBe(other.record.gatewayKey);
  });

  test.each([
    ['90d', '2027-02-19T12:00:00Z'],
    ['2026-11-21', '2026-11-21T23:59:59Z'],
    ['2027-12-31T18:00+02:00', '2027-12-31T16:00:00Z'],
  ])('sets the end from --expires %s', async (expires, end) => {
    const { key } = await registerClient({ ...acme, expires }, deployment, NOW);
    expect((await deployment.recordOf(key))?.endsAt).toBe(unix(end));
  });

  test('registers one subject or all subjects of an issuer', async () => {
    const one = await registerClient({ ...acme, subject: 'client@clients' }, deployment, NOW);
    const all = await registerClient({ ...acme, subject: '*', issuer: 'https://other.example/' }, deployment, NOW);
    expect([one.key, all.key]).toEqual([undefined, undefined]);
    const ids = (await deployment.table.listAll()).map(({ id }) => id);
    expect(new Set(ids)).toEqual(
      new Set([
        toTokenRecordId('https://issuer.example', 'client@clients'),
        toIssuerRecordId('https://other.example/'),
      ]),
    );
  });

  test('removes the gateway key where the subject is registered already', async () => {
    await registerClient({ ...acme, subject: 'client' }, deployment, NOW);
    await expect(registerClient({ ...acme, subject: 'client' }, deployment, NOW)).rejects.toThrow(
      'is registered already',
    );
    expect(deployment.gatewayKeys.keys.size).toBe(1);
  });

  test.each([
    [{}, '--name'],
    [{ name: '   ' }, '--name'],
    [{ name: 'a\u0007b' }, '--name'],
    [{ name: 'x'.repeat(65) }, '--name'],
    [{ name: 'acme' }, 'free, standard, partner'],
    [{ name: 'acme', plan: 'gold' }, 'free, standard, partner'],
    [{ name: 'acme', plan: 'local' }, 'free, standard, partner'],
    [{ ...acme, scope: ['admin'] }, 'health:read, cache:clear'],
    [{ ...acme, expires: 'soon' }, '90d'],
    [{ ...acme, expires: '2020-01-01' }, 'in the past'],
    [{ ...acme, expires: '2027-13-01' }, '90d'],
    [{ ...acme, expires: '4000d' }, 'ten years'],
    [{ ...acme, subject: '' }, '--subject is empty'],
  ])('refuses %j with a hint', async (options, hint) => {
    await expect(registerClient(options, deployment, NOW)).rejects.toThrow(hint);
    expect([await deployment.table.listAll(), deployment.gatewayKeys.keys.size]).toEqual([[], 0]);
  });

  test('needs the issuer of a subject', async () => {
    await expect(registerClient({ ...acme, subject: 'x' }, { ...deployment, issuer: undefined }, NOW)).rejects.toThrow(
      '--issuer',
    );
  });
});

test('the report of create shows the key, the list does not', async () => {
  const created = await registerClient({ ...acme, scope: ['health:read'], expires: '90d' }, deployment, NOW);
  const report = reportRegistration(created);
  expect(report).toContain(created.key);
  expect(report).toContain('Ends      2027-02-19 12:00 UTC');
  const list = reportList(await deployment.table.listAll(), NOW);
  expect(list).not.toContain(created.key);
  expect(list).not.toContain(created.record.gatewayKey);
  expect(list, 'as logs name the key').toContain(toKeyId(created.record.id));
  expect(list.split('\n')[1]).toMatch(/Acme & Söhne +standard +health:read +active +natal_\w{4}… +2026-11-21 +never/);
  expect(reportList([], NOW)).toContain('create');
});
