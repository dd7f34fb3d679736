import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LinkSecret, LinkSecretRegistry } from '../../../../../lib/contract/tables/link-secrets.ts';

const secretOf = (version: number): LinkSecret => ({ version, key: randomBytes(32), sealsFrom: 1_800_000_000 });

/** Plain arrays, as stores return bytes of several classes. */
const toPlain = (secrets: readonly LinkSecret[]) => secrets.map((secret) => ({ ...secret, key: [...secret.key] }));

/** Tests that every store of the secrets of links passes, from an empty one on. */
export function testLinkSecrets(store: () => LinkSecretRegistry): void {
  describe('the secrets of links', () => {
    test('are none at first, then those of the last replacement', async () => {
      expect(await store().readAll()).toEqual([]);
      const [one, two, three] = [secretOf(1), secretOf(2), secretOf(3)] as const;
      expect(await store().replaceAll([one], 0)).toBe(true);
      expect(toPlain(await store().readAll())).toEqual(toPlain([one]));
      expect(await store().replaceAll([one, two], 1)).toBe(true);
      expect(toPlain(await store().readAll())).toEqual(toPlain([one, two]));
      expect(await store().replaceAll([three], 2)).toBe(true);
      expect(toPlain(await store().readAll())).toEqual(toPlain([three]));
    });

    test('are not replaced by an operator who has not read the newest', async () => {
      const before = await store().readAll();
      expect(await store().replaceAll([secretOf(3)], 2)).toBe(false);
      expect(await store().replaceAll([secretOf(1)], 0)).toBe(false);
      expect(toPlain(await store().readAll())).toEqual(toPlain(before));
    });
  });
}
