import type { InputFormat } from '../bulk/task.ts';
import { isAaf, readAaf } from './aaf.ts';
import { isAdb, readAdb } from './adb.ts';
import { isAstrolog, readAstrolog } from './astrolog.ts';
import { isJhd, readJhd } from './jhd.ts';
import type { FileContents } from './record.ts';
import { createTableReader, isCsv, isNdjson } from './table.ts';

/** A form in which files hold births. */
interface FileFormat {
  /** Of which program, for people. */
  readonly title: string;
  /** Endings of the names of its files. */
  readonly endings: readonly string[];
  recognizes(text: string): boolean;
  /** Reads any text without throwing. @param name of the birth, for files of one birth whose name is theirs */
  read(text: string, firstLine: number, name: string): FileContents;
  /** Where a record begins, at which a large file can be cut; absent: the whole file is one record, or a table. */
  readonly start?: RegExp;
}

/** Every form of files that is read; a text is of the first one that recognizes it. */
export const FILE_FORMATS = {
  aaf: {
    title: 'AAF 97, the format of exchange of German programs',
    endings: ['.aaf'],
    recognizes: isAaf,
    read: readAaf,
    start: /^#A93:/gim,
  },
  adb: {
    title: 'the XML of Astro-Databank',
    endings: ['.xml'],
    recognizes: isAdb,
    read: readAdb,
    start: /<adb_entry[ >]/g,
  },
  astrolog: {
    title: 'chart info of Astrolog',
    endings: ['.as', '.dat'],
    recognizes: isAstrolog,
    read: readAstrolog,
    start: /^[ \t]*[-/=_]q[ab] /gm,
  },
  jhd: { title: 'a file of Jagannatha Hora, one birth', endings: ['.jhd'], recognizes: isJhd, read: readJhd },
  ndjson: {
    title: 'a JSON object on each line',
    endings: ['.ndjson', '.jsonl'],
    recognizes: isNdjson,
    read: createTableReader('ndjson'),
  },
  csv: {
    title: 'a table with a header',
    endings: ['.csv', '.tsv', '.txt'],
    recognizes: isCsv,
    read: createTableReader('csv'),
  },
} as const satisfies Record<InputFormat, FileFormat>;

export type FileFormatId = keyof typeof FILE_FORMATS;
export const FILE_FORMAT_IDS = Object.keys(FILE_FORMATS) as readonly FileFormatId[];

/** The format of a text; undefined for any other text. */
export const recognizeFormat = (text: string): FileFormatId | undefined =>
  FILE_FORMAT_IDS.find((id) => FILE_FORMATS[id].recognizes(text));
