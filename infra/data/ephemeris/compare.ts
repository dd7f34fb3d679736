import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EpheFile } from '../../../layers/swisseph/build/manifest.ts';
import { BODIES, type CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { type Era, erasOf } from '../../../lib/ephemeris/swiss/eras.ts';
import { arcDeg } from '../../../lib/units/angle.ts';
import { isSame } from './gather.ts';

const PROGRAM = fileURLToPath(new URL('longitudes.ts', import.meta.url));
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
const ARCSEC_PER_DEG = 3600;

/** Days between two dates in centuries whose files are others: even a change of a single month of the Moon is seen. */
const DAYS_APART = 20;
/** In the others it is only looked whether the engine takes the files. */
const DAYS_APART_IN_THE_SAME = 40_000;

/** How far a body is from where it was, at worst. */
export interface Moved {
  readonly body: string;
  readonly worstArcsec: number;
  readonly atJd: number;
}

/** What became of the positions. */
export interface Positions {
  /** How many dates were looked at in centuries whose files are others. */
  readonly dates: number;
  /** Bodies that moved at all. */
  readonly moved: readonly Moved[];
}

interface Sets {
  readonly before: readonly EpheFile[];
  readonly after: readonly EpheFile[];
  readonly folders: { readonly before: string; readonly after: string };
}

/**
 * Has the engine tell where the bodies stand, by the files before and after.
 *
 * @throws Error where it cannot read the new ones
 */
export async function comparePositions({ before, after, folders }: Sets): Promise<Positions> {
  const changed = new Set(changedNames(before, after));
  const eras = erasOf(after.map(({ name }) => name));
  const isChanged = (era: Era): boolean => [...era.fileNames.values()].some((name) => changed.has(name));
  const dates = eras.filter(isChanged).flatMap((era) => datesOf(era, DAYS_APART));
  const others = eras.filter((era) => !isChanged(era)).flatMap((era) => datesOf(era, DAYS_APART_IN_THE_SAME));
  const now = longitudesFrom(folders.after, [...dates, ...others]);
  const old = longitudesFrom(folders.before, dates);
  const moved = Object.entries(old).map(([body, longitudes]) => movedOf(body, longitudes, now[body] ?? [], dates));
  return { dates: dates.length, moved: moved.filter(({ worstArcsec }) => worstArcsec > 0) };
}

/** Files that are others, or new. */
function changedNames(before: readonly EpheFile[], after: readonly EpheFile[]): readonly string[] {
  const old = new Map(before.map((file) => [file.name, file]));
  return after.flatMap((file) => {
    const was = old.get(file.name);
    return was !== undefined && isSame(was, file) ? [] : [file.name];
  });
}

const datesOf = ({ startJd, endJd }: Era, daysApart: number): readonly number[] =>
  Array.from({ length: Math.floor((endJd - startJd) / daysApart) }, (_, index) => startJd + daysApart * (index + 0.5));

type Longitudes = Readonly<Record<string, readonly (number | null)[]>>;

/** @throws Error where the engine does not take the files */
function longitudesFrom(folder: string, moments: readonly number[]): Longitudes {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, folder], {
    input: JSON.stringify(moments),
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
}

function movedOf(
  body: string,
  old: readonly (number | null)[],
  now: readonly (number | null)[],
  dates: readonly number[],
): Moved {
  let worst: Moved = { body: BODIES[body as CatalogBodyId].name, worstArcsec: 0, atJd: Number.NaN };
  dates.forEach((atJd, index) => {
    const [was, is] = [old[index] ?? null, now[index] ?? null];
    if (was === null || is === null) return;
    const arcsec = Math.abs(arcDeg(was, is)) * ARCSEC_PER_DEG;
    if (arcsec > worst.worstArcsec) worst = { ...worst, worstArcsec: arcsec, atJd };
  });
  return worst;
}
