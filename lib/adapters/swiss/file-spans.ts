import { constants, julday } from 'sweph';

/** Content of a file of the ephemeris: Sun and planets (`sepl`), Moon (`semo`), main asteroids (`seas`). */
export type FileKind = 'sepl' | 'semo' | 'seas';

/** Six centuries that one file of each kind covers. */
export interface FileSpan {
  /** Astronomical year in which its files begin: 0 is 1 BCE. */
  readonly firstYear: number;
  /** Julian day (TT) of that year's first moment. */
  readonly startJd: number;
  /** Julian day (TT) at which the next span starts. */
  readonly endJd: number;
  readonly fileNames: ReadonlyMap<FileKind, string>;
}

const YEARS_PER_FILE = 600;
const FIRST_GREGORIAN_YEAR = 1600;
const FILE_NAME = /^(sepl|semo|seas)([m_])(\d{2,3})\.se1$/;

/**
 * The moment from which the engine reads the files of a year: 1 January, Julian calendar before 1600.
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

/** The spans of a folder's files, earliest first. */
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

/**
 * The spans that follow one another without a gap around `jdTt` and have a file of every kind in `kinds`; empty without
 * one at `jdTt`.
 */
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
