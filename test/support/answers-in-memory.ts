import { type AnswerKey, bucketsOf, hashOf } from '../../lib/store/answers/answer-key.ts';
import type { AnswerTable, Cleared } from '../../lib/store/answers/answer-table.ts';
import type { AnswerItem } from '../../lib/store/answers/packing.ts';

/** A table of answers whose items a test can look at and spoil. */
export class AnswersInMemory implements AnswerTable {
  readonly items = new Map<string, AnswerItem>();
  #clearings = 0;

  async read({ bucket, hash }: AnswerKey): Promise<readonly AnswerItem[]> {
    return this.#itemsWhere((item) => item.bucket === bucket && hashOf(item.entry) === hash);
  }

  async write(items: readonly AnswerItem[]): Promise<void> {
    for (const item of items) this.items.set(item.entry, item);
  }

  async clearing(): Promise<string> {
    return String(this.#clearings || '');
  }

  async clear(types: readonly string[]): Promise<Cleared> {
    const buckets = new Set(types.flatMap(bucketsOf));
    const gone = this.#itemsWhere(({ bucket }) => buckets.has(bucket));
    for (const { entry } of gone) this.items.delete(entry);
    this.#clearings += 1;
    const byExpiry = Map.groupBy(gone, ({ expires_at }) => expires_at);
    return {
      answers: new Set(gone.map(({ entry }) => hashOf(entry))).size,
      bytes: bytesOf(gone),
      bytesByExpiry: new Map([...byExpiry].map(([expiry, items]) => [expiry, bytesOf(items)])),
      isComplete: true,
    };
  }

  #itemsWhere(is: (item: AnswerItem) => boolean): AnswerItem[] {
    return [...this.items.values()].filter(is).sort((a, b) => (a.entry < b.entry ? -1 : 1));
  }
}

const bytesOf = (items: readonly AnswerItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);
