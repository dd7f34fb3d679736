import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query and the intended place. */
export interface Expectation {
  readonly query: string;
  readonly name: string;
  readonly state: string;
  readonly countryCode: string;
}

/** Splits a line of CSV; a cell with a comma is in quotes. */
function splitCells(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Cells of each line of a table in this folder, without its header. */
export function readTable(file: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map(splitCells);
}

export function readExpectations(file: string): readonly Expectation[] {
  return readTable(file).map(([query = '', name = '', state = '', countryCode = '']) => ({
    query,
    name,
    state,
    countryCode,
  }));
}

/** The half written before the first run of the ranking. */
export const BEFORE_TUNING = readExpectations('quality-before-tuning.csv');
export const AFTER_TUNING = readExpectations('quality-after-tuning.csv');
