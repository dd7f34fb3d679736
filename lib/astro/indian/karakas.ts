import { type Graha, KARAKAS, type Karaka, type KarakaCount } from '../../base/catalog/grahas.ts';
import { DEG_PER_SIGN, signLongitudeDeg } from '../sky/zodiac/sign-position.ts';
import type { GrahaPosition } from './grahas.ts';

/** A planet as a variable significator. */
export interface KarakaHolder {
  readonly karaka: Karaka;
  readonly body: Graha;
  /** How far it has gone through its sign, degrees; Rahu, who goes backward, from the end of the sign. */
  readonly degreesIn: number;
}

/**
 * The variable significators of Jaimini, from the planet furthest into its sign on.
 *
 * @param count 7: Sun to Saturn; 8: Rahu too
 * @source Brihat Parashara Hora Shastra 32.1–17, read at http://jyotishvidya.com/ch32.htm
 */
export function findKarakas(grahas: readonly GrahaPosition[], count: KarakaCount): readonly KarakaHolder[] {
  const candidates = grahas.filter(({ id }) => id !== 'ketu' && (count === 8 || id !== 'rahu'));
  const passed = candidates.map(({ id, longitudeDeg }) => {
    const degreesIn = signLongitudeDeg(longitudeDeg);
    return { body: id, degreesIn: id === 'rahu' ? DEG_PER_SIGN - degreesIn : degreesIn };
  });
  const sorted = passed.toSorted((a, b) => b.degreesIn - a.degreesIn);
  return KARAKAS[count].flatMap((karaka, index) => {
    const holder = sorted[index];
    return holder ? [{ karaka, ...holder }] : [];
  });
}
