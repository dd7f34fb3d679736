import { describe, expect, test } from 'vitest';
import { type AdmissionParts, admit } from '../../../../lib/adapters/access/admission.ts';
import { KeyCache } from '../../../../lib/adapters/access/key-cache.ts';
import { isSameDigest, toKeyRecordId } from '../../../../lib/adapters/access/record-id.ts';
import { intersectScopes, readClaimedScopes } from '../../../../lib/adapters/access/scopes.ts';
import type { KeyRecord } from '../../../../lib/contract/tables/key-store.ts';
import { testClient } from '../../../support/clients.ts';

const nowMs = (): number => Date.parse('2026-11-21T12:00:00Z');

/** A key cache whose table answers every look-up with the same record, right or wrong. */
function registerOf(record: KeyRecord): AdmissionParts {
  const keys = new KeyCache({ find: async () => record, markUsed: async () => undefined }, nowMs);
  return { keys, verifyToken: undefined, nowMs };
}

describe('a table that returns a wrong record', () => {
  test('admits no caller', async () => {
    const [mine, other] = [testClient(), testClient()];
    const headers = { 'X-API-Key': mine.key };
    await expect(admit({ headers }, registerOf(other.record))).rejects.toMatchObject({ reason: 'unknownKey' });
    expect(await admit({ headers }, registerOf(mine.record))).toMatchObject({ principal: 'acme-1' });
  });

  test('is detected even if the ids differ by one character', async () => {
    const { key, record } = testClient();
    const id = toKeyRecordId(key);
    const almost = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [almost, id.slice(0, -2), `${id}00`, 'key#', '']) {
      const headers = { 'X-API-Key': key };
      await expect(admit({ headers }, registerOf({ ...record, id: wrong }))).rejects.toMatchObject({
        reason: 'unknownKey',
      });
    }
  });
});

test('digests are equal only if all their bytes are', () => {
  const digest = 'ab'.repeat(32);
  expect(isSameDigest(digest, digest)).toBe(true);
  expect(isSameDigest(digest, digest.replace('ab', 'aa'))).toBe(false);
  expect(isSameDigest(digest, digest.slice(2))).toBe(false);
});

test('without a configured issuer every token is refused', async () => {
  const headers = { Authorization: 'Bearer a.b.c' };
  await expect(admit({ headers }, registerOf(testClient().record))).rejects.toMatchObject({ reason: 'noIssuer' });
});

test('a token has only the scopes that issuer and operator both grant', () => {
  expect(intersectScopes(readClaimedScopes({ scope: 'health:read cache:clear' }), ['cache:clear', 'admin'])).toEqual([
    'cache:clear',
  ]);
});
