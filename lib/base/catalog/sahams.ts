import type { ClassicalPlanet } from './dignities.ts';

/** Points that formulas of sahams name; houses are 30° each from the degree of the Lagna (Rao, example 121). */
export type SahamPoint =
  | 'lagna'
  | ClassicalPlanet
  | `house_${2 | 6 | 8 | 9 | 11}`
  | `lord_${1 | 2 | 9 | 11}`
  | `lord_of_${'sun' | 'moon'}`
  | 'cancer_15'
  | 'punya'
  | 'vidya'
  | 'shastra';

/** a − b + c. */
export type SahamFormula = readonly [a: SahamPoint, b: SahamPoint, c: SahamPoint];

/** Formulas by day and by night. */
export interface SahamFormulas {
  readonly day: SahamFormula;
  readonly night: SahamFormula;
}

/** Whose formulas. */
export const SAHAM_SOURCES = ['charak', 'narasimha_rao'] as const;
export type SahamSource = (typeof SAHAM_SOURCES)[number];

/** A saham; absent where the author does not give it. */
type Saham = { readonly [Source in SahamSource]?: SahamFormulas };

const swap = (a: SahamPoint, b: SahamPoint, c: SahamPoint = 'lagna'): SahamFormulas => ({
  day: [a, b, c],
  night: [b, a, c],
});
const same = (a: SahamPoint, b: SahamPoint, c: SahamPoint = 'lagna'): SahamFormulas => ({
  day: [a, b, c],
  night: [a, b, c],
});
const shared = (formulas: SahamFormulas): Saham => ({ charak: formulas, narasimha_rao: formulas });

const KARYASIDDHI: SahamFormulas = {
  day: ['saturn', 'sun', 'lord_of_sun'],
  night: ['saturn', 'moon', 'lord_of_moon'],
};

/**
 * Sahams, those first that others name. Most are reversed by night. Samarthya of a Lagna of Mars is taken from Jupiter
 * and Mars by Rao and Saxena.
 *
 * @source K. S. Charak, A Textbook of Varshaphala, chapter XI (41 sahams, after Tajika Neelakanthi); P. V. R. Narasimha
 * Rao, Vedic Astrology: An Integrated Approach, table 74 (36)
 */
export const SAHAMS = {
  punya: shared(swap('moon', 'sun')),
  guru: { charak: swap('sun', 'moon') },
  vidya: shared(swap('sun', 'moon')),
  shastra: shared(swap('jupiter', 'saturn', 'mercury')),
  yashas: shared(swap('jupiter', 'punya')),
  mitra: { charak: swap('vidya', 'punya', 'venus'), narasimha_rao: swap('jupiter', 'punya', 'venus') },
  mahatmya: shared(swap('punya', 'mars')),
  asha: { charak: swap('saturn', 'venus'), narasimha_rao: swap('saturn', 'mars') },
  samarthya: shared(swap('mars', 'lord_1')),
  bhratri: shared(same('jupiter', 'saturn')),
  gaurava: { charak: swap('sun', 'moon', 'jupiter'), narasimha_rao: swap('jupiter', 'moon', 'sun') },
  pitri: shared(swap('saturn', 'sun')),
  rajya: shared(swap('saturn', 'sun')),
  matri: shared(swap('moon', 'venus')),
  putra: { charak: same('jupiter', 'moon'), narasimha_rao: swap('jupiter', 'moon') },
  jeeva: shared(swap('saturn', 'jupiter')),
  roga: { charak: same('lagna', 'moon'), narasimha_rao: swap('lagna', 'moon') },
  karma: shared(swap('mars', 'mercury')),
  manmatha: { charak: swap('moon', 'lord_1') },
  kali: shared(swap('jupiter', 'mars')),
  kshama: { charak: swap('jupiter', 'mars') },
  bandhu: { charak: same('mercury', 'moon'), narasimha_rao: swap('mercury', 'moon') },
  mrityu: { charak: same('house_8', 'moon', 'saturn'), narasimha_rao: same('house_8', 'moon') },
  paradesha: shared(same('house_9', 'lord_9')),
  artha: shared(same('house_2', 'lord_2')),
  paradara: { charak: same('venus', 'sun'), narasimha_rao: swap('venus', 'sun') },
  anya_karma: { charak: swap('moon', 'saturn') },
  vanik: { charak: same('moon', 'mercury'), narasimha_rao: swap('moon', 'mercury') },
  karyasiddhi: shared(KARYASIDDHI),
  vivaha: { charak: same('venus', 'saturn'), narasimha_rao: swap('venus', 'saturn') },
  prasava: { charak: swap('jupiter', 'mercury') },
  santapa: { charak: same('saturn', 'moon', 'house_6'), narasimha_rao: swap('saturn', 'moon', 'house_6') },
  shraddha: { charak: same('venus', 'mars'), narasimha_rao: swap('venus', 'mars') },
  preeti: { charak: same('vidya', 'punya'), narasimha_rao: swap('shastra', 'punya') },
  jadya: shared(swap('mars', 'saturn', 'mercury')),
  vyapara: { charak: same('mars', 'mercury'), narasimha_rao: same('mars', 'saturn') },
  paniya_pata: { charak: swap('saturn', 'moon') },
  shatru: shared(swap('mars', 'saturn')),
  jalapatana: shared(swap('cancer_15', 'saturn')),
  bandhana: shared(swap('punya', 'saturn')),
  apamrityu: { narasimha_rao: swap('house_8', 'mars') },
  labha: shared(same('house_11', 'lord_11')),
} as const satisfies Record<string, Saham>;
export type SahamId = keyof typeof SAHAMS;
export const SAHAM_IDS = Object.keys(SAHAMS) as [SahamId, ...SahamId[]];

/** Samarthya where Mars rules the Lagna. @source Rao, table 74; Tajika Neelakanthi (tr. Saxena), pp. 93–101 */
export const SAMARTHYA_OF_MARS: SahamFormulas = swap('jupiter', 'mars');
