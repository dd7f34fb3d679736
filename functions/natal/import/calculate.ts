import { VARIATIONS } from '../../../lib/astro/reconcile/slip.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type ReconciledClaims, type ReconcileSettings, reconcileClaims } from '../../../lib/charts/reconcile.ts';
import { type CheckedRecord, checkRecords, type RecordServices } from '../../../lib/exchange/check-records.ts';
import type { Encoding } from '../../../lib/exchange/encoding.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS, type FileFormatId, recognizeFormat } from '../../../lib/exchange/formats.ts';
import type { FileContents, RecordIssue } from '../../../lib/exchange/record.ts';
import { ForeignClaim } from '../../../lib/requests/claims/claim.ts';
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

/** A record, and whether the positions that it states are those of its birth. */
export interface ImportedRecord extends CheckedRecord {
  /** Undefined where it states none, or is one of too many that do. */
  readonly comparison: ReconciledClaims | undefined;
}

/** A file with the births of its records. */
export interface ImportedFile {
  readonly format: FileFormatId;
  readonly encoding: Encoding;
  readonly records: readonly ImportedRecord[];
  readonly issues: readonly RecordIssue[];
}

const { maximum: MOST_RECORDS } = SIZES.import_records;

/**
 * Reads every birth of the file of a request, and compares the first records that state positions with their births.
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
  const checked = await checkRecords(records, services, services.clock.now());
  return { format, encoding, issues, records: compareRecords(checked, services) };
}

/** Records of a request that are compared: each takes about as long as a request of its own. */
export const MOST_COMPARED = 5;

const COMPARISON = {
  configuration: { house_system: 'P', zodiac_type: 'tropical' },
  vary: VARIATIONS,
  maxChanges: 2,
} as const satisfies ReconcileSettings;

/** Older programs are seconds of arc off, which is no other chart. */
const TOLERANCE = { tolerance_arcmin: 1 };

function compareRecords(checked: readonly CheckedRecord[], services: RecordServices): readonly ImportedRecord[] {
  const compared = new Set(checked.filter(statesPositions).slice(0, MOST_COMPARED));
  return checked.map((one) => {
    const { read: subject, record } = one;
    if (!subject || !compared.has(one)) return { ...one, comparison: undefined };
    // A file may state what is no position, such as 47° of a sign.
    const claims = (record.positions ?? []).flatMap(
      (position) => ForeignClaim.safeParse({ ...position, ...TOLERANCE }).data ?? [],
    );
    if (claims.length === 0) return { ...one, comparison: undefined };
    return { ...one, comparison: reconcileClaims({ subject, claims }, COMPARISON, services) };
  });
}

const statesPositions = ({ read, record: { positions = [] } }: CheckedRecord): boolean =>
  read !== undefined && positions.length > 0;
