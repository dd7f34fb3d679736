import { type EpheFile, headerOf } from '../../../layers/swisseph/build/manifest.ts';
import { type Era, erasOf, type FileKind, rowAround } from '../../../lib/ephemeris/swiss/eras.ts';

const J2000 = 2451545;
const PLANETS: readonly FileKind[] = ['sepl', 'semo'];
const ASTEROIDS: readonly FileKind[] = ['sepl', 'semo', 'seas'];

/** Enough for the lines of text at the beginning of a file. */
const MOST_TEXT_BYTES = 2000;

/** Astronomical years, the last one included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

const isPositions = ({ name }: EpheFile): boolean => name.endsWith('.se1');

/** @throws Error naming what is wrong: a file that is cut short or not what its name says, or centuries that are missing between others */
export function requireGood(files: readonly EpheFile[]): void {
  for (const file of files.filter(isPositions)) {
    requireHeader(file);
    requireLength(file);
  }
  const eras = erasOf(files.map(({ name }) => name));
  const whole = new Set(rowAround(eras, J2000, PLANETS));
  if (whole.size === 0) throw new Error('no files of planets and Moon cover the present');
  const lonely = eras.find((era) => PLANETS.some((kind) => era.fileNames.has(kind)) && !whole.has(era));
  if (lonely) throw new Error(`the files of ${lonely.firstYear} do not follow the others without a gap, or lack one`);
}

/** @source sweph.c of Swiss Ephemeris 2.10.03, read_const: the first three lines of a file */
function requireHeader({ name, content }: EpheFile): void {
  const [kind = '', own = ''] = headerOf(content);
  if (!kind.startsWith('SWISSEPH')) throw new Error(`${name} is no file of the Swiss Ephemeris`);
  if (own.trim() !== name) throw new Error(`${name} says of itself that it is ${own.trim()}`);
}

/**
 * After the lines of text, four of a single asteroid and three of the others, come a number that shows the order of its
 * bytes, `abc` or `cba`, and the length of the whole file.
 *
 * @source sweph.c and sweph.h of Swiss Ephemeris 2.10.03, read_const and SEI_FILE_TEST_ENDIAN
 */
function requireLength({ name, content }: EpheFile): void {
  const lines = /^se(?:pl|mo|as)/.test(name) ? 3 : 4;
  const texts = content.toString('latin1', 0, MOST_TEXT_BYTES).split('\r\n').slice(0, lines);
  const at = texts.join('\r\n').length + '\r\n'.length;
  const isLittleEndian = content.toString('latin1', at, at + 3) === 'cba';
  if (content.length < at + 8) throw new Error(`${name} is damaged: it ends after ${content.length} bytes`);
  const bytes = isLittleEndian ? content.readInt32LE(at + 4) : content.readInt32BE(at + 4);
  if (bytes === content.length) return;
  throw new Error(`${name} is damaged: it has ${content.length} bytes and says that it has ${bytes}`);
}

function yearsOf(row: readonly Era[]): Years | undefined {
  const [first, last] = [row[0], row.at(-1)];
  return first && last && { from: first.firstYear, to: last.firstYear + 599 };
}

/** Years that the files cover, of planets and Moon and of asteroids; undefined where they do not cover the present. */
export function coveredYears(files: readonly EpheFile[]): Readonly<Record<'planets' | 'asteroids', Years | undefined>> {
  const eras = erasOf(files.map(({ name }) => name));
  return {
    planets: yearsOf(rowAround(eras, J2000, PLANETS)),
    asteroids: yearsOf(rowAround(eras, J2000, ASTEROIDS)),
  };
}
