import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { NatalProblem } from '../../clients/typescript/src/index.ts';
import type { ImportResponse } from '../../functions/natal/import/contract.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { isObject } from '../../lib/base/is-object.ts';
import { decodeFile } from '../../lib/exchange/encoding.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS, type FileFormatId, recognizeFormat } from '../../lib/exchange/formats.ts';
import { cutFile, type FilePart } from '../../lib/exchange/parts.ts';
import type { RecordIssue } from '../../lib/exchange/record.ts';
import { fitsField, formatAaf, WRITTEN_FORMATS, type WrittenFormat } from '../../lib/exchange/write-aaf.ts';
import { formatBirthTable, formatSubjectLine } from '../../lib/exchange/write-table.ts';
import { createNatal, type Natal } from '../in-process/natal.ts';
import { endProgress, note, showProgress } from './output.ts';
import { Refused } from './refused.ts';

interface ExchangeOptions {
  readonly format?: FileFormatId;
  readonly to?: WrittenFormat;
  readonly issues?: string;
}

const EXAMPLES = `
Examples:
  $ natal import births.aaf births.ndjson
  $ natal import India.jhd                                  # to standard output
  $ natal import export.xml births.csv --issues issues.ndjson
  $ natal bulk births.ndjson charts.parquet --operation natal-chart

Every record is a line of the output, or an issue with its line in the file.`;

const EXPORT_EXAMPLES = `
Examples:
  $ natal export births.csv births.aaf
  $ natal export births.ndjson births.csv

AAF holds the second of the clock, the second of arc and the whole offset from UT; what a name loses is an issue.`;

/** Adds `natal import` and `natal export`: both read births in one form and write them in another. */
export function addExchangeCommands(program: Command): void {
  const add = (name: string, description: string, examples: string): Command =>
    program
      .command(name)
      .description(description)
      .argument('<file>', 'file of births')
      .argument('[births]', 'file to write; default: standard output')
      .addOption(
        new Option('--format <format>', 'form of the file; default: by its beginning').choices(FILE_FORMAT_IDS),
      )
      .addOption(
        new Option('--to <format>', 'form to write; default: by the name, else ndjson').choices(WRITTEN_FORMATS),
      )
      .option('--issues <file>', 'writes the issues of records as NDJSON; default: standard error')
      .addHelpText('after', examples)
      .action(convertFile);
  add('import', 'births from the files of other programs, as CSV or NDJSON', EXAMPLES);
  add('export', 'births as AAF, CSV or NDJSON, for other programs', EXPORT_EXAMPLES);
}

type ImportedRecord = ImportResponse['records'][number];

/** What a file has become. */
interface Converted {
  readonly records: ImportedRecord[];
  readonly issues: RecordIssue[];
}

async function convertFile(file: string, target: string | undefined, options: ExchangeOptions): Promise<void> {
  const to = options.to ?? findWritten(target);
  const { records, issues } = await readRecords(file, options.format);
  if (records.length === 0) throw new Refused(`${file} has no records`);
  const read = records.filter(({ subject }) => subject !== null);
  const lost = to === 'aaf' ? read.flatMap(describeLoss) : [];
  const output = target === undefined ? process.stdout : createWriteStream(target);
  await pipeline(Readable.from(formatRecords(read, to)), output, { end: target !== undefined });
  await writeIssues([...issues, ...records.flatMap((record) => record.issues), ...lost], options.issues);
  note(`${records.length} records: ${read.length} births, ${records.length - read.length} cannot be read`);
}

const findWritten = (target = ''): WrittenFormat =>
  WRITTEN_FORMATS.find((id) =>
    (FILE_FORMATS[id].endings as readonly string[]).includes(extname(target).toLowerCase()),
  ) ?? 'ndjson';

/** So many names of places are looked up within the work of a request. */
const SIZES_OF_PARTS = { records: Math.min(200, SIZES.import_records.maximum), characters: 150_000 };

async function readRecords(file: string, stated: FileFormatId | undefined): Promise<Converted> {
  const { text } = decodeFile(await readFile(file));
  const format = stated ?? recognizeFormat(text);
  if (!format) throw new Refused(`${file} is in none of the formats ${FILE_FORMAT_IDS.join(', ')}: add --format`);
  const name = basename(file, extname(file)).slice(0, SIZES.name_characters.maximum);
  const natal = createNatal();
  const converted: Converted = { records: [], issues: [] };
  for (const part of cutFile(text, format, SIZES_OF_PARTS)) {
    const { records, issues } = await importPart(natal, part, { format, name });
    converted.records.push(...records);
    // Each part has the header of the file.
    const isNew = ({ message }: RecordIssue): boolean => converted.issues.every((known) => known.message !== message);
    converted.issues.push(...issues.filter(isNew));
    showProgress(`${converted.records.length} records`);
  }
  endProgress();
  return converted;
}

interface PartReading {
  readonly format: FileFormatId;
  readonly name: string;
}

const TOO_LARGE = 413;

async function importPart(natal: Natal, { text, firstLine }: FilePart, { format, name }: PartReading) {
  try {
    return await natal.post('/ephemeris/import', { text, format, name, first_line: firstLine });
  } catch (fault) {
    if (!(fault instanceof NatalProblem) || fault.status !== TOO_LARGE) throw fault;
    const issues = [{ line: firstLine, code: 'PayloadTooLarge' as const, message: fault.message }];
    return { records: [{ line: firstLine, subject: null, issues }], issues: [] };
  }
}

function* formatRecords(records: readonly ImportedRecord[], to: WrittenFormat): Generator<string> {
  const subjects = records.flatMap(({ id, subject }) => (subject ? [{ id, subject }] : []));
  if (to === 'csv') yield formatBirthTable(subjects);
  else if (to === 'ndjson') for (const record of subjects) yield formatSubjectLine(record);
  else for (const record of records) yield formatAaf(toAafBirth(record));
}

const MS_PER_SECOND = 1000;

function toAafBirth({ subject, birth, place, country }: ImportedRecord) {
  if (!birth) throw new Error('a record with a subject has a birth');
  return {
    name: nameOf(subject),
    instant: Date.parse(birth.datetime_utc) / MS_PER_SECOND,
    offsetSeconds: birth.utc_offset_seconds,
    timeIsKnown: birth.birth_time_known,
    latitude: birth.latitude,
    longitude: birth.longitude,
    place: place ?? findText(subject, 'place'),
    country: country ?? findText(subject, 'country'),
    isFromRecord: findText(subject, 'time_basis') === 'record',
  };
}

/** A text of a subject, whose members may be those of its time and its place, or loose. */
function findText(subject: ImportedRecord['subject'], name: string): string {
  const { birth_datetime, birth_location, ...loose } = subject ?? {};
  const members = [loose, birth_datetime, birth_location].filter(isObject);
  const value = members.map((one): unknown => Reflect.get(one, name)).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
}

const nameOf = (subject: ImportedRecord['subject']): string => String(subject?.name ?? '').trim();

function describeLoss({ line, subject, place = '' }: ImportedRecord): readonly RecordIssue[] {
  const lost = [nameOf(subject), place].filter((field) => !fitsField(field));
  return lost.map((field) => ({
    line,
    code: 'NotRead',
    message: `has ${JSON.stringify(field)}, whose commas and signs AAF cannot hold`,
  }));
}

async function writeIssues(issues: readonly RecordIssue[], file: string | undefined): Promise<void> {
  if (file === undefined) for (const { line, code, message } of issues) note(`line ${line}: ${code}, ${message}`);
  else await pipeline(Readable.from(issues.map((issue) => `${JSON.stringify(issue)}\n`)), createWriteStream(file));
}
