import { expect, test } from 'vitest';
import { createFreeTables } from '../../host/in-process/free-tables.ts';
import { createIdentifiers, createLinks } from '../../lib/adapters/access/links.ts';
import { createEndedLinks } from '../support/ended-links.ts';

const secretsOf = (key: string) => createFreeTables(key).linkSecrets ?? { readAll: async () => [] };

test('the package names events alike on all machines with one calendar key, and makes no links', async () => {
  const identify = async (key: string) => (await createIdentifiers(secretsOf(key))())('an event');
  expect(await identify('mine')).toBe(await identify('mine'));
  expect(new Set([await identify('mine'), await identify('yours'), await identify('')]).size).toBe(3);
  const request = { path: '/ephemeris/table', query: {} };
  const links = createLinks(secretsOf('mine'), createEndedLinks());
  expect(await links.seal({ endsAt: 4_000_000_000, owner: ['me'], request }, new Date())).toBeUndefined();
});
