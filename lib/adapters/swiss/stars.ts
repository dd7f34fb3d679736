import { constants, fixstar2_ut } from 'sweph';
import { EphemerisArgumentError, EphemerisUnavailableError } from '../../astro/errors.ts';
import type { StarPosition, Zodiac } from '../../astro/port.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { confirmFiles, hasRequestedFlags } from './calculate.ts';
import type { DataFolder } from './folder.ts';
import { computeNodeShiftDeg, useZodiac } from './position.ts';
import { readStarCatalog } from './star-catalog.ts';

interface StarQuery {
  readonly id: string;
  readonly moment: number;
}

/**
 * Position of one star of the catalog.
 *
 * The query is the designation after a comma: the engine compares it as a whole, while it also accepts the beginning of
 * a name. A text that is too long kills the process, so only designations of the catalog reach the engine. For a star
 * the flag does not show whether the Earth's position came from the files.
 *
 * @throws EphemerisArgumentError, EphemerisUnavailableError
 */
export function computeStarPosition(folder: DataFolder, { id, moment }: StarQuery, zodiac: Zodiac): StarPosition {
  if (!readStarCatalog(folder).ids.has(id)) throw new EphemerisArgumentError(`The star catalog has no ${id}`, 'star');
  confirmFiles(moment);
  const flags = constants.SEFLG_SWIEPH | useZodiac(zodiac);
  const { flag, error, name, data } = fixstar2_ut(`,${id}`, moment, flags);
  const [, foundId = ''] = name.split(',');
  const isAsRequested = hasRequestedFlags(flag, flags) && error === '' && foundId.replaceAll(' ', '') === id;
  const [longitude, latitude] = data;
  if (!isAsRequested || !Number.isFinite(longitude + latitude)) {
    throw new EphemerisUnavailableError(
      `The engine did not answer for ${id} from its catalog: got ${name}, flag ${flag} ${error.trim()}`,
    );
  }
  return { longitudeDeg: longitudeDeg(longitude - computeNodeShiftDeg(zodiac, moment)), latitudeDeg: latitude };
}
