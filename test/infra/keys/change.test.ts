import { describe, expect, test } from 'vitest';
import { rotateKey, setClientState } from '../../../infra/keys/change.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import { openDemo } from '../../../infra/keys/demo.ts';
import { reportList, reportRotation } from '../../../infra/keys/report.ts';
import { admit } from '../../../lib/adapters/access/admission.ts';
import { KeyCache } from '../../../lib/adapters/access/key-cache.ts';
import { Refusal } from '../../../lib/adapters/access/refusal.ts';
import { openKeyStore } from '../../../lib/adapters/dynamodb/key-store.ts';
import { openDeployment } from './deployment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

const deployment = await openDeployment();

const make = async (options = {}) =>
  await registerClient({ name: 'acme', plan: 'standard', ...options }, deployment, NOW);

/** Whom the authorizer lets in with a key at a moment, or why nobody. */
async function seePrincipal(key: string | undefined, at: Date): Promise<string> {
  const nowMs = () => at.getTime();
  const register = { keys: new KeyCache(openKeyStore('keys'), nowMs), verifyToken: undefined, nowMs };
  try {
    return (await admit({ headers: { 'x-api-key': key } }, register))?.principal ?? 'nobody';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.reason;
    throw fault;
  }
}

const seePrincipals = (made: readonly { readonly key: string | undefined }[], at: Date): Promise<string[]> =>
  Promise.all(made.map(({ key }) => seePrincipal(key, at)));

/** Whether the gateway's key of each client is enabled. */
const listEnabled = (): boolean[] => [...deployment.gatewayKeys.keys.values()].map(({ enabled }) => enabled);

describe('disable and enable', () => {
  test('change the state of all keys of a client', async () => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, {}, deployment, NOW);
    await setClientState(principal, 'disabled', deployment);
    expect(await seePrincipals([first, second], NOW)).toEqual(['disabled', 'disabled']);
    expect(listEnabled()).toEqual([false]);
    await setClientState(principal, 'active', deployment);
    expect(await seePrincipals([first, second], NOW)).toEqual([principal, principal]);
    expect(listEnabled()).toEqual([true]);
  });

  test('change no other client', async () => {
    const [one, other] = [await make(), await make()];
    await setClientState(one.record.principal, 'disabled', deployment);
    expect(await seePrincipal(other.key, NOW)).toBe(other.record.principal);
  });

  test('refuse unknown clients', async () => {
    await expect(setClientState('acme', 'disabled', deployment)).rejects.toThrow('there is no client acme');
  });
});

describe('rotate', () => {
  test('says what ends demo tokens, which have no key to replace', async () => {
    await openDemo(deployment, NOW);
    await expect(rotateKey('demo', {}, deployment, NOW)).rejects.toThrow(/^demo has no key: .*disable demo/);
  });

  test('creates another key for the same client, with the same plan, scopes and counts', async () => {
    const first = await make({ scope: ['health:read'] });
    const second = await rotateKey(first.record.principal, {}, deployment, later(1));
    expect(second.key).not.toBe(first.key);
    const [before, after] = [await deployment.recordOf(first.key), await deployment.recordOf(second.key)];
    const same = ({ principal, plan, scopes, gatewayKey, gatewayKeyId, name }: NonNullable<typeof before>) => [
      ...[principal, plan, gatewayKey, gatewayKeyId, name],
      ...scopes,
    ];
    expect(after && same(after)).toEqual(before && same(before));
    expect(after?.endsAt).toBeUndefined();
    expect(deployment.gatewayKeys.keys.size).toBe(1);
  });

  test.each([
    [undefined, 7 * 24],
    ['12h', 12],
    ['30m', 0.5],
  ])('keeps the old key valid for the grace period (--grace %s)', async (grace, hours) => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, grace ? { grace } : {}, deployment, NOW);
    expect(await seePrincipals([first, second], later(hours - 0.01))).toEqual([principal, principal]);
    expect(await seePrincipals([first, second], later(hours))).toEqual(['expiredKey', principal]);
  });

  test('ends a leaked key at once with --grace 0', async () => {
    const first = await make();
    await rotateKey(first.record.principal, { grace: '0' }, deployment, NOW);
    expect(await seePrincipal(first.key, NOW)).toBe('expiredKey');
  });

  test('twice on one day does not extend the first key or end the newest', async () => {
    const first = await make();
    const { principal } = first.record;
    const second = await rotateKey(principal, { grace: '1h' }, deployment, NOW);
    const third = await rotateKey(principal, { grace: '3h' }, deployment, later(0.01));
    expect(await seePrincipals([first, second, third], later(2))).toEqual(['expiredKey', principal, principal]);
    expect(await seePrincipal(third.key, later(24 * 365))).toBe(principal);
  });

  test('keeps the end of a key unless --expires sets another', async () => {
    const first = await make({ expires: '2027-01-31' });
    const second = await rotateKey(first.record.principal, {}, deployment, NOW);
    expect(second.record.endsAt).toBe(first.record.endsAt);
    const third = await rotateKey(first.record.principal, { expires: '2028-01-31' }, deployment, later(1));
    expect(third.record.endsAt).toBe(Date.parse('2028-01-31T23:59:59Z') / 1000);
    await expect(rotateKey(first.record.principal, {}, deployment, new Date('2029-01-01'))).rejects.toThrow(
      '--expires',
    );
  });

  test('refuses clients with tokens, disabled and unknown clients', async () => {
    const bearer = await make({ subject: 'client' });
    await expect(rotateKey(bearer.record.principal, {}, deployment, NOW)).rejects.toThrow(
      'rotate the keys of its issuer',
    );
    const locked = await make();
    await setClientState(locked.record.principal, 'disabled', deployment);
    await expect(rotateKey(locked.record.principal, {}, deployment, NOW)).rejects.toThrow('enable it first');
    await expect(rotateKey('nobody-222222', {}, deployment, NOW)).rejects.toThrow('there is no client');
    await expect(rotateKey(bearer.record.principal, { grace: 'week' }, deployment, NOW)).rejects.toThrow();
  });

  test('reports the new key and the end of the others', async () => {
    const first = await make();
    const rotated = await rotateKey(first.record.principal, { grace: '7d' }, deployment, NOW);
    const report = reportRotation(rotated);
    expect(report).toContain(rotated.key);
    expect(report).toContain('Others    end 2026-11-28 12:00 UTC');
    expect(reportList(await deployment.table.listAll(), later(8 * 24))).toMatch(/ended.+\n.+active|active.+\n.+ended/);
  });
});
