import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerClient } from '../../../infra/keys/create.ts';
import { reportList, reportRegistration } from '../../../infra/keys/report.ts';
import { isMiscopied } from '../../../lib/access/key-format.ts';
import { toIssuerRecordId, toSubjectRecordId } from '../../../lib/access/record-id.ts';
import { openDeployment, type TestDeployment } from './deployment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const unix = (instant: string): number => Date.parse(instant) / 1000;

let place: TestDeployment;
beforeAll(async () => {
  place = await openDeployment();
});
beforeEach(() => place.clear());
afterAll(() => place.stop());

const acme = { name: 'Acme & Söhne', plan: 'standard' } as const;

describe('create', () => {
  test('makes a key that is in no table, for a client who is', async () => {
    const { key = '', record } = await registerClient({ ...acme, scope: ['cache:clear', 'cache:clear'] }, place, NOW);
    expect(isMiscopied(key)).toBe(false);
    const stored = await place.recordOf(key);
    expect(stored).toMatchObject({
      name: 'Acme & Söhne',
      plan: 'standard',
      scopes: ['cache:clear'],
      state: 'active',
      created: '2026-11-21T12:00:00.000Z',
    });
    expect(stored?.principal).toMatch(/^acme-sohne-[2-9a-z]{6}$/);
    expect(stored?.principal).toBe(record.principal);
    expect(JSON.stringify(await place.table.listAll())).not.toContain(key.slice(10));
  });

  test("puts a key of the gateway's own into the plan, by which it counts", async () => {
    const { key } = await registerClient(acme, place, NOW);
    const stored = await place.recordOf(key);
    const { value, plan, principal } = place.gatewayKeys.keys.get(stored?.gatewayKeyId ?? '') ?? {};
    expect([value, plan, principal]).toEqual([stored?.gatewayKey, 'standard', stored?.principal]);
    expect(value).toMatch(/^\w{43}$/);
    expect(key).not.toContain(value);
  });

  test('makes two clients of one name two clients', async () => {
    const [one, other] = [await registerClient(acme, place, NOW), await registerClient(acme, place, NOW)];
    expect(one.record.principal).not.toBe(other.record.principal);
    expect(one.record.gatewayKey).not.toBe(other.record.gatewayKey);
  });

  test.each([
    ['90d', '2027-02-19T12:00:00Z'],
    ['2026-11-21', '2026-11-21T23:59:59Z'],
    ['2027-12-31T18:00+02:00', '2027-12-31T16:00:00Z'],
  ])('ends it as --expires %s says', async (expires, end) => {
    const { key } = await registerClient({ ...acme, expires }, place, NOW);
    expect((await place.recordOf(key))?.endsAt).toBe(unix(end));
  });

  test('lets the bearers of tokens in, one subject or all of an issuer', async () => {
    const one = await registerClient({ ...acme, subject: 'client@clients' }, place, NOW);
    const all = await registerClient({ ...acme, subject: '*', issuer: 'https://other.example/' }, place, NOW);
    expect([one.key, all.key]).toEqual([undefined, undefined]);
    const ids = (await place.table.listAll()).map(({ id }) => id);
    expect(new Set(ids)).toEqual(
      new Set([
        toSubjectRecordId('https://issuer.example', 'client@clients'),
        toIssuerRecordId('https://other.example/'),
      ]),
    );
  });

  test('leaves nothing at the gateway where the subject is let in already', async () => {
    await registerClient({ ...acme, subject: 'client' }, place, NOW);
    await expect(registerClient({ ...acme, subject: 'client' }, place, NOW)).rejects.toThrow('has a record already');
    expect(place.gatewayKeys.keys.size).toBe(1);
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
    [{ ...acme, expires: '2020-01-01' }, 'passed'],
    [{ ...acme, expires: '2027-13-01' }, '90d'],
    [{ ...acme, expires: '4000d' }, 'ten years'],
    [{ ...acme, subject: '' }, '--subject is empty'],
  ])('refuses %j and says what would be right', async (options, hint) => {
    await expect(registerClient(options, place, NOW)).rejects.toThrow(hint);
    expect([await place.table.listAll(), place.gatewayKeys.keys.size]).toEqual([[], 0]);
  });

  test('asks whose tokens are meant where that is not known', async () => {
    await expect(registerClient({ ...acme, subject: 'x' }, { ...place, issuer: undefined }, NOW)).rejects.toThrow(
      '--issuer',
    );
  });
});

test('the report shows the key once, the list never', async () => {
  const created = await registerClient({ ...acme, scope: ['health:read'], expires: '90d' }, place, NOW);
  const report = reportRegistration(created);
  expect(report).toContain(created.key);
  expect(report).toContain('Ends      2027-02-19 12:00 UTC');
  const list = reportList(await place.table.listAll(), NOW);
  expect(list).not.toContain(created.key);
  expect(list).not.toContain(created.record.gatewayKey);
  expect(list.split('\n')[1]).toMatch(/Acme & Söhne +standard +health:read +active +natal_\w{4}… +2026-11-21 +never/);
  expect(reportList([], NOW)).toContain('create');
});
