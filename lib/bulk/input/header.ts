import { UnreadableInputError } from '../errors.ts';
import { readCells } from './csv.ts';

/** Sets what a cell says in the body of a request. */
type CellReader = (cell: string, body: Record<string, unknown>) => void;

/** The columns of a CSV. */
export interface CsvHeader {
  readonly names: readonly string[];
  readonly readers: readonly CellReader[];
}

/** Members of requests that are numbers wherever they stand; every other cell that is not below an object of settings is a text. */
const NUMBERS = new Set(['year', 'month', 'day', 'hour', 'minute', 'second', 'elevation', 'altitude', 'julian_day']);
const BOOLEANS = new Set(['birth_time_known']);
/** Members whose inner members are JSON where they can be: `true`, `7.5`, `["sun","moon"]`. */
const SETTINGS = new Set(['configuration', 'options']);
/** Columns that state the time of day: an empty cell says that nobody knows it. */
const TIMES = new Set(['time', 'birth_time', 'hour']);

/** Columns of control births that say what they are made from: `natal bulk controls` writes them. */
export const CONTROL_NOTES: ReadonlySet<string> = new Set(['control', 'source_id', 'exchanged_id']);

/**
 * Reads the header of a CSV: names of members of a request, with dots for the members of members.
 *
 * @throws UnreadableInputError for a name that is empty or stands twice
 */
export function readCsvHeader(header: string, delimiter: string): CsvHeader {
  const names = readCells(header, delimiter);
  for (const [index, name] of names.entries()) {
    if (name === '') throw new UnreadableInputError(`has no name for column ${index + 1}`, 1);
    if (names.indexOf(name) < index) throw new UnreadableInputError(`names ${name} twice`, 1);
    const isPath = names.some((other) => other.startsWith(`${name}.`));
    if (isPath || name.split('.').includes('__proto__'))
      throw new UnreadableInputError(`cannot have a column ${name}`, 1);
  }
  return { names, readers: names.map(createReader) };
}

function createReader(name: string): CellReader {
  if (CONTROL_NOTES.has(name)) return () => undefined;
  const path = name.split('.');
  const toValue = selectReading(path);
  const isTime = path.length === 1 && TIMES.has(name);
  return (cell, body) => {
    if (cell !== '') setMember(body, path, toValue(cell));
    else if (isTime) body.birth_time_known ??= false;
  };
}

function selectReading(path: readonly string[]): (cell: string) => unknown {
  const last = path.at(-1) as string;
  if (SETTINGS.has(path[0] as string) || last === 'objects') return readJson;
  if (NUMBERS.has(last)) return (cell) => (NUMBER.test(cell) ? Number(cell) : cell);
  if (BOOLEANS.has(last)) return (cell) => BOOLEAN_WORDS.get(cell.toLowerCase()) ?? cell;
  return (cell) => cell;
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function readJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

function setMember(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let object = body;
  for (const name of path.slice(0, -1)) {
    object[name] ??= {};
    object = object[name] as Record<string, unknown>;
  }
  object[path.at(-1) as string] = value;
}
