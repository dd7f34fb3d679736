import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type CheckedRecord, checkRecords, type RecordServices } from '../../../lib/exchange/check-records.ts';
import type { Encoding } from '../../../lib/exchange/encoding.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS, type FileFormatId, recognizeFormat } from '../../../lib/exchange/formats.ts';
import type { FileContents, RecordIssue } from '../../../lib/exchange/record.ts';
import { type ImportRequest, readFileOf } from './request.ts';

/** A file as its format reads it. */
interface ReadFile extends FileContents {
  readonly format: FileFormatId | undefined;
  readonly encoding: Encoding;
}

/** The work of a request is estimated from its records, which are then answered. */
const files = new WeakMap<ImportRequest, ReadFile>();

/** Reads the file of a request, once; it has no records where its form is not known. */
export function readRequestedFile(request: ImportRequest): ReadFile {
  const known = files.get(request);
  if (known) return known;
  const { text, encoding } = readFileOf(request);
  const format = request.format ?? recognizeFormat(text);
  const contents = format
    ? FILE_FORMATS[format].read(text, request.first_line, request.name)
    : { records: [], issues: [] };
  const file = { format, encoding, ...contents };
  files.set(request, file);
  return file;
}

/** A file with the births of its records. */
export interface ImportedFile {
  readonly format: FileFormatId;
  readonly encoding: Encoding;
  readonly records: readonly CheckedRecord[];
  readonly issues: readonly RecordIssue[];
}

const { maximum: MOST_RECORDS } = SIZES.import_records;

/**
 * Reads every birth of the file of a request. What the records claim about the sky is not compared with it here.
 *
 * @throws Problem `ValidationError`, `BatchTooLarge`, `GeocoderUnavailable`
 */
export async function importFile(request: ImportRequest, services: RecordServices): Promise<ImportedFile> {
  const { format, encoding, records, issues } = readRequestedFile(request);
  const location = request.text === undefined ? 'body.content' : 'body.text';
  const refuse = (code: 'ValidationError' | 'BatchTooLarge', message: string): Problem =>
    new Problem(code, `${location} ${message}.`, { issues: [{ location, message }] });
  if (!format)
    throw refuse(
      'ValidationError',
      `is in none of the formats ${FILE_FORMAT_IDS.join(', ')}, by its beginning; name its format, or write it as CSV with a header such as name,date,time,place`,
    );
  if (records.length > MOST_RECORDS)
    throw refuse(
      'BatchTooLarge',
      `has ${records.length} records, more than ${MOST_RECORDS}; send it in parts with first_line, or use the command natal import`,
    );
  return { format, encoding, issues, records: await checkRecords(records, services, services.clock.now()) };
}
