import { describe, expect, it } from 'vitest';
import { readPaging } from '../../../lib/charts/cursor.ts';

const DATA_VERSION = '1';
const SEARCH = { limit: 2, planet: 'sun' };

const readPage = (cursor?: string) => readPaging({ ...SEARCH, ...(cursor !== undefined && { cursor }) }, DATA_VERSION);

const { nextCursorOf } = await readPage();
const CURSOR = nextCursorOf(5) as string;

describe('a cursor', () => {
  it('continues after the entries of the previous pages', async () => {
    expect(CURSOR).toMatch(/^2\.[0-9a-f]{24}$/);
    const { page, nextCursorOf: nextOf } = await readPage(CURSOR);
    expect(page).toEqual({ offset: 2, limit: 2 });
    expect(nextOf(5)).toBe(CURSOR.replace(/^2/, '4'));
    expect(nextOf(4)).toBeUndefined();
  });

  it.each(['02', '0000002', '0', '00', '+2', '2.0', '12345678'])(
    'begins as an answer writes it, never %s',
    async (text) => {
      await expect(readPage(CURSOR.replace(/^2/, text))).rejects.toMatchObject({
        code: 'ValidationError',
        issues: [{ location: 'body.cursor', message: expect.stringContaining('is not a cursor') }],
      });
    },
  );

  it('beyond the last entry names an empty page without a next one', async () => {
    const { page, nextCursorOf: nextOf } = await readPage(CURSOR.replace(/^2/, '9999999'));
    expect([page.offset, nextOf(5)]).toEqual([9_999_999, undefined]);
  });
});
