import type { DASHA_LEVEL_NAMES } from '../../dashas.ts';
import type { Graha } from '../../grahas.ts';
import type { NakshatraName } from '../../nakshatras.ts';
import type { Ayana, KARANA_NAMES, Masa, NEW_MOON_TITHI, Paksha, Ritu, TITHIS, VARAS, YOGAS } from '../../panchanga.ts';

export type Names<Id extends string> = Readonly<Record<Id, string>>;
export type IndianPoint = Graha | 'ascendant';

/** Names of Sanskrit terms, by the names or ids that answers have. */
export interface SanskritNames {
  readonly nakshatras: Names<NakshatraName>;
  readonly tithis: Names<(typeof TITHIS)[number] | typeof NEW_MOON_TITHI>;
  readonly pakshas: Names<Paksha>;
  readonly yogas: Names<(typeof YOGAS)[number]>;
  readonly karanas: Names<(typeof KARANA_NAMES)[number]>;
  readonly varas: Names<(typeof VARAS)[number]>;
  readonly masas: Names<Masa>;
  readonly ayanas: Names<Ayana>;
  readonly ritus: Names<Ritu>;
  readonly dashaLevels: Names<(typeof DASHA_LEVEL_NAMES)[number]>;
  readonly elements: Names<'tithi' | 'nakshatra' | 'yoga' | 'karana'>;
  readonly dayParts: Names<'Brahma muhurta' | 'Rahu kala' | 'Yamaganda' | 'Gulika' | 'Abhijit muhurta'>;
  /** Of grahas in charts. */
  readonly abbreviations: Names<IndianPoint>;
}
