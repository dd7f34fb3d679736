import { formatIsoMoment } from '../../requests/dates/iso-text.ts';
import { type BirthColumn, type ExchangedPart, readColumn } from './birth-columns.ts';
import type { BirthRecord, BirthTable } from './birth-table.ts';
import { createSplitMix64, drawFrom, shuffle } from './random.ts';
import { type CellFault, readRecordedBirth, type StatedBirth } from './stated-birth.ts';

export const EXCHANGE_GROUPS = ['year', 'decade', 'place', 'all'] as const;
export type ExchangeGroup = (typeof EXCHANGE_GROUPS)[number];

/** How control births are made. */
export interface ControlSettings {
  /** What births of a group exchange with each other. */
  readonly shuffle: ExchangedPart;
  readonly within: ExchangeGroup;
  readonly seed: bigint;
  /** Control births for each birth, ≥ 1. */
  readonly times: number;
}

/** A birth without controls, and why. */
export interface LeftOut {
  readonly line: number;
  /** `time`, `date` or `place`: it states none; `year`: it states none to group it by. */
  readonly lacks: ExchangedPart | 'year';
}

export interface Controls {
  readonly header: readonly string[];
  /** In the order of the input, once for each number of a control. */
  readonly records: Iterable<readonly string[]>;
  readonly births: number;
  readonly leftOut: readonly LeftOut[];
  /** Births that are alone in their group: their controls equal them. */
  readonly alone: readonly Pick<StatedBirth, 'line' | 'id'>[];
}

/** An input that control births cannot be made from. */
export class ControlInputError extends Error {
  override readonly name = 'ControlInputError';
}

const ADDED = ['control', 'source_id', 'exchanged_id'] as const;

/**
 * Makes control births: within each group the births exchange their times, dates or places, as whole values and at random. So the
 * times, dates and places of a group stay what they are, with their roundings and gaps, and only what they have to do with each other is
 * gone. The records hold places and local times; what the clock there and then was follows when they are calculated.
 *
 * Beside the columns of the input each has `control` (from 1), `source_id` (the birth whose other parts it has) and `exchanged_id` (the
 * birth whose time, date or place it has). Its `id` is `<source>~<control>`. Ids are numbers of records where the input has none. The
 * controls of a smaller number of times are the first ones of a larger.
 *
 * @throws ControlInputError
 */
export function createControls([head, ...records]: BirthTable, settings: ControlSettings): Controls {
  const header = head.cells;
  const columns = header.map(readColumn);
  requireColumns(header, columns, settings);
  const idColumn = header.indexOf('id');
  const births = records.map((record, index) => {
    requireCells(record, header);
    const birth = readRecordedBirth(record, columns, record.cells[idColumn]?.trim() || String(index + 1));
    return 'fault' in birth ? refuseCell(birth, record, header) : birth;
  });
  const leftOut = births.flatMap((birth) => findLack(birth, settings) ?? []);
  const used = births.filter((birth) => findLack(birth, settings) === undefined);
  const groups = [...Map.groupBy(used, (birth) => toGroup(birth, settings.within)).values()];
  return {
    header: [...(idColumn < 0 ? ['id'] : []), ...header, ...ADDED],
    records: listControls({ used, groups, columns, idColumn }, settings),
    births: births.length,
    leftOut,
    alone: groups.flatMap((group) => (group.length === 1 ? group : [])),
  };
}

function requireColumns(header: readonly string[], columns: readonly BirthColumn[], settings: ControlSettings): void {
  const { shuffle: part, within } = settings;
  const added = header.find((name) => ADDED.some((own) => own === name));
  if (added !== undefined) throw new ControlInputError(`the header has ${added}: it is of control births already`);
  const instant = columns.findIndex(({ role }) => role === 'instant');
  if (instant >= 0) {
    throw new ControlInputError(`column ${header[instant]} holds instants; ${REMEDY_OF_INSTANTS}`);
  }
  if (part === 'place' && within === 'place') {
    throw new ControlInputError('births of one place have no other place to exchange; choose another group');
  }
  const roles = new Set(columns.flatMap(({ role }) => (role === 'moment' ? ['date', 'time'] : [role])));
  for (const needed of [part, ...(within === 'all' ? [] : [within === 'place' ? 'place' : 'date'])]) {
    if (roles.has(needed)) continue;
    throw new ControlInputError(`no column holds the ${needed} of a birth; name one such as ${EXAMPLES[needed]}`);
  }
}

const REMEDY_OF_INSTANTS = 'control births need local times, whose clocks are read anew: write the local date and time';
const EXAMPLES: Readonly<Record<string, string>> = { date: 'date', time: 'time', place: 'place' };

function requireCells({ line, cells }: BirthRecord, header: readonly string[]): void {
  if (cells.length === header.length) return;
  throw new ControlInputError(`line ${line} has ${cells.length} cells, and the header ${header.length}`);
}

function refuseCell({ column, fault }: CellFault, { line, cells }: BirthRecord, header: readonly string[]): never {
  const cell = `line ${line}: ${header[column]} ${JSON.stringify(cells[column])}`;
  if (fault === 'instant') throw new ControlInputError(`${cell} has an offset; ${REMEDY_OF_INSTANTS}`);
  throw new ControlInputError(
    `${cell} is not a date that is read, or its day and month can be exchanged; write 1985-05-03`,
  );
}

function findLack(birth: StatedBirth, { shuffle: part, within }: ControlSettings): LeftOut | undefined {
  const { line, has, year } = birth;
  if (!has[part]) return { line, lacks: part };
  if (within === 'place' && !has.place) return { line, lacks: 'place' };
  return (within === 'year' || within === 'decade') && year === undefined ? { line, lacks: 'year' } : undefined;
}

function toGroup({ year = 0, place }: StatedBirth, within: ExchangeGroup): string | number {
  if (within === 'place') return place;
  if (within === 'all') return '';
  return within === 'year' ? year : Math.floor(year / 10);
}

interface Exchange {
  readonly used: readonly StatedBirth[];
  readonly groups: readonly (readonly StatedBirth[])[];
  readonly columns: readonly BirthColumn[];
  readonly idColumn: number;
}

function* listControls(exchange: Exchange, { shuffle: part, seed, times }: ControlSettings) {
  const { used, groups, columns, idColumn } = exchange;
  const drawBelow = drawFrom(createSplitMix64(seed));
  for (let control = 1; control <= times; control += 1) {
    const givers = new Map<StatedBirth, StatedBirth>();
    for (const group of groups) {
      for (const [index, giver] of shuffle(group, drawBelow).entries()) givers.set(group[index] as StatedBirth, giver);
    }
    for (const source of used) {
      const giver = givers.get(source) ?? source;
      const cells = columns.map((column, index) => exchangeCell({ source, giver, part }, column, index));
      const id = `${source.id}~${control}`;
      if (idColumn >= 0) cells[idColumn] = id;
      yield [...(idColumn < 0 ? [id] : []), ...cells, String(control), source.id, giver.id];
    }
  }
}

interface ExchangedBirths {
  readonly source: StatedBirth;
  readonly giver: StatedBirth;
  readonly part: ExchangedPart;
}

/** A cell of a control birth. A cell with date and time is put together from both births. */
function exchangeCell({ source, giver, part }: ExchangedBirths, { role }: BirthColumn, index: number): string {
  const [own, given] = [source.moments.get(index), giver.moments.get(index)];
  const isJoined = part !== 'place' && (own?.hasTime || given?.hasTime);
  if (isJoined && own && given) {
    const [day, time] = part === 'date' ? [given, own] : [own, given];
    const { hour, minute, second } = time.civil;
    return formatIsoMoment({ ...time, civil: { ...day.civil, hour, minute, second } });
  }
  const isExchanged = role === part || (role === 'moment' && part === 'date');
  return (isExchanged ? giver : source).cells[index] ?? '';
}
