import { DISPUTED_METHODS } from './varga-methods.ts';
import {
  countByElement,
  countByModality,
  countByParity,
  divideTwice,
  type PartRule,
  readTable,
  type VargaMethod,
} from './varga-rules.ts';
import { PARASHARA, PYJHORA, parasharaVerse } from './varga-sources.ts';

/** The vargas (divisional charts): into how many parts each divides a sign. */
export const VARGAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60, 81, 108, 144] as const;
export type Varga = (typeof VARGAS)[number];

/** Ids of the vargas, as `d9`. */
export const VARGA_IDS = VARGAS.map((varga) => `d${varga}` as const);

/** Names of the vargas. */
export const VARGA_NAMES: Readonly<Record<Varga, string>> = {
  1: 'Rasi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsa',
  5: 'Panchamsa',
  6: 'Shashthamsa',
  7: 'Saptamsa',
  8: 'Ashtamsa',
  9: 'Navamsa',
  10: 'Dasamsa',
  11: 'Rudramsa',
  12: 'Dvadasamsa',
  16: 'Shodasamsa',
  20: 'Vimsamsa',
  24: 'Chaturvimsamsa',
  27: 'Saptavimsamsa',
  30: 'Trimsamsa',
  40: 'Khavedamsa',
  45: 'Akshavedamsa',
  60: 'Shashtiamsa',
  81: 'Nava-navamsa',
  108: 'Ashtottaramsa',
  144: 'Dvadasa-dvadasamsa',
};

const fromSign: PartRule = (sign, part) => sign + part;
const fromAries: PartRule = (_sign, part) => part;
const navamsa: PartRule = (sign, part) => sign * 9 + part;

/** Vargas with one rule that programs agree on. */
const UNDISPUTED = {
  1: { rule: 'the sign itself', source: parasharaVerse('5–6'), signOf: fromSign },
  4: {
    rule: 'the sign, then the 4th, 7th and 10th from it',
    source: parasharaVerse('9'),
    signOf: (sign, part) => sign + 3 * part,
  },
  5: {
    rule: 'odd signs: Aries, Aquarius, Sagittarius, Gemini, Libra; even signs: Taurus, Virgo, Pisces, Capricorn, Scorpio',
    source: PYJHORA,
    signOf: readTable([
      [0, 10, 8, 2, 6],
      [1, 5, 11, 9, 7],
    ]),
  },
  6: {
    rule: 'odd signs from Aries on, even signs from Libra on',
    source: PYJHORA,
    signOf: countByParity(fromAries, (_sign, part) => 6 + part),
  },
  8: {
    rule: 'movable signs from Aries on, fixed from Sagittarius, dual from Leo',
    source: PYJHORA,
    signOf: countByModality(0, 8, 4),
  },
  12: { rule: 'from the sign itself on', source: PARASHARA, signOf: fromSign },
  16: {
    rule: 'movable signs from Aries on, fixed from Leo, dual from Sagittarius',
    source: parasharaVerse('16'),
    signOf: countByModality(0, 4, 8),
  },
  20: {
    rule: 'movable signs from Aries on, fixed from Sagittarius, dual from Leo',
    source: parasharaVerse('17–21'),
    signOf: countByModality(0, 8, 4),
  },
  27: {
    rule: 'fire signs from Aries on, earth from Cancer, air from Libra, water from Capricorn',
    source: parasharaVerse('24–26'),
    signOf: countByElement(0, 3, 6, 9),
  },
  40: {
    rule: 'odd signs from Aries on, even signs from Libra on',
    source: PARASHARA,
    signOf: countByParity(fromAries, (_sign, part) => 6 + part),
  },
  45: {
    rule: 'movable signs from Aries on, fixed from Leo, dual from Sagittarius',
    source: PARASHARA,
    signOf: countByModality(0, 4, 8),
  },
  81: {
    rule: 'the navamsa of the navamsa: all parts in one row from Aries on',
    source: PYJHORA,
    signOf: divideTwice(navamsa, navamsa, 9),
  },
  108: {
    rule: 'the dvadasamsa of the navamsa',
    source: PYJHORA,
    signOf: divideTwice(navamsa, fromSign, 12),
  },
  144: {
    rule: 'the dvadasamsa of the dvadasamsa',
    source: PYJHORA,
    signOf: divideTwice(fromSign, fromSign, 12),
  },
} as const satisfies Readonly<Partial<Record<Varga, VargaMethod>>>;

/** Id of the one rule of a varga that is not disputed. */
const COMMON_METHOD = 'common';

type UndisputedVarga = keyof typeof UNDISPUTED;

const wrap = (varga: UndisputedVarga) => ({ [COMMON_METHOD]: UNDISPUTED[varga] });

/** The methods of every varga; the first is the default. */
export const VARGA_METHODS: Readonly<Record<Varga, Readonly<Record<string, VargaMethod>>>> = {
  ...{ 1: wrap(1), 4: wrap(4), 5: wrap(5), 6: wrap(6), 8: wrap(8), 12: wrap(12), 16: wrap(16), 20: wrap(20) },
  ...{ 27: wrap(27), 40: wrap(40), 45: wrap(45), 81: wrap(81), 108: wrap(108), 144: wrap(144) },
  ...DISPUTED_METHODS,
};
