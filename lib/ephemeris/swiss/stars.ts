import { constants, fixstar2_ut } from 'sweph';
import { Problem } from '../../errors/problem.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { StarPlace, Zodiac } from '../port.ts';
import { answers, confirmFiles } from './calculate.ts';
import type { DataFolder } from './folder.ts';
import { zodiacFlag } from './position.ts';
import { starCatalogue } from './star-catalogue.ts';
import { unavailable } from './unavailable.ts';

interface Query {
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
export function starPlace(folder: DataFolder, { id, moment }: Query, zodiac: Zodiac): StarPlace {
  if (!starCatalogue(folder).ids.has(id)) throw new Problem('InvalidStar', `The star catalogue has no ${id}`);
  confirmFiles(moment);
  const flags = constants.SEFLG_SWIEPH | zodiacFlag(zodiac);
  const { flag, error, name, data } = fixstar2_ut(`,${id}`, moment, flags);
  const [, found = ''] = name.split(',');
  const isAsAsked = answers(flag, flags) && error === '' && found.replaceAll(' ', '') === id;
  const [longitude, latitude] = data;
  if (!isAsAsked || !Number.isFinite(longitude + latitude)) {
    throw unavailable(
      `The engine did not answer for ${id} from its catalogue: got ${name}, flag ${flag} ${error.trim()}`,
    );
  }
  return { longitudeDeg: longitudeDeg(longitude), latitudeDeg: latitude };
}
