import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rotateKey, setClientState } from '../../../infra/keys/change.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import { reportList, reportRotation } from '../../../infra/keys/report.ts';
import { admit } from '../../../lib/access/admission.ts';
import { KeyCache } from '../../../lib/access/key-cache.ts';
import { Refusal } from '../../../lib/access/refusal.ts';
import { openKeyStore } from '../../../lib/store/dynamodb/key-store.ts';
import { openDeployment, type TestDeployment } from './deployment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

let place: TestDeployment;
beforeAll(async () => {
  place = await openDeployment();
});
beforeEach(() => place.clear());
afterAll(() => place.stop());

const make = async (options = {}) => await registerClient({ name: 'acme', plan: 'standard', ...options }, place, NOW);

/** Whom the authorizer lets in with a key at a moment, or why nobody. */
async function seen(key: string | undefined, at: Date): Promise<string> {
  const nowMs = () => at.getTime();
  const register = { keys: new KeyCache(openKeyStore('keys'), nowMs), verifyToken: undefined, nowMs };
  try {
    return (await admit({ headers: { 'x-api-key': key } }, register))?.principal ?? 'nobody';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.reason;
    throw fault;
  }
}

describe('disable and enable', () => {
  test('lock a client out with all its keys, and let it in again', async () => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, {}, place, NOW);
    await setClientState(principal, 'disabled', place);
    expect([await seen(first.key, NOW), await seen(second.key, NOW)]).toEqual(['disabled', 'disabled']);
    expect([...place.gatewayKeys.keys.values()].map(({ enabled }) => enabled)).toEqual([false]);
    await setClientState(principal, 'active', place);
    expect([await seen(first.key, NOW), await seen(second.key, NOW)]).toEqual([principal, principal]);
    expect([...place.gatewayKeys.keys.values()].map(({ enabled }) => enabled)).toEqual([true]);
  });

  test('touch nobody else', async () => {
    const [one, other] = [await make(), await make()];
    await setClientState(one.record.principal, 'disabled', place);
    expect(await seen(other.key, NOW)).toBe(other.record.principal);
  });

  test('know only clients there are', async () => {
    await expect(setClientState('acme', 'disabled', place)).rejects.toThrow('there is no client acme');
  });
});

describe('rotate', () => {
  test('makes another key for the same client: same plan, scopes and counts', async () => {
    const first = await make({ scope: ['health:read'] });
    const second = await rotateKey(first.record.principal, {}, place, later(1));
    expect(second.key).not.toBe(first.key);
    const [before, after] = [await place.recordOf(first.key), await place.recordOf(second.key)];
    const same = ({ principal, plan, scopes, gatewayKey, gatewayKeyId, name }: NonNullable<typeof before>) => [
      ...[principal, plan, gatewayKey, gatewayKeyId, name],
      ...scopes,
    ];
    expect(after && same(after)).toEqual(before && same(before));
    expect(after?.endsAt).toBeUndefined();
    expect(place.gatewayKeys.keys.size).toBe(1);
  });

  test.each([
    [undefined, 7 * 24],
    ['12h', 12],
    ['30m', 0.5],
  ])('leaves the old key for the grace period (--grace %s)', async (grace, hours) => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, grace ? { grace } : {}, place, NOW);
    expect([await seen(first.key, later(hours - 0.01)), await seen(second.key, later(hours - 0.01))]).toEqual([
      principal,
      principal,
    ]);
    expect([await seen(first.key, later(hours)), await seen(second.key, later(hours))]).toEqual([
      'expiredKey',
      principal,
    ]);
  });

  test('ends a leaked key at once with --grace 0', async () => {
    const first = await make();
    await rotateKey(first.record.principal, { grace: '0' }, place, NOW);
    expect(await seen(first.key, NOW)).toBe('expiredKey');
  });

  test('twice on one day ends the first no later, and the newest not at all', async () => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, { grace: '1h' }, place, NOW);
    const third = await rotateKey(principal, { grace: '3h' }, place, later(0.01));
    const at = later(2);
    expect([await seen(first.key, at), await seen(second.key, at), await seen(third.key, at)]).toEqual([
      'expiredKey',
      principal,
      principal,
    ]);
    expect(await seen(third.key, later(24 * 365))).toBe(principal);
  });

  test('keeps an agreed end, and takes another', async () => {
    const first = await make({ expires: '2027-01-31' });
    const second = await rotateKey(first.record.principal, {}, place, NOW);
    expect(second.record.endsAt).toBe(first.record.endsAt);
    const third = await rotateKey(first.record.principal, { expires: '2028-01-31' }, place, later(1));
    expect(third.record.endsAt).toBe(Date.parse('2028-01-31T23:59:59Z') / 1000);
    await expect(rotateKey(first.record.principal, {}, place, new Date('2029-01-01'))).rejects.toThrow('--expires');
  });

  test('is nothing for those who come with tokens, are locked out, or are not there', async () => {
    const bearer = await make({ subject: 'client' });
    await expect(rotateKey(bearer.record.principal, {}, place, NOW)).rejects.toThrow('its issuer rotates');
    const locked = await make();
    await setClientState(locked.record.principal, 'disabled', place);
    await expect(rotateKey(locked.record.principal, {}, place, NOW)).rejects.toThrow('enable it first');
    await expect(rotateKey('nobody-222222', {}, place, NOW)).rejects.toThrow('there is no client');
    await expect(rotateKey(bearer.record.principal, { grace: 'week' }, place, NOW)).rejects.toThrow();
  });

  test('is told with the new key and the end of the old', async () => {
    const first = await make();
    const rotated = await rotateKey(first.record.principal, { grace: '7d' }, place, NOW);
    const report = reportRotation(rotated);
    expect(report).toContain(rotated.key);
    expect(report).toContain('Others    end 2026-11-28 12:00 UTC');
    expect(reportList(await place.table.listAll(), later(8 * 24))).toMatch(/ended.+\n.+active|active.+\n.+ended/);
  });
});
