import { isUtf8 } from 'node:buffer';
import { isProgramFormat, type ShardTask } from '../task.ts';
import { parseBirthLine } from './birth-line.ts';
import { findDelimiter } from './csv.ts';
import { readCsvHeader } from './header.ts';
import { type CsvReading, type InputRecord, parseRecord, RecordFault, type SentRecord, takeId } from './record-text.ts';
import { type ScannedRecord, scanRecords } from './scan.ts';

/**
 * The records of a shard, in order.
 *
 * @throws UnreadableInputError
 */
export function* readRecords({ input }: Pick<ShardTask, 'input'>, bytes: Uint8Array): Generator<InputRecord> {
  const { format, header = '', firstLine, firstRecord } = input;
  const delimiter = format === 'csv' ? findDelimiter(header) : ',';
  const csv = format === 'csv' ? { delimiter, header: readCsvHeader(header, delimiter) } : undefined;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isText = isUtf8(buffer);
  let record = firstRecord;
  for (const scanned of scanRecords({ bytes, firstLine, isEnd: true }, { format, delimiter })) {
    if (scanned.isBlank) continue;
    const { from, to, line } = scanned;
    if (isProgramFormat(format)) yield { record, ...parseBirthLine(buffer.toString('utf8', from, to)) };
    else yield { record, line, ...takeId(readRecord(buffer, scanned, { isText, csv })) };
    record += 1;
  }
}

interface RecordReading {
  /** Whether all bytes are UTF-8. */
  readonly isText: boolean;
  readonly csv: CsvReading | undefined;
}

function readRecord(bytes: Buffer, { from, to }: ScannedRecord, { isText, csv }: RecordReading): SentRecord {
  if (!isText && !isUtf8(bytes.subarray(from, to)))
    return new RecordFault('ValidationError', 'is not UTF-8; save the file as UTF-8');
  return parseRecord(bytes.toString('utf8', from, to).trimEnd(), csv);
}
