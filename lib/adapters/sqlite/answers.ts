import { randomUUID } from 'node:crypto';
import { hashOfEntry, listBuckets, toEntryPrefix } from '../../contract/tables/answers/answer-key.ts';
import type { AnswerItem, AnswerKey, AnswerTable, DeletedAnswers } from '../../contract/tables/answers/answer-table.ts';
import type { TablesFile } from './tables-file.ts';

/** Well below the gateway's time limit of 29 s. */
const INVALIDATION_TIMEOUT_MS = 20_000;

const INSERT = `
  INSERT OR REPLACE INTO answers (bucket, entry, bytes, parts, digest, calculated_in_us, expires_at, value)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** The table of answers in a file, with one row per part. All parts are written in one transaction. */
export function createAnswerTableInFile(file: TablesFile, timeoutMs = INVALIDATION_TIMEOUT_MS): AnswerTable {
  return {
    read: (key) => readParts(file, key),
    write: (items) => writeParts(file, items),
    readInvalidation: () =>
      file.read((sql) => String(sql.get('SELECT id FROM invalidations WHERE only = 1')?.id ?? '')),
    async invalidate(types) {
      const deleted = await deleteBuckets(file, types.flatMap(listBuckets), performance.now() + timeoutMs);
      await file.write((sql) => sql.run('INSERT OR REPLACE INTO invalidations (only, id) VALUES (1, ?)', randomUUID()));
      return deleted;
    },
  };
}

/** `#` ends the prefix and `$` follows it in the order of texts, so the range holds exactly the parts of one answer. */
function readParts(file: TablesFile, { bucket, hash }: AnswerKey): Promise<readonly unknown[]> {
  const [from, to] = [toEntryPrefix(hash), `${hash}$`];
  return file.read((sql) =>
    sql.all('SELECT * FROM answers WHERE bucket = ? AND entry >= ? AND entry < ? ORDER BY entry', bucket, from, to),
  );
}

async function writeParts(file: TablesFile, items: readonly AnswerItem[]): Promise<void> {
  await file.write((sql) => {
    for (const { bucket, entry, bytes, parts, digest, calculated_in_us, expires_at, value } of items) {
      sql.run(INSERT, bucket, entry, bytes, parts, digest, calculated_in_us, expires_at, value);
    }
  });
}

/** Deletes one bucket after another, so that other writers wait for one at most. */
async function deleteBuckets(file: TablesFile, buckets: readonly string[], endsMs: number): Promise<DeletedAnswers> {
  const hashes = new Set<string>();
  const bytesByExpiry = new Map<number, number>();
  let isComplete = true;
  for (const bucket of buckets) {
    isComplete = performance.now() < endsMs;
    if (!isComplete) break;
    const rows = await file.write((sql) =>
      sql.all('DELETE FROM answers WHERE bucket = ? RETURNING entry, bytes, expires_at', bucket),
    );
    for (const { entry, bytes, expires_at } of rows) {
      hashes.add(hashOfEntry(String(entry)));
      bytesByExpiry.set(Number(expires_at), (bytesByExpiry.get(Number(expires_at)) ?? 0) + Number(bytes));
    }
  }
  const bytes = [...bytesByExpiry.values()].reduce((sum, each) => sum + each, 0);
  return { answers: hashes.size, bytes, bytesByExpiry, isComplete };
}
