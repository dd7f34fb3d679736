import { RuleRecord } from '../../../../lib/adapters/places/local-practice/table.ts';
import type { PracticeClock } from '../../../../lib/astro/clock/civil-time/local-practice.ts';
import { type CsvRecord, readCsv } from '../../../build/csv.ts';
import { type AreaConditions, readAreaConditions } from './area-conditions.ts';
import { ANY_STATE, describeArea } from './area-text.ts';
import { readTerritoryClock, readUsClock } from './clocks.ts';
import type { CountyAtlas } from './topology.ts';
import { STATE_FIPS_CODES } from './us-states.ts';

const US_COLUMNS = [
  'id',
  'state',
  'where',
  'from',
  'to',
  'std',
  'dst',
  'status',
  'source',
  'confidence',
  'note',
] as const;
const TERRITORY_COLUMNS = [
  'id',
  'name',
  'where',
  'from',
  'to',
  'clock',
  'status',
  'source',
  'confidence',
  'note',
] as const;
const CONFIDENCES = ['high', 'medium', 'low'];

type SharedColumn = Extract<(typeof US_COLUMNS)[number], (typeof TERRITORY_COLUMNS)[number]>;

/** What the rows of the United States are read with. */
interface UsContext {
  readonly atlas: Pick<CountyAtlas, 'countyNames' | 'stateNames'>;
  /** Zones of the places in each state, by its FIPS code. */
  readonly zonesOfStates: ReadonlyMap<number, readonly string[]>;
}

/** A table in the form of a file. */
export interface RuleFile {
  readonly name: string;
  readonly text: string;
}

/** Rules of a file, and the faults of its other rows. */
export interface RuleRows {
  readonly rules: readonly RuleRecord[];
  readonly faults: readonly string[];
}

/** @param basis of all rules of the file */
export function readUsRows(file: RuleFile, basis: RuleRecord['basis'], context: UsContext): RuleRows {
  return readRows(file, US_COLUMNS, ({ cells }) => {
    const conditions = readAreaConditions(cells.where);
    requireCounties([...(conditions.counties ?? []), ...(conditions.exceptCounties ?? [])], context.atlas);
    const { name, ...area } = resolveState(cells.state, conditions, context);
    return {
      ...readSharedCells(cells, readUsClock(cells.std, cells.dst)),
      area: describeArea(name, conditions, context.atlas.countyNames),
      where: { ...conditions, ...area },
      basis,
    };
  });
}

/** Reads `territories.csv`: areas anywhere, with the zones that they are part of. */
export function readTerritoryRows(file: RuleFile): RuleRows {
  return readRows(file, TERRITORY_COLUMNS, ({ cells }) => {
    const where = readAreaConditions(cells.where);
    if (where.zones === undefined)
      throw new Error('where names no zones: outlines are rough at the borders of countries');
    return { ...readSharedCells(cells, readTerritoryClock(cells.clock)), area: cells.name, where, basis: 'clock' };
  });
}

function requireCounties(codes: readonly number[], { countyNames }: UsContext['atlas']): void {
  const unknown = codes.filter((code) => !countyNames.has(code));
  if (unknown.length > 0) throw new Error(`there is no county ${unknown.join(', ')}`);
}

function resolveState(code: string, { zones }: AreaConditions, { atlas, zonesOfStates }: UsContext) {
  if (code === '*') return { name: ANY_STATE, zones };
  const state = STATE_FIPS_CODES.get(code);
  if (state === undefined) throw new Error(`"${code}" is no postal code of a state`);
  return { name: atlas.stateNames.get(state) ?? code, state, zones: zones ?? zonesOfStates.get(state) };
}

function readSharedCells(cells: Readonly<Record<SharedColumn, string>>, clock: PracticeClock) {
  const { id, from, to: until, status: standing, confidence } = cells;
  if (!(from < until)) throw new Error(`the span from ${from} to ${until} is empty`);
  if (!CONFIDENCES.includes(confidence))
    throw new Error(`confidence "${confidence}" is none of ${CONFIDENCES.join(', ')}`);
  return { id, from, until, clock, standing, sources: cells.source.split(' ').filter(Boolean) };
}

function readRows<Column extends string>(
  { name, text }: RuleFile,
  columns: readonly (Column | 'id')[],
  toRecord: (row: CsvRecord<Column | 'id'>) => unknown,
): RuleRows {
  const faults: string[] = [];
  const rules = parseOrExplain(name, () => readCsv(text, columns)).flatMap((row) => {
    try {
      return [parseRecord(toRecord(row))];
    } catch (fault) {
      faults.push(`${name}, line ${row.line}, ${row.cells.id}: ${fault instanceof Error ? fault.message : fault}`);
      return [];
    }
  });
  return { rules, faults };
}

function parseOrExplain<Rows>(name: string, parse: () => Rows): Rows {
  try {
    return parse();
  } catch (cause) {
    throw new Error(`${name}, ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function parseRecord(record: unknown): RuleRecord {
  const { success, data, error } = RuleRecord.safeParse(record);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
