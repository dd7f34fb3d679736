import { readdirSync } from 'node:fs';
import { close, set_ephe_path } from 'sweph';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { calculate, FROM_FILES_WITHOUT_SPEEDS } from '../../../lib/ephemeris/swiss/calculate.ts';
import { findCoverage, requireRange } from '../../../lib/ephemeris/swiss/coverage.ts';
import { type FileSpan, listContiguousSpans, listFileSpans } from '../../../lib/ephemeris/swiss/file-spans.ts';
import { arcDeg } from '../../../lib/units/angle.ts';

const J2000 = 2451545;
const ARCSEC_PER_DEG = 3600;
/** A change of a single month of the Moon, the shortest segment of the files, is seen. */
const DAYS_BETWEEN_DATES = 20;
const SAMPLED_BODIES = CATALOG_BODY_IDS.filter((body) => ['planet', 'asteroid'].includes(BODIES[body].kind));

/** By how much a body is elsewhere, at worst. */
export interface LongitudeShift {
  readonly body: CatalogBodyId;
  readonly arcsec: number;
  readonly atJd: number;
}

export interface PositionComparison {
  readonly dates: number;
  /** Bodies that are elsewhere on any of the dates, the largest shift first. */
  readonly shifts: readonly LongitudeShift[];
}

/**
 * Has the engine read all changed files, and compares the positions.
 *
 * @param changed names of files with other content
 * @throws Error where the engine does not answer from the new files: it checks name, length and checksum of each
 */
export function comparePositions(
  folders: { readonly before: string; readonly after: string },
  changed: readonly string[],
): PositionComparison {
  const eras = listFileSpans(readdirSync(folders.after));
  requireContiguousFiles(eras);
  const sampled = eras.filter(({ fileNames }) => [...fileNames.values()].some((name) => changed.includes(name)));
  const now = sampled.flatMap((era) => samplePositions(folders.after, era));
  const old = sampled.flatMap((era) => samplePositions(folders.before, era));
  const shifts = SAMPLED_BODIES.map((body) => findLargestShift(body, old, now));
  return {
    dates: now.length,
    shifts: shifts.filter(({ arcsec }) => arcsec > 0).toSorted((a, b) => b.arcsec - a.arcsec),
  };
}

/** @throws Error where centuries of planets and Moon are missing between others */
function requireContiguousFiles(eras: readonly FileSpan[]): void {
  const row = new Set(listContiguousSpans(eras, J2000, ['sepl', 'semo']));
  const lonely = eras.find((era) => !row.has(era));
  if (lonely)
    throw new Error(`the files from ${lonely.firstYear} on lack one, or do not follow the others without a gap`);
}

/** Longitudes on one date, of the bodies that the files cover. */
interface SampledPositions {
  readonly jd: number;
  readonly longitudes: ReadonlyMap<CatalogBodyId, number>;
}

function samplePositions(folder: string, { startJd, endJd, fileNames }: FileSpan): readonly SampledPositions[] {
  const coverage = findCoverage(listFileSpans(readdirSync(folder)));
  const isCovered = (body: CatalogBodyId, jd: number): boolean => {
    const { fromJdUt, toJdUt } = requireRange(coverage, body);
    return jd >= fromJdUt && jd <= toJdUt;
  };
  const count = Math.floor((endJd - startJd) / DAYS_BETWEEN_DATES);
  close();
  try {
    return Array.from({ length: count }, (_, index) => {
      const jd = startJd + DAYS_BETWEEN_DATES * (index + 0.5);
      // Files are opened anew for each date: what the engine remembers from far away shows in asteroids, by 0.005″.
      set_ephe_path(folder);
      const bodies = SAMPLED_BODIES.filter((body) => isCovered(body, jd));
      return { jd, longitudes: new Map(bodies.map((body) => [body, longitudeAt(body, jd)])) };
    });
  } catch (fault) {
    // The engine names the planets' file where the Moon's is damaged.
    throw new Error(`one of ${[...fileNames.values()].join(', ')} is not read: ${fault}`, { cause: fault });
  }
}

const longitudeAt = (body: CatalogBodyId, jd: number): number =>
  calculate(jd, BODIES[body].engineId, FROM_FILES_WITHOUT_SPEEDS)[0];

function findLargestShift(
  body: CatalogBodyId,
  old: readonly SampledPositions[],
  now: readonly SampledPositions[],
): LongitudeShift {
  let largest: LongitudeShift = { body, arcsec: 0, atJd: Number.NaN };
  for (const [index, { jd: atJd, longitudes }] of now.entries()) {
    const [was, is] = [old[index]?.longitudes.get(body), longitudes.get(body)];
    const arcsec = was === undefined || is === undefined ? 0 : Math.abs(arcDeg(was, is)) * ARCSEC_PER_DEG;
    if (arcsec > largest.arcsec) largest = { body, arcsec, atJd };
  }
  return largest;
}
