import type { Counts, Statistics } from '../../contract/tables/statistics.ts';
import type { Sql, TablesFile } from './tables-file.ts';

const ADD = `
  INSERT INTO statistics (record, name, sum, expires_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (record, name) DO UPDATE SET sum = sum + excluded.sum, expires_at = excluded.expires_at`;

/** Statistics in a file: one row per sum of a record. */
export function createStatisticsTableInFile(file: TablesFile): Statistics {
  return {
    add: (record, counts, expiresAt) =>
      file.write((sql) => {
        const expiry = Math.floor(expiresAt.getTime() / 1000);
        for (const [name, count] of Object.entries(counts)) sql.run(ADD, record, name, count, expiry);
      }),
    read: (records) =>
      file.read((sql) => {
        const found = records.map((record) => [record, readSums(sql, record)] as const);
        return new Map(found.filter(([, sums]) => Object.keys(sums).length > 0));
      }),
  };
}

function readSums(sql: Sql, record: string): Counts {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const rows = sql.all('SELECT name, sum FROM statistics WHERE record = ? AND expires_at > ?', record, nowSeconds);
  return Object.fromEntries(rows.map(({ name, sum }) => [String(name), Number(sum)]));
}
