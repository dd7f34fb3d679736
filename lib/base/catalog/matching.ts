import type { Sign } from './signs.ts';

/** Where the rules of matching were read. Muhurta-raja is that of Gulabavijaya with a Hindi commentary, jainqq.org/explore/001933. */
export const MATCHING_TEXTS = {
  raman: 'B. V. Raman, Muhurtha, on marriage, as quoted in MatchReportFactory.cs of VedAstro (github.com/VedAstro)',
  pyjhora: 'PyJHora, hora/horoscope/match/compatibility.py at commit 0f430735 (github.com/naturalstupid/PyJHora)',
  sara: 'Jyotisha-sara 116–121 (transliteral.org/pages/z130616073721)',
  shastri: 'Nemichandra Shastri, Bharatiya Jyotish (jainqq.org/explore/002676/477)',
  varna: 'Shighrabodha, as quoted in Muhurta-raja, p. 24',
  vasya: 'Muhurta Chintamani, on marriage 23, with the table in Muhurta-raja, p. 25',
  yoni: 'Muhurta Chintamani, on marriage, as quoted in Muhurta-raja, p. 26',
  bhakoot: 'Muhurta Chintamani, on marriage 31, as quoted in Muhurta-raja, p. 31 and 34',
  nadi: 'Muhurta Chintamani, on marriage 34, as quoted in Muhurta-raja, p. 34',
  darpan: 'Yatindra Muhurta Darpan, section 21 (jainqq.org/explore/011638/55)',
  parashara: 'Brihat Parashara Hora Shastra, on women’s charts, as quoted at chilakamarthi.com/kuja-dosha-manglik',
} as const;
export type MatchingText = keyof typeof MATCHING_TEXTS;

/** The 27 nakshatras by number, in groups. */
type Groups<Id extends string> = Readonly<Record<Id, readonly number[]>>;

const findGroup =
  <Id extends string>(groups: Groups<Id>) =>
  (nakshatra: number): Id => {
    const found = (Object.keys(groups) as Id[]).find((id) => groups[id].includes(nakshatra));
    if (!found) throw new RangeError(`no group has nakshatra ${nakshatra}`);
    return found;
  };

/** @source {@link MATCHING_TEXTS.sara} 119–121 */
const GANAS = {
  deva: [1, 5, 7, 8, 13, 15, 17, 22, 27],
  manushya: [2, 4, 6, 11, 12, 20, 21, 25, 26],
  rakshasa: [3, 9, 10, 14, 16, 18, 19, 23, 24],
};
export type Gana = keyof typeof GANAS;
export const ganaOf = findGroup<Gana>(GANAS);

/** Points by ganas: bride in rows. @source {@link MATCHING_TEXTS.pyjhora} */
export const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

/** @source {@link MATCHING_TEXTS.nadi}; Raman’s vata, pitta and kapha are the same */
export const nadiOf = findGroup({
  adi: [1, 6, 7, 12, 13, 18, 19, 24, 25],
  madhya: [2, 5, 8, 11, 14, 17, 20, 23, 26],
  antya: [3, 4, 9, 10, 15, 16, 21, 22, 27],
});

/** @source {@link MATCHING_TEXTS.raman} */
export const rajjuOf = findGroup({
  pada: [1, 9, 10, 18, 19, 27],
  kati: [2, 8, 11, 17, 20, 26],
  nabhi: [3, 7, 12, 16, 21, 25],
  kantha: [4, 6, 13, 15, 22, 24],
  siro: [5, 14, 23],
});

/** Nakshatras that afflict each other, the lower number first. @source {@link MATCHING_TEXTS.raman} */
export const VEDHA_PAIRS: Readonly<Record<number, number>> = {
  ...{ 1: 18, 2: 17, 3: 16, 4: 15, 5: 23, 6: 22, 7: 21, 8: 20, 9: 19, 10: 27, 11: 26, 12: 25, 13: 24 },
};

/** In the order of {@link YONI_POINTS}, without Abhijit. @source {@link MATCHING_TEXTS.yoni} */
const YONIS = {
  ...{ horse: [1, 24], elephant: [2, 27], sheep: [3, 8], serpent: [4, 5], dog: [6, 19], cat: [7, 9], rat: [10, 11] },
  ...{ cow: [12, 26], buffalo: [13, 15], tiger: [14, 16], deer: [17, 18], monkey: [20, 22], mongoose: [21] },
  lion: [23, 25],
};
export type Yoni = keyof typeof YONIS;
export const YONI_IDS = Object.keys(YONIS) as Yoni[];
export const yoniOf = findGroup<Yoni>(YONIS);

/**
 * Points by yonis, a digit for each: symmetric, 0 for the seven hostile pairs.
 *
 * @source {@link MATCHING_TEXTS.pyjhora}; saravali.de and the table of Raman in VedAstro print the same, but for horse and
 * deer (3 one way, 1 the other) and buffalo and lion (1 and 2), where the lower value stands here
 */
export const YONI_POINTS = [
  ...['42232221011321', '24332222312320', '23421213312031', '33242111122202', '22124212210211'],
  ...['22212402213321', '22111042222212', '12312224303221', '03312223412221', '11121120141121'],
  ...['12220323214221', '33022322212432', '22301212222342', '10121121111224'],
];

/** From the lowest on. */
export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
/** By the element of the sign: fire, earth, air, water. @source {@link MATCHING_TEXTS.varna} */
export const VARNA_BY_ELEMENT = { fire: 'kshatriya', earth: 'vaishya', air: 'shudra', water: 'brahmin' } as const;

const VASYA_GROUPS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type VasyaGroup = (typeof VASYA_GROUPS)[number];

/**
 * By halves of the signs; a sign with one group has it in both.
 *
 * @source {@link MATCHING_TEXTS.vasya} for the halves, {@link MATCHING_TEXTS.pyjhora} for Cancer and Scorpio
 */
export const VASYA_OF_SIGN: Readonly<Record<Sign, readonly [VasyaGroup, VasyaGroup]>> = {
  Aries: ['chatushpada', 'chatushpada'],
  Taurus: ['chatushpada', 'chatushpada'],
  Gemini: ['manava', 'manava'],
  Cancer: ['jalachara', 'jalachara'],
  Leo: ['vanachara', 'vanachara'],
  Virgo: ['manava', 'manava'],
  Libra: ['manava', 'manava'],
  Scorpio: ['keeta', 'keeta'],
  Sagittarius: ['manava', 'chatushpada'],
  Capricorn: ['chatushpada', 'jalachara'],
  Aquarius: ['manava', 'manava'],
  Pisces: ['jalachara', 'jalachara'],
};

/** Points of the groups: bride in rows, groom in the order of the rows. @source {@link MATCHING_TEXTS.pyjhora} */
export const VASYA_POINTS: Readonly<Record<VasyaGroup, Readonly<Record<VasyaGroup, number>>>> = {
  chatushpada: { chatushpada: 2, manava: 0.5, jalachara: 1, vanachara: 0, keeta: 2 },
  manava: { chatushpada: 0.5, manava: 2, jalachara: 0, vanachara: 0, keeta: 0 },
  jalachara: { chatushpada: 1, manava: 0, jalachara: 2, vanachara: 2, keeta: 2 },
  vanachara: { chatushpada: 0, manava: 0, jalachara: 2, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 0, jalachara: 1, vanachara: 0, keeta: 2 },
};

/** The signs that are amenable (vasya) to a sign. @source {@link MATCHING_TEXTS.raman} */
export const AMENABLE_SIGNS: Readonly<Record<Sign, readonly Sign[]>> = {
  Aries: ['Leo', 'Scorpio'],
  Taurus: ['Cancer', 'Libra'],
  Gemini: ['Virgo'],
  Cancer: ['Scorpio', 'Sagittarius'],
  Leo: ['Libra'],
  Virgo: ['Pisces', 'Gemini'],
  Libra: ['Capricorn', 'Virgo'],
  Scorpio: ['Cancer'],
  Sagittarius: ['Pisces'],
  Capricorn: ['Aries', 'Aquarius'],
  Aquarius: ['Aries'],
  Pisces: ['Capricorn'],
};

/** Names of the nine taras, counted from a nakshatra; the third, fifth and seventh give no points. */
export const TARAS = [
  ...(['janma', 'sampat', 'vipat', 'kshema', 'pratyari', 'sadhaka', 'vadha', 'mitra', 'ati_mitra'] as const),
];
export const ADVERSE_TARAS = [3, 5, 7];

/** How a tara is counted, and what vasya goes by. */
export const TARA_COUNTS = ['both', 'bride'] as const;
export const VASYA_METHODS = ['groups', 'signs'] as const;
/** The groom's nakshatra is to be further from the bride's than so many. */
export const STRI_DIRGHA_COUNTS = [7, 9, 13] as const;

export const KOOTAS = ['varna', 'vasya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaId = (typeof KOOTAS)[number];

export const PORUTHAMS = [
  ...(['dina', 'gana', 'mahendra', 'stri_dirgha', 'yoni'] as const),
  ...(['rasi', 'rasyadhipati', 'vasya', 'rajju', 'vedha'] as const),
];
export type PoruthamId = (typeof PORUTHAMS)[number];

/** A rule with the text that has it. */
export interface MatchingRule {
  readonly rule: string;
  readonly source: MatchingText;
}

export const KOOTA_RULES: Readonly<Record<KootaId, MatchingRule & { readonly maximum: number }>> = {
  varna: { maximum: 1, rule: '1 where the groom’s varna is not below the bride’s', source: 'varna' },
  vasya: {
    maximum: 2,
    rule: 'by the groups; with `vasya` signs, 2 where one sign is amenable to the other',
    source: 'pyjhora',
  },
  tara: {
    maximum: 3,
    rule: '1.5 for each count whose tara is not the 3rd, 5th or 7th; with `tara` bride, 3 for hers',
    source: 'shastri',
  },
  yoni: { maximum: 4, rule: 'by the animals of the nakshatras', source: 'yoni' },
  graha_maitri: {
    maximum: 5,
    rule: 'lords of the signs: 5 one lord or two friends, 4 friend and neutral, 3 both neutral, 1 friend and enemy, 0.5 neutral and enemy, 0 both enemies',
    source: 'sara',
  },
  gana: { maximum: 6, rule: 'by the ganas, bride and groom not alike', source: 'pyjhora' },
  bhakoot: { maximum: 7, rule: '0 where the signs are 2nd and 12th, 5th and 9th or 6th and 8th', source: 'bhakoot' },
  nadi: { maximum: 8, rule: '0 in the same nadi', source: 'nadi' },
};

export const PORUTHAM_RULES: Readonly<Record<PoruthamId, MatchingRule>> = {
  dina: { rule: 'the groom’s nakshatra from the bride’s, divided by 9, leaves 0, 2, 4, 6 or 8', source: 'raman' },
  gana: { rule: 'one gana, or a bride who is not of the rakshasa gana', source: 'raman' },
  mahendra: { rule: 'the groom’s nakshatra is the 4th, 7th, 10th … 25th from the bride’s', source: 'raman' },
  stri_dirgha: { rule: 'the groom’s nakshatra is beyond `stri_dirgha` from the bride’s', source: 'raman' },
  yoni: { rule: 'the yonis are not hostile', source: 'raman' },
  rasi: {
    rule: 'the groom’s sign is the 7th to 12th from the bride’s, or one sign with two nakshatras',
    source: 'raman',
  },
  rasyadhipati: { rule: 'lords of the signs: one lord, two friends, or friend and neutral', source: 'raman' },
  vasya: { rule: 'one sign is amenable to the other', source: 'raman' },
  rajju: { rule: 'the rajjus differ', source: 'raman' },
  vedha: { rule: 'the nakshatras are no pair of vedha', source: 'raman' },
};

/** What sets aside a nadi or a bhakoot without points. */
export const NADI_EXCEPTIONS = [
  ...(['same_sign_two_nakshatras', 'same_nakshatra_two_signs', 'same_nakshatra_two_padas'] as const),
  ...(['same_lord', 'friendly_lords'] as const),
];
export const BHAKOOT_EXCEPTIONS = ['same_lord', 'friendly_lords'] as const;
export type KootaException = (typeof NADI_EXCEPTIONS)[number];

export const EXCEPTION_RULES: Readonly<Record<KootaException, MatchingRule>> = {
  same_sign_two_nakshatras: { rule: 'the Moons are in one sign and in two nakshatras', source: 'darpan' },
  same_nakshatra_two_signs: { rule: 'the Moons are in one nakshatra and in two signs', source: 'darpan' },
  same_nakshatra_two_padas: { rule: 'the Moons are in one nakshatra and in two padas', source: 'darpan' },
  same_lord: { rule: 'one planet is lord of both signs', source: 'raman' },
  friendly_lords: { rule: 'the lords of the signs are friends of each other', source: 'raman' },
};

export const MANGLIK_REFERENCES = ['ascendant', 'moon', 'venus'] as const;
/** The houses of Mars that count, the 2nd by choice. @source {@link MATCHING_TEXTS.parashara}, and Raman for the 2nd */
export const MANGLIK_HOUSES = [1, 2, 4, 7, 8, 12];

/** Signs in which Mars is set aside, by its house. @source {@link MATCHING_TEXTS.raman} */
export const MANGLIK_FREE_SIGNS: Readonly<Record<number, readonly Sign[]>> = {
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra'],
};

export const MANGLIK_CANCELLATIONS = [
  ...(['sign_of_house', 'leo_or_aquarius', 'with_jupiter_or_moon'] as const),
  ...(['jupiter_or_venus_rising', 'benefic_with_or_looking', 'other_chart_has_it'] as const),
];
export type ManglikCancellation = (typeof MANGLIK_CANCELLATIONS)[number];

export const CANCELLATION_RULES: Readonly<Record<ManglikCancellation, MatchingRule>> = {
  sign_of_house: {
    rule: 'Mars is in Gemini or Virgo in the 2nd, Aries or Scorpio in the 4th, Cancer or Capricorn in the 7th, Sagittarius or Pisces in the 8th, Taurus or Libra in the 12th',
    source: 'raman',
  },
  leo_or_aquarius: { rule: 'Mars is in Leo or Aquarius', source: 'raman' },
  with_jupiter_or_moon: { rule: 'Mars is in one sign with Jupiter or the Moon', source: 'raman' },
  jupiter_or_venus_rising: { rule: 'Jupiter or Venus is in the sign of the Ascendant', source: 'raman' },
  benefic_with_or_looking: { rule: 'Jupiter or Venus is in the sign of Mars or looks at it', source: 'parashara' },
  other_chart_has_it: { rule: 'Mars counts in the other chart too', source: 'parashara' },
};
