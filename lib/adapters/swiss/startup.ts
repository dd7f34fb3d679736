import { dirname } from 'node:path';
import { constants, fixstar2_ut, get_current_file_data } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import { calculate, FROM_FILES } from './calculate.ts';
import { useMoment } from './engine-state.ts';
import type { DataFolder } from './folder.ts';
import { MANIFEST_FILES } from './manifest.ts';

const J2000 = 2451545;

/** Not one of the eight built-in stars, which the engine finds without its catalog. */
const CATALOG_STAR = 'Sirius';

/** Bodies with the engine's number of the file that contains them. */
const PROBES = [
  { engineId: constants.SE_SUN, fileNumber: 0 },
  { engineId: constants.SE_MOON, fileNumber: 1 },
  { engineId: constants.SE_CHIRON, fileNumber: 2 },
];

function requireBodyFromFolder(folder: DataFolder, engineId: number, fileNumber: number): void {
  calculate(J2000, engineId, FROM_FILES);
  const { path } = get_current_file_data(fileNumber);
  if (dirname(path) === folder.path) return;
  throw new EphemerisUnavailableError(`The engine reads ${path}, not the files in ${folder.path}`);
}

function requireStar(): void {
  const { flag, error, name } = fixstar2_ut(CATALOG_STAR, J2000, constants.SEFLG_SWIEPH);
  const isFound = flag === constants.SEFLG_SWIEPH && error === '' && name.startsWith(`${CATALOG_STAR},`);
  if (!isFound) throw new EphemerisUnavailableError(`The engine does not find a star in its catalog: ${error}`);
}

/** The files without a span: stars, leap seconds, orbital elements. */
function listTimelessFiles(): readonly string[] {
  return [...MANIFEST_FILES.keys()].filter((name) => !name.endsWith('.se1'));
}

/**
 * Proves that Sun, Moon, Chiron and a star come from this folder's files. A path that is too long, or `SE_EPHE_PATH` in
 * the environment, makes the engine read other files without an error.
 *
 * @throws EphemerisUnavailableError
 */
export function requireFilesInUse(folder: DataFolder): void {
  folder.checksums.require(listTimelessFiles());
  useMoment(folder, J2000);
  for (const { engineId, fileNumber } of PROBES) requireBodyFromFolder(folder, engineId, fileNumber);
  requireStar();
}
