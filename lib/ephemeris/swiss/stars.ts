import { constants, fixstar2_ut } from 'sweph';
import { Problem } from '../../errors/problem.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { StarPosition, Zodiac } from '../port.ts';
import { confirmFiles, hasRequestedFlags } from './calculate.ts';
import { createEphemerisUnavailable } from './ephemeris-unavailable.ts';
import type { DataFolder } from './folder.ts';
import { useZodiac } from './position.ts';
import { readStarCatalogue } from './star-catalogue.ts';

interface StarQuery {
  readonly id: string;
  readonly moment: number;
}

/**
 * One star of the catalogue.
 *
 * The engine is asked by designation, behind a comma: that is compared whole, while a name may also be the beginning of
 * one. A text that is too long kills the process, so nothing reaches it but what the catalogue itself has. For a star
 * the flag does not tell whether the Earth's place came from the files.
 *
 * @throws Problem `InvalidStar`, `EphemerisUnavailable`
 */
export function computeStarPosition(folder: DataFolder, { id, moment }: StarQuery, zodiac: Zodiac): StarPosition {
  if (!readStarCatalogue(folder).ids.has(id)) throw new Problem('InvalidStar', `The star catalogue has no ${id}`);
  confirmFiles(moment);
  const flags = constants.SEFLG_SWIEPH | useZodiac(zodiac);
  const { flag, error, name, data } = fixstar2_ut(`,${id}`, moment, flags);
  const [, foundId = ''] = name.split(',');
  const isAsRequested = hasRequestedFlags(flag, flags) && error === '' && foundId.replaceAll(' ', '') === id;
  const [longitude, latitude] = data;
  if (!isAsRequested || !Number.isFinite(longitude + latitude)) {
    throw createEphemerisUnavailable(
      `The engine did not answer for ${id} from its catalogue: got ${name}, flag ${flag} ${error.trim()}`,
    );
  }
  return { longitudeDeg: longitudeDeg(longitude), latitudeDeg: latitude };
}
