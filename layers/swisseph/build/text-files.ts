import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calc_ut, close, constants, fixstar2_ut, set_ephe_path } from 'sweph';
import { STAR_FACTS } from '../../../lib/base/catalog/stars/facts.ts';
import { STAR_GROUPS } from '../../../lib/base/catalog/stars/groups.ts';

const STARS = 'sefstars.txt';
const LEAP_SECONDS = 'seleapsec.txt';
const ORBITAL_ELEMENTS = 'seorbel.txt';
/** Files other than positions: stars, leap seconds, orbital elements of fictitious bodies. */
export const TEXT_FILES: readonly string[] = [STARS, LEAP_SECONDS, ORBITAL_ELEMENTS];

const J2000 = 2451545;

/** Lines that are neither empty nor comments. */
function readRecords(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** The designation of a star without spaces, as the engine compares it. */
const designationOf = (record: string): string => (record.split(',')[1] ?? '').replaceAll(' ', '');

function isStarRecord(record: string): boolean {
  const cells = record.split(',');
  const rightAscensionAndDeclination = cells.slice(3, 9);
  return (
    cells.length >= 14 &&
    rightAscensionAndDeclination.every((cell) => cell.trim() !== '' && Number.isFinite(Number(cell)))
  );
}

function canReadStar(star: string): boolean {
  const { flag, error, name, data } = fixstar2_ut(`,${star}`, J2000, constants.SEFLG_SWIEPH);
  return flag >= 0 && error === '' && designationOf(name) === star && Number.isFinite(data[0] + data[1]);
}

/**
 * Checks that the engine reads every record of the text files.
 *
 * @source fixstar_cut_string in sweph.c of Swiss Ephemeris 2.10.03: one line that is too short, and no star is found
 * @throws Error naming the file and the record or star that it does not read
 */
export function requireReadableTexts(folder: string): void {
  close();
  set_ephe_path(folder);
  const groupStars = Object.values(STAR_GROUPS).flatMap(({ stars }): readonly string[] => stars);
  const known = [...new Set([...Object.keys(STAR_FACTS), ...groupStars])];
  requireEvery(STARS, readRecords(folder, STARS), isStarRecord);
  requireEvery(STARS, known, canReadStar);
  requireEvery(LEAP_SECONDS, readRecords(folder, LEAP_SECONDS), (date) => /^\d{4}(0630|1231)$/.test(date));
  requireEvery(ORBITAL_ELEMENTS, readRecords(folder, ORBITAL_ELEMENTS), (_, index) => {
    const { flag, error } = calc_ut(J2000, constants.SE_FICT_OFFSET + index, constants.SEFLG_SWIEPH);
    return flag >= 0 && error === '';
  });
}

function requireEvery(name: string, items: readonly string[], isGood: (item: string, index: number) => boolean): void {
  const bad = items.find((item, index) => !isGood(item, index));
  if (bad !== undefined) throw new Error(`${name}: the engine cannot read "${bad.slice(0, 40)}"`);
}

/** Stars and other records that only the old files contain. */
export function listLostRecords({ before, after }: { before: string; after: string }): readonly string[] {
  return TEXT_FILES.flatMap((name) => {
    const keys = (folder: string): readonly string[] =>
      readRecords(folder, name).map((record, index) =>
        name === STARS ? designationOf(record) : `record ${index + 1}`,
      );
    const remaining = new Set(keys(after));
    const gone = [...new Set(keys(before))].filter((key) => !remaining.has(key));
    return gone.length === 0 ? [] : [`${gone.length} of ${name}: ${gone.slice(0, 5).join(', ')}`];
  });
}
