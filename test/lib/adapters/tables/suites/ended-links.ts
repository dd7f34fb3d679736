import { expect, test } from 'vitest';
import type { EndedLinks } from '../../../../../lib/contract/tables/link-secrets.ts';

const ENDS_AT = 2_000_000_000;

/** What every store of ended links does. */
export function testEndedLinks(open: () => EndedLinks): void {
  test('a link has ended once it was added, also when it is ended twice', async () => {
    const links = open();
    expect(await links.has('first')).toBe(false);
    await links.add('first', ENDS_AT);
    await links.add('first', ENDS_AT);
    expect(await links.has('first')).toBe(true);
  });

  test('another link goes on, whose id begins alike or differs in case', async () => {
    const links = open();
    await links.add('second', ENDS_AT);
    for (const id of ['secon', 'second2', 'SECOND', '']) expect(await links.has(id)).toBe(false);
  });
}
