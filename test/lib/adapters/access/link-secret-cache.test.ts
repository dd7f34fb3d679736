import { beforeEach, expect, test } from 'vitest';
import { LinkSecretCache } from '../../../../lib/adapters/access/link-secret-cache.ts';
import type { LinkSecret } from '../../../../lib/contract/tables/link-secrets.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';

const SECRET: LinkSecret = { version: 1, key: Buffer.alloc(32), sealsFrom: 0 };

let now = 0;
let reads = 0;
let secrets: readonly LinkSecret[] = [];
let isSilent = false;
let cache: LinkSecretCache;

beforeEach(() => {
  [now, reads, secrets, isSilent] = [Date.parse('2026-11-21T12:00:00Z'), 0, [SECRET], false];
  const readAll = async () => {
    reads += 1;
    if (isSilent) throw new TableUnavailable('the table is not there');
    return secrets;
  };
  cache = new LinkSecretCache({ readAll }, () => now);
});

test('secrets are read once a minute', async () => {
  for (const seconds of [0, 30, 59]) {
    now += seconds === 0 ? 0 : 1000;
    expect(await cache.readAll()).toEqual([SECRET]);
  }
  expect(reads).toBe(1);
  now += 60_000;
  secrets = [];
  expect(await cache.readAll()).toEqual([]);
  expect(reads).toBe(2);
});

test('a link is sealed with the secrets that the table has then, and with kept ones only while it is silent', async () => {
  await cache.readAll();
  secrets = [{ ...SECRET, version: 2 }];
  expect(await cache.readAll('seal')).toEqual(secrets);
  expect(await cache.readAll({ openVersion: 2 })).toEqual(secrets);
  expect(reads).toBe(2);
  isSilent = true;
  expect(await cache.readAll('seal')).toEqual(secrets);
});

test('for a link of an unknown version secrets are read again, but no more than every ten seconds', async () => {
  await cache.readAll({ openVersion: 1 });
  secrets = [SECRET, { ...SECRET, version: 2 }];
  now += 9000;
  expect(await cache.readAll({ openVersion: 2 })).toEqual([SECRET]);
  now += 2000;
  expect(await cache.readAll({ openVersion: 2 })).toEqual(secrets);
  for (let version = 3; version < 50; version += 1) await cache.readAll({ openVersion: version });
  expect(reads).toBe(2);
});

test('the absence of secrets is remembered for ten seconds', async () => {
  secrets = [];
  expect(await cache.readAll()).toEqual([]);
  secrets = [SECRET];
  now += 9000;
  expect(await cache.readAll()).toEqual([]);
  now += 2000;
  expect(await cache.readAll()).toEqual([SECRET]);
});

test('while the table is silent, secrets are used for five minutes', async () => {
  await cache.readAll();
  isSilent = true;
  now += 299_000;
  expect(await cache.readAll()).toEqual([SECRET]);
  now += 2000;
  await expect(cache.readAll()).rejects.toThrow(TableUnavailable);
});

test('secrets are read again when the clock was set back', async () => {
  await cache.readAll();
  now -= 3_600_000;
  await cache.readAll();
  expect(reads).toBe(2);
});
