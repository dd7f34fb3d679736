import { EXPIRING_TABLES } from './schema.ts';
import type { TablesFile } from './tables-file.ts';

/**
 * Removes rows that have expired, in one short transaction per table. Readers check the expiry themselves.
 *
 * @param nowSeconds Unix seconds
 * @returns the number of removed rows
 */
export async function removeExpired(file: TablesFile, nowSeconds: number): Promise<number> {
  let removed = 0;
  for (const table of EXPIRING_TABLES) {
    removed += await file.write((sql) => sql.run(`DELETE FROM ${table} WHERE expires_at <= ?`, nowSeconds));
  }
  return removed;
}
