import { findDelimiter, readCells } from '../input/csv.ts';
import { scanRecords } from '../input/scan.ts';
import { splitInput } from '../split.ts';

/** One record of a CSV, or its header. */
export interface BirthRecord {
  /** Number of the line that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a CSV and its header, first. */
export type BirthTable = readonly [header: BirthRecord, ...records: readonly BirthRecord[]];

/**
 * Reads a CSV of births as jobs read it, with its cells as they stand.
 *
 * @throws UnreadableInputError
 */
export async function readBirthTable(file: Uint8Array): Promise<BirthTable> {
  const chunks = (async function* () {
    yield file;
  })();
  const { header = '', shards } = await splitInput(chunks, { format: 'csv', recordsPerShard: Number.MAX_SAFE_INTEGER });
  const delimiter = findDelimiter(header);
  const records = shards.flatMap(({ offset, firstLine }) => {
    const bytes = Buffer.from(file.buffer, file.byteOffset + offset, file.byteLength - offset);
    const scanned = [...scanRecords({ bytes, firstLine, isEnd: true }, { format: 'csv', delimiter })];
    return scanned
      .filter(({ isBlank }) => !isBlank)
      .map(({ from, to, line }) => ({ line, cells: readCells(bytes.toString('utf8', from, to).trimEnd(), delimiter) }));
  });
  return [{ line: 1, cells: readCells(header, delimiter) }, ...records];
}
