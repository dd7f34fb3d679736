import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerKey } from '../../../../../lib/contract/tables/answers/answer-key.ts';
import type { AnswerItem, AnswerKey, AnswerTable } from '../../../../../lib/contract/tables/answers/answer-table.ts';
import {
  compressAnswer,
  readAnswerItems,
  toAnswerItems,
} from '../../../../../lib/contract/tables/answers/serialization.ts';

const LATER = Math.floor(Date.now() / 1000) + 3600;
export const EVERY_TYPE = ['transits', 'returns', 'progressions'];

export const keyOf = (request: string, type = 'transits'): AnswerKey =>
  createAnswerKey({ type, path: '/p', request, edition: ['1'] });

export function itemsFor(key: AnswerKey, text = '{"success":true}'): readonly AnswerItem[] {
  return toAnswerItems(compressAnswer({ text, calculatedInUs: 7 }, key, LATER), key);
}

/** Text that takes several megabytes compressed, and so several parts and pages. */
function longText(): string {
  const numbers = new Uint8Array(65_536);
  return Array.from({ length: 30 }, () => Buffer.from(crypto.getRandomValues(numbers)).toString('base64')).join('');
}

const bytesIn = (items: readonly AnswerItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);

/** Tests that every table of answers passes. @param open opens it, with a time limit of its invalidations */
export function testAnswers(open: (timeoutMs?: number) => AnswerTable): void {
  beforeEach(async () => {
    await open().invalidate(EVERY_TYPE);
  });

  describe('an answer', () => {
    it('is read as it was written, in the order of its parts', async () => {
      const table = open();
      const key = keyOf('long');
      const text = longText();
      const items = itemsFor(key, text);
      expect(items.length).toBeGreaterThan(5);
      await table.write(items);
      const read = await table.read(key);
      expect(read).toHaveLength(items.length);
      expect(readAnswerItems(read, key, Date.now() / 1000)?.answer).toEqual({ text, calculatedInUs: 7 });
    });

    it('that was not written gives no items', async () => {
      expect(await open().read(keyOf('never'))).toEqual([]);
    });

    it('replaces an earlier answer with the same key', async () => {
      const table = open();
      const key = keyOf('twice');
      await table.write(itemsFor(key, '{"first":1}'));
      await table.write(itemsFor(key, '{"second":2}'));
      expect(readAnswerItems(await table.read(key), key, 0)?.answer.text).toBe('{"second":2}');
    });
  });

  describe('an invalidation', () => {
    it('deletes the answers of a type, counts each once, and returns their sizes', async () => {
      const table = open();
      const long = itemsFor(keyOf('long'), longText());
      const short = Array.from({ length: 60 }, (_, index) => itemsFor(keyOf(`short ${index}`))).flat();
      const other = itemsFor(keyOf('other', 'returns'));
      await table.write(long);
      for (const item of [...short, ...other]) await table.write([item]);

      const cleared = await table.invalidate(['transits']);

      const bytes = bytesIn(long) + bytesIn(short);
      expect(cleared).toEqual({ answers: 61, bytes, bytesByExpiry: new Map([[LATER, bytes]]), isComplete: true });
      expect(await table.read(keyOf('long'))).toEqual([]);
      expect(await table.read(keyOf('other', 'returns'))).toHaveLength(1);
      expect(await table.invalidate(EVERY_TYPE)).toMatchObject({ answers: 1, bytes: bytesIn(other) });
      expect(await table.invalidate(EVERY_TYPE)).toMatchObject({ answers: 0, bytes: 0 });
    });

    it('has a new id each time, so that memories notice it', async () => {
      const table = open();
      const before = await table.readInvalidation();
      expect(await table.readInvalidation()).toBe(before);
      await table.invalidate(['transits']);
      const after = await table.readInvalidation();
      expect(after).not.toBe(before);
      expect(after).not.toBe('');
    });

    it('stops at its time limit and reports that it is incomplete', async () => {
      await open().write(itemsFor(keyOf('one')));
      const cleared = await open(0).invalidate(['transits']);
      expect(cleared).toMatchObject({ answers: 0, isComplete: false });
      expect(await open().read(keyOf('one'))).toHaveLength(1);
    });
  });
}
