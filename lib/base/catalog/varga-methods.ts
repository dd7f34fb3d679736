import {
  countByParity,
  countEvenReversed,
  countSomanatha,
  countThrough,
  isOddSign,
  type PartRule,
  readTable,
  type VargaMethod,
} from './varga-rules.ts';
import { PARASHARA, PYJHORA, parasharaVerse } from './varga-sources.ts';

/** Three ways of counting that variants of any varga use. */
const listCounts = (parts: number) => ({
  cyclic: {
    rule: 'all parts of the zodiac in one row, from Aries on (parivritti)',
    source: PYJHORA,
    signOf: countThrough(parts),
  },
  even_reverse: {
    rule: 'all parts in one row, those of even signs taken from the end of the sign',
    source: PYJHORA,
    signOf: countEvenReversed(parts),
  },
  somanatha: {
    rule: 'parts of odd signs in one row from Aries on, those of even signs backward from Pisces',
    source: PYJHORA,
    signOf: countSomanatha(parts),
  },
});

const fromSign: PartRule = (sign, part) => sign + part;

/** Day and night signs of the lords of the signs from Aries on: Leo and Cancer are both of their lords. */
const KASHINATH_PAIRS = [
  [7, 0],
  [6, 1],
  [5, 2],
  [3, 3],
  [4, 4],
  [5, 2],
  [6, 1],
  [7, 0],
  [11, 8],
  [10, 9],
  [10, 9],
  [11, 8],
] as const;

const HORA = {
  parashara: {
    rule: 'odd signs Leo, then Cancer; even signs Cancer, then Leo',
    source: parasharaVerse('5–6'),
    signOf: readTable([
      [4, 3],
      [3, 4],
    ]),
  },
  ...listCounts(2),
  raman: {
    rule: 'a table: Scorpio and Capricorn in Aries, Taurus and Pisces in Taurus, Virgo and Aries in Gemini …',
    source: PYJHORA,
    signOf: readTable([
      ...[
        [7, 9],
        [1, 11],
        [5, 0],
        [3, 6],
      ],
      ...[
        [4, 2],
        [2, 3],
        [6, 4],
        [0, 5],
      ],
      ...[
        [11, 1],
        [9, 7],
        [10, 8],
        [8, 10],
      ],
    ]),
  },
  kashinath: {
    rule: 'the day sign and the night sign of the lord of the sign, Mars for Scorpio and Saturn for Aquarius; in even signs the night sign first',
    source: PYJHORA,
    signOf: (sign, part) => KASHINATH_PAIRS[sign]?.[isOddSign(sign) ? part : 1 - part] ?? 0,
  },
} as const satisfies Record<string, VargaMethod>;

const DREKKANA = {
  parashara: {
    rule: 'the sign, then the 5th and the 9th from it',
    source: parasharaVerse('7–8'),
    signOf: (sign, part) => sign + 4 * part,
  },
  ...listCounts(3),
  jagannatha: {
    rule: 'the three signs of the element, the movable one first, then the fixed and the dual one',
    source: PYJHORA,
    signOf: (sign, part) => 9 * (sign % 4) + 4 * part,
  },
} as const satisfies Record<string, VargaMethod>;

const SAPTAMSA = {
  parashara: {
    rule: 'odd signs from the sign itself on, even signs from the 7th from it on',
    source: parasharaVerse('10–11'),
    signOf: countByParity(fromSign, (sign, part) => sign + 6 + part),
  },
  even_backward: {
    rule: 'even signs from the 7th from the sign backward',
    source: PYJHORA,
    signOf: countByParity(fromSign, (sign, part) => sign - 6 - part),
  },
  even_to_seventh: {
    rule: 'even signs from the sign itself backward, to the 7th from it',
    source: PYJHORA,
    signOf: countByParity(fromSign, (sign, part) => sign - part),
  },
  ...listCounts(7),
} as const satisfies Record<string, VargaMethod>;

/** Signs of the four padas of the 27 nakshatras: six nakshatras, repeated. */
const KALACHAKRA = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11],
  [7, 6, 5, 3],
  [4, 2, 1, 0],
  [11, 10, 9, 8],
] as const;

const NAVAMSA = {
  parashara: {
    rule: 'movable signs from the sign itself on, fixed from the 9th from it, dual from the 5th',
    source: parasharaVerse('12'),
    signOf: (sign, part) => sign + 8 * (sign % 3) + part,
  },
  even_reverse: listCounts(9).even_reverse,
  somanatha: listCounts(9).somanatha,
  krishna_mishra: {
    rule: 'fire signs from Aries and air signs from Libra on, earth signs from Capricorn and water signs from Cancer backward',
    source: PYJHORA,
    signOf: countByParity(
      (sign, part) => (sign % 4 === 0 ? 0 : 6) + part,
      (sign, part) => (sign % 4 === 1 ? 9 : 3) - part,
    ),
  },
  kalachakra: {
    rule: 'the Kalachakra: the padas of Ashvini, Bharani and Krittika from Aries on, those of the next three backward',
    source: PYJHORA,
    signOf: (sign, part) => KALACHAKRA[Math.floor((sign * 9 + part) / 4) % 6]?.[(sign * 9 + part) % 4] ?? 0,
  },
} as const satisfies Record<string, VargaMethod>;

const DASAMSA = {
  parashara: {
    rule: 'odd signs from the sign itself on, even signs from the 9th from it on',
    source: parasharaVerse('13–14'),
    signOf: countByParity(fromSign, (sign, part) => sign + 8 + part),
  },
  even_backward: {
    rule: 'even signs from the 9th from the sign backward',
    source: PYJHORA,
    signOf: countByParity(fromSign, (sign, part) => sign + 8 - part),
  },
  even_from_fifth_backward: {
    rule: 'even signs from the 9th counted backward, which is the 5th, backward',
    source: PYJHORA,
    signOf: countByParity(fromSign, (sign, part) => sign - 8 - part),
  },
  ...listCounts(10),
} as const satisfies Record<string, VargaMethod>;

const RUDRAMSA = {
  rath: {
    rule: 'from the sign on that is as far before Aries as the sign is after it (S. Rath)',
    source: PYJHORA,
    signOf: (sign, part) => part - sign,
  },
  raman: {
    rule: 'the mirror of that: backward from the 12th (B. V. Raman)',
    source: PYJHORA,
    signOf: (sign, part) => 11 - (part - sign),
  },
  ...listCounts(11),
} as const satisfies Record<string, VargaMethod>;

const fromLeo: PartRule = (_sign, part) => 4 + part;

const CHATURVIMSAMSA = {
  parashara: {
    rule: 'odd signs from Leo on, even signs from Cancer on',
    source: parasharaVerse('22–23'),
    signOf: countByParity(fromLeo, (_sign, part) => 3 + part),
  },
  even_reverse: {
    rule: 'odd signs from Leo on, even signs from Cancer backward',
    source: PYJHORA,
    signOf: countByParity(fromLeo, (_sign, part) => 3 - part),
  },
  from_leo: { rule: 'all signs from Leo on', source: PYJHORA, signOf: fromLeo },
} as const satisfies Record<string, VargaMethod>;

const TRIMSAMSA = {
  parashara: {
    rule: 'odd signs 5° Aries, 5° Aquarius, 8° Sagittarius, 7° Gemini, 5° Libra; even 5° Taurus, 7° Virgo, 8° Pisces, 5° Capricorn, 5° Scorpio',
    source: PARASHARA,
    signOf: readTable([
      [0, 10, 8, 2, 6],
      [1, 5, 11, 9, 7],
    ]),
    endsDeg: { odd: [5, 10, 18, 25, 30], even: [5, 12, 20, 25, 30] },
  },
  ...listCounts(30),
  from_sign: { rule: 'thirty parts from the sign itself on', source: PYJHORA, signOf: fromSign },
} as const satisfies Record<string, VargaMethod>;

const SHASHTIAMSA = {
  parashara: { rule: 'from the sign itself on', source: PARASHARA, signOf: fromSign },
  cyclic: { rule: 'from Aries on in every sign', source: PYJHORA, signOf: countThrough(60) },
  even_backward: {
    rule: 'odd signs from the sign itself on, even signs from it backward',
    source: PYJHORA,
    signOf: countByParity(fromSign, (sign, part) => sign - part),
  },
  somanatha: listCounts(60).somanatha,
} as const satisfies Record<string, VargaMethod>;

/** The vargas that authors count in different ways. The first method of each is the default. */
export const DISPUTED_METHODS = {
  2: HORA,
  3: DREKKANA,
  7: SAPTAMSA,
  9: NAVAMSA,
  10: DASAMSA,
  11: RUDRAMSA,
  24: CHATURVIMSAMSA,
  30: TRIMSAMSA,
  60: SHASHTIAMSA,
} as const;
