import { join } from 'node:path';
import type { LocalPractice } from '../domain/civil-time/local-practice.ts';
import { readLayerFile } from '../geo/layer-file.ts';
import { openLocalPractice } from '../geo/local-practice/open.ts';

/** Opens the rules about clocks of places, with the file of the layer (PLACES_PATH), which is read at the first look-up. */
export function openPractice(folder = process.env.PLACES_PATH): LocalPractice {
  if (!folder) throw new Error('PLACES_PATH is not set, so local practice cannot be found');
  return openLocalPractice(join(folder, 'local-practice.json'), readLayerFile);
}
