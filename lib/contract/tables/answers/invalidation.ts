import { toSizesId } from '../calculations/record-ids.ts';
import { recordExpiryOf } from '../record-ids.ts';
import type { Statistics } from '../statistics.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import type { AnswerTable, DeletedAnswers } from './answer-table.ts';
import { MEMORY_LEASE_MS } from './ttl.ts';

/** The table of answers, and the statistics that count their sizes. */
interface InvalidationTargets {
  readonly answerTable: AnswerTable;
  readonly statistics: Statistics;
}

/**
 * Deletes every answer of these types and waits until no instance can return one of them from memory.
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

/** Subtracts the sizes from the day on which each answer would expire. A failure here does not fail the deletion. */
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

/** Uses the timer of every runtime: the table of contents imports this file and must not import Node modules. */
const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
