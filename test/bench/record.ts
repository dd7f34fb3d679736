import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROWS, type Row } from './rows.ts';

/** What was measured for one row. */
export interface Figure {
  readonly value: number;
  /** Of a ratio: processor time of what stands before the `÷`, milliseconds. */
  readonly ms?: number;
}

/** Cells of a table, its headings first. */
export type Table = readonly (readonly string[])[];

export type TableName = 'speed' | 'errors' | 'starts';

/** What a suite measures: a figure for each of its rows, and what else the page says. */
export interface Measurement {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly tables?: Readonly<Partial<Record<TableName, Table>>>;
}

/** What quiet runs measured: `reached.json`, written by `npm run bench -- --record`. */
export interface Reached extends Measurement {
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly machine: string;
  /** ISO date. */
  readonly measuredOn: string;
  /** Processes that wanted a processor, the bench among them, as an average of the run's last minute. */
  readonly load: number;
}

const PATH = fileURLToPath(new URL('reached.json', import.meta.url));

export const readReached = (): Reached => JSON.parse(readFileSync(PATH, 'utf8'));
export const writeReached = (reached: Reached): void => writeFileSync(PATH, formatReached(reached));

/** A list of scalars as `JSON.stringify` lays it out, an item to a line. */
const SCALAR_LIST = /\[\n((?: *(?:"(?:[^"\\]|\\.)*"|[\w.+-]+),?\n)+) *\](,?)/g;
const LINE_WIDTH = 120;

/** A record as biome formats it: lists of scalars on one line where they fit, everything else an item to a line. */
export function formatReached(reached: object): string {
  const text = JSON.stringify(reached, undefined, 2);
  const joined = text.replace(SCALAR_LIST, (list, lines: string, comma: string, offset: number) => {
    const column = offset - (text.lastIndexOf('\n', offset) + 1);
    const line = `[${lines.trim().split(/\n */).join(' ')}]${comma}`;
    return column + line.length <= LINE_WIDTH ? line : list;
  });
  return `${joined}\n`;
}

export const EVERY_ROW: readonly Row[] = Object.values(ROWS).flat();

const MARGIN = 1.15;

/** A row as measured now, with the recorded figure. */
export interface Verdict extends Row {
  readonly value: number;
  readonly reached: number;
  readonly budget: number;
  /** What is above its budget, was never recorded, or could not be measured (NaN). */
  readonly isOver: boolean;
  readonly isGoalKept: boolean;
}

export function verdictOf(row: Row, figures: Measurement['figures'], reachedFigures: Measurement['figures']): Verdict {
  const [value, reached] = [figures, reachedFigures].map((one) => one[row.id]?.value ?? Number.NaN) as [number, number];
  const budget = reached * MARGIN;
  return { ...row, value, reached, budget, isOver: !(value <= budget), isGoalKept: value <= row.goal };
}
