import { toSizesId } from '../calculations/record-ids.ts';
import { recordExpiryOf } from '../record-ids.ts';
import type { Statistics } from '../statistics.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import type { AnswerTable, DeletedAnswers } from './answer-table.ts';
import { MEMORY_LEASE_MS } from './ttl.ts';

/** Where answers are kept, and where their sizes are counted. */
export interface InvalidationTargets {
  readonly answerTable: AnswerTable;
  readonly statistics: Statistics;
}

/**
 * Deletes every answer of these types and waits until no instance can answer from memory any more.
 *
 * @throws TableUnavailable
 */
export async function invalidateAnswers(
  { answerTable, statistics }: InvalidationTargets,
  types: readonly string[],
): Promise<DeletedAnswers> {
  const deleted = await answerTable.invalidate(types);
  await Promise.all([subtractSizes(statistics, deleted), delay(MEMORY_LEASE_MS)]);
  return deleted;
}

/** Sizes are told to the day an answer expires on. What was cleared is cleared, even if it cannot be taken off. */
async function subtractSizes(statistics: Statistics, { bytesByExpiry }: DeletedAnswers): Promise<void> {
  const bytesById = new Map<string, number>();
  for (const [expiresAt, bytes] of bytesByExpiry) {
    const id = toSizesId(new Date(expiresAt * 1000));
    bytesById.set(id, (bytesById.get(id) ?? 0) + bytes);
  }
  const now = new Date();
  try {
    await Promise.all(
      [...bytesById].map(([id, bytes]) => statistics.add(id, { cleared: -bytes }, recordExpiryOf(id, now))),
    );
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
  }
}

/** By the timer that every runtime has: the table of contents loads this file and may load nothing of Node. */
const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
