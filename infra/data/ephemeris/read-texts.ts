import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calc_ut, constants, fixstar2_ut, set_ephe_path, utc_to_jd } from 'sweph';
import { STAR_FACTS } from '../../../lib/catalog/stars/facts.ts';
import { STAR_GROUPS } from '../../../lib/catalog/stars/groups.ts';
import { counted, some } from '../words.ts';
import { ELEMENTS, LEAP_SECONDS, recordsOf, STARS, starOf, type TextRecord } from './records.ts';

/**
 * A process that has the engine read the texts of a folder: `node read-texts.ts <folder>`. The reason why it does not is on
 * standard error. A process of its own, as the engine keeps what it has read.
 */
const [folder = ''] = process.argv.slice(2);
const J2000 = 2451545;

/** What a position needs of a star: right ascension and declination, three columns each. */
const PLACE = { from: 3, to: 9 } as const;
const FEWEST_COLUMNS = 14;

try {
  delete process.env.SE_EPHE_PATH;
  set_ephe_path(folder);
  read(STARS, requireStars);
  read(LEAP_SECONDS, requireLeapSeconds);
  read(ELEMENTS, requireElements);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}

function read(name: string, check: (records: readonly TextRecord[]) => void): void {
  const path = join(folder, name);
  if (existsSync(path)) check(recordsOf(readFileSync(path)));
}

/** @source fixstar_cut_string in sweph.c of Swiss Ephemeris 2.10.03: one line that is too short, and no star is found */
function requireStars(records: readonly TextRecord[]): void {
  for (const { line, text } of records) {
    const columns = text.split(',');
    const isNumber = (cell: string): boolean => cell.trim() !== '' && Number.isFinite(Number(cell));
    const isStar = columns.length >= FEWEST_COLUMNS && columns.slice(PLACE.from, PLACE.to).every(isNumber);
    if (!isStar) throw new Error(`${STARS}, line ${line}, is no star: "${text.slice(0, 40)}"`);
  }
  const named = Object.values(STAR_GROUPS).flatMap(({ stars }): readonly string[] => stars);
  const lost = [...new Set([...Object.keys(STAR_FACTS), ...named])].filter((id) => !isFound(id));
  if (lost.length > 0) throw new Error(`${STARS} is without ${counted(lost.length, 'known star')}: ${some(lost, 5)}`);
}

function isFound(id: string): boolean {
  const { flag, error, name, data } = fixstar2_ut(`,${id}`, J2000, constants.SEFLG_SWIEPH);
  return flag >= 0 && error === '' && starOf(name) === id && Number.isFinite(data[0] + data[1]);
}

/** @source init_leapsec in swedate.c of Swiss Ephemeris 2.10.03: `yyyymmdd`, those of its own table first */
function requireLeapSeconds(records: readonly TextRecord[]): void {
  for (const { line, text } of records) {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
    const { flag } = utc_to_jd(Number(year), Number(month), Number(day), 23, 59, 60.5, constants.SE_GREG_CAL);
    if (flag < 0) throw new Error(`${LEAP_SECONDS}, line ${line}, is no leap second of the engine: "${text}"`);
  }
}

function requireElements(records: readonly TextRecord[]): void {
  if (records.length === 0) throw new Error(`${ELEMENTS} is without a body`);
  for (const [index, { line, text }] of records.entries()) {
    const { flag, error } = calc_ut(J2000, constants.SE_FICT_OFFSET + index, constants.SEFLG_SWIEPH);
    if (flag < 0 || error !== '') {
      throw new Error(`${ELEMENTS}, line ${line}, is no body: "${text.slice(0, 40)}": ${error.trim()}`);
    }
  }
}
