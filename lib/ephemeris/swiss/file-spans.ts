import { constants, julday } from 'sweph';

/** What a file of the ephemeris holds: planets and Sun, the Moon, or the main asteroids. */
export type FileKind = 'sepl' | 'semo' | 'seas';

/** Six centuries that one file of each kind covers. */
export interface FileSpan {
  /** Astronomical year in which its files begin: 0 is 1 BCE. */
  readonly firstYear: number;
  /** Julian day (TT) of that year's first moment. */
  readonly startJd: number;
  /** Julian day (TT) at which the next era starts. */
  readonly endJd: number;
  readonly fileNames: ReadonlyMap<FileKind, string>;
}

const YEARS_PER_FILE = 600;
const FIRST_GREGORIAN_YEAR = 1600;
const FILE_NAME = /^(sepl|semo|seas)([m_])(\d{2,3})\.se1$/;

/**
 * The moment at which the engine turns to the files of a year: 1 January, Julian calendar before 1600.
 *
 * @source swi_gen_filename in swephlib.c of Swiss Ephemeris 2.10.03
 */
function startOfYear(year: number): number {
  return julday(year, 1, 1, 0, year < FIRST_GREGORIAN_YEAR ? constants.SE_JUL_CAL : constants.SE_GREG_CAL);
}

function parseFileName(name: string): { kind: FileKind; firstYear: number } | undefined {
  const [, kind, sign, century] = FILE_NAME.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind as FileKind, firstYear: Number(century) * 100 * (sign === 'm' ? -1 : 1) };
}

/** The eras that a folder's files belong to, earliest first. */
export function listFileSpans(fileNames: readonly string[]): readonly FileSpan[] {
  const byYear = new Map<number, Map<FileKind, string>>();
  for (const name of fileNames) {
    const parsed = parseFileName(name);
    if (parsed === undefined) continue;
    const files = byYear.get(parsed.firstYear) ?? new Map<FileKind, string>();
    byYear.set(parsed.firstYear, files.set(parsed.kind, name));
  }
  return [...byYear]
    .sort(([a], [b]) => a - b)
    .map(([firstYear, files]) => ({
      firstYear,
      startJd: startOfYear(firstYear),
      endJd: startOfYear(firstYear + YEARS_PER_FILE),
      fileNames: files,
    }));
}

/** The eras in an unbroken row around `jdTt` that have a file of every kind asked for; empty where that moment has none. */
export function listContiguousSpans(
  fileSpans: readonly FileSpan[],
  jdTt: number,
  kinds: readonly FileKind[],
): readonly FileSpan[] {
  const complete = fileSpans.filter((fileSpan) => kinds.every((kind) => fileSpan.fileNames.has(kind)));
  const home = complete.findIndex((fileSpan) => jdTt >= fileSpan.startJd && jdTt < fileSpan.endJd);
  if (home < 0) return [];
  let first = home;
  let last = home;
  while (complete[first - 1]?.endJd === complete[first]?.startJd) first -= 1;
  while (complete[last + 1]?.startJd === complete[last]?.endJd) last += 1;
  return complete.slice(first, last + 1);
}
