import { hashOfEntry, listBuckets, toEntry } from '../../lib/contract/tables/answers/answer-key.ts';
import type {
  AnswerItem,
  AnswerKey,
  AnswerTable,
  DeletedAnswers,
} from '../../lib/contract/tables/answers/answer-table.ts';

/** An in-memory table of cached answers whose items a test can inspect and corrupt. */
export class AnswersInMemory implements AnswerTable {
  readonly items = new Map<string, AnswerItem>();
  #invalidations = 0;

  async read({ bucket, hash }: AnswerKey): Promise<readonly AnswerItem[]> {
    const parts: AnswerItem[] = [];
    // By its key, as a table finds it: benches store thousands of answers.
    for (let item = this.items.get(toEntry(hash, 0)); item?.bucket === bucket; ) {
      parts.push(item);
      item = this.items.get(toEntry(hash, parts.length));
    }
    return parts;
  }

  async write(items: readonly AnswerItem[]): Promise<void> {
    for (const item of items) this.items.set(item.entry, item);
  }

  async readInvalidation(): Promise<string> {
    return String(this.#invalidations || '');
  }

  async invalidate(types: readonly string[]): Promise<DeletedAnswers> {
    const buckets = new Set(types.flatMap(listBuckets));
    const deleted = this.#itemsWhere(({ bucket }) => buckets.has(bucket));
    for (const { entry } of deleted) this.items.delete(entry);
    this.#invalidations += 1;
    const byExpiry = Map.groupBy(deleted, ({ expires_at }) => expires_at);
    return {
      answers: new Set(deleted.map(({ entry }) => hashOfEntry(entry))).size,
      bytes: bytesOf(deleted),
      bytesByExpiry: new Map([...byExpiry].map(([expiry, items]) => [expiry, bytesOf(items)])),
      isComplete: true,
    };
  }

  #itemsWhere(is: (item: AnswerItem) => boolean): AnswerItem[] {
    return [...this.items.values()].filter(is).sort((a, b) => (a.entry < b.entry ? -1 : 1));
  }
}

const bytesOf = (items: readonly AnswerItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);
