import { readdirSync } from 'node:fs';
import { close, set_ephe_path } from 'sweph';
import { calculate, FROM_FILES_WITHOUT_SPEEDS } from '../../../lib/adapters/swiss/calculate.ts';
import { findCoverage, requireRange } from '../../../lib/adapters/swiss/coverage.ts';
import { type FileSpan, listContiguousSpans, listFileSpans } from '../../../lib/adapters/swiss/file-spans.ts';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';

const J2000 = 2451545;
const ARCSEC_PER_DEG = 3600;
/** Shorter than a month of the Moon, the shortest segment of the files, so that every changed segment is sampled. */
const DAYS_BETWEEN_DATES = 20;
const SAMPLED_BODIES = CATALOG_BODY_IDS.filter((body) => ['planet', 'asteroid'].includes(BODIES[body].kind));

/** Largest change of a body's longitude. */
export interface LongitudeShift {
  readonly body: CatalogBodyId;
  readonly arcsec: number;
  readonly atJd: number;
}

export interface PositionComparison {
  readonly dates: number;
  /** Bodies whose longitude changes on any date, largest shift first. */
  readonly shifts: readonly LongitudeShift[];
}

/**
 * Samples the positions of all changed files and compares them with those of the old files.
 *
 * @param changed names of the changed files
 * @throws Error where the engine does not use the new files: it checks name, length and checksum of each
 */
export function comparePositions(
  folders: { readonly before: string; readonly after: string },
  changed: readonly string[],
): PositionComparison {
  const fileSpans = listFileSpans(readdirSync(folders.after));
  requireContiguousFiles(fileSpans);
  const sampled = fileSpans.filter(({ fileNames }) => [...fileNames.values()].some((name) => changed.includes(name)));
  const now = sampled.flatMap((span) => samplePositions(folders.after, span));
  const old = sampled.flatMap((span) => samplePositions(folders.before, span));
  const shifts = SAMPLED_BODIES.map((body) => findLargestShift(body, old, now));
  return {
    dates: now.length,
    shifts: shifts.filter(({ arcsec }) => arcsec > 0).toSorted((a, b) => b.arcsec - a.arcsec),
  };
}

/** @throws Error for a gap between the centuries of planets and Moon */
function requireContiguousFiles(fileSpans: readonly FileSpan[]): void {
  const contiguous = new Set(listContiguousSpans(fileSpans, J2000, ['sepl', 'semo']));
  const isolated = fileSpans.find((span) => !contiguous.has(span));
  if (isolated)
    throw new Error(`the files from ${isolated.firstYear} on are incomplete, or a gap separates them from the others`);
}

/** Longitudes of the covered bodies on one date, degrees. */
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
      // Reopens the files for each date: the engine's state from distant dates changes asteroids by 0.005″.
      set_ephe_path(folder);
      const bodies = SAMPLED_BODIES.filter((body) => isCovered(body, jd));
      return { jd, longitudes: new Map(bodies.map((body) => [body, longitudeAt(body, jd)])) };
    });
  } catch (fault) {
    // The engine's message names the planets' file even where the Moon's is damaged.
    throw new Error(`the engine cannot read one of ${[...fileNames.values()].join(', ')}: ${fault}`, { cause: fault });
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
