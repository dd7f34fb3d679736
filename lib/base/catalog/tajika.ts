import type { ClassicalPlanet } from './dignities.ts';

/** From the swiftest to the slowest by mean motion, whatever a planet does at the moment. @source Charak, p. 117 */
export const TAJIKA_SPEED_ORDER = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const;

/** Degrees that the light of a planet reaches to either side (deeptamsha). @source Charak, table X-1 */
export const DEEPTAMSHAS: Readonly<Record<ClassicalPlanet, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** Which orb two planets have. `mean`: of their deeptamshas (Charak, p. 118); `both`: the smaller one (Rao, 29.2.3). */
export const TAJIKA_ORBS = ['mean', 'both'] as const;
export type TajikaOrb = (typeof TAJIKA_ORBS)[number];

/** Aspects by the number of signs from one planet to the other; in the 2nd, 6th, 8th and 12th there is none. */
export const TAJIKA_ASPECTS = [
  ...(['conjunction', undefined, 'sextile', 'square', 'trine', undefined] as const),
  ...(['opposition', undefined, 'trine', 'square', 'sextile', undefined] as const),
] as const;
export type TajikaAspect = NonNullable<(typeof TAJIKA_ASPECTS)[number]>;

/**
 * What planets are to each other, by their places alone: friends with a sextile or a trine, enemies with another aspect,
 * neutral without one. The share of the units that a planet has in the place of such a lord.
 *
 * @source Tajika Neelakanthi (tr. D. P. Saxena), pp. 40–41; Charak, p. 53 and table VI-3
 */
export const TAJIKA_RELATIONS = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 } as const;
export type TajikaRelation = keyof typeof TAJIKA_RELATIONS;

/** The parts of panchavargiya bala that have a lord, and their units in an own place. */
export const BALA_UNITS = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const;
export type BalaPart = keyof typeof BALA_UNITS;

/** Units at the point of exaltation; none opposite. */
export const UCHCHA_UNITS = 20;

/** Who may become lord of the year, in the order of Charak, p. 77. */
export const YEAR_LORD_OFFICES = ['muntha', 'birth_lagna', 'year_lagna', 'tri_rashi', 'dinaratri'] as const;
export type YearLordOffice = (typeof YEAR_LORD_OFFICES)[number];

/**
 * Lords of the signs of the year's Lagna by day and by night, Aries first (tri-rashi pati).
 *
 * @source Tajika Neelakanthi (tr. Saxena), p. 50; Charak, table VII-1; Rao, table 73
 */
export const TRI_RASHI_LORDS: readonly (readonly [day: ClassicalPlanet, night: ClassicalPlanet])[] = [
  ['sun', 'jupiter'],
  ['venus', 'moon'],
  ['saturn', 'mercury'],
  ['venus', 'mars'],
  ['jupiter', 'sun'],
  ['moon', 'venus'],
  ['mercury', 'saturn'],
  ['mars', 'venus'],
  ['saturn', 'saturn'],
  ['mars', 'mars'],
  ['jupiter', 'jupiter'],
  ['moon', 'moon'],
];

/** How the lord of the year is chosen. `aspect`: Charak, pp. 78–80; `benefic_aspect`: Rao, 28.6. */
export const YEAR_LORD_RULES = ['aspect', 'benefic_aspect'] as const;
export type YearLordRule = (typeof YEAR_LORD_RULES)[number];

/** The return that begins a year. */
export const YEAR_STARTS = ['sidereal', 'tropical', 'mean'] as const;

/** How two planets stand to each other. The first three are ithasala. */
export const TAJIKA_CONTACTS = ['vartamana', 'poorna', 'bhavishyat', 'ishrafa'] as const;
export type TajikaContactKind = (typeof TAJIKA_CONTACTS)[number];

/**
 * The sixteen yogas, each with its rule. The first two are of the whole chart; the others are of the lord of the Lagna and
 * the lord of the house that a matter belongs to. "Strong" is a planet with a dignity: its own sign, exaltation, own
 * hadda, drekkana or navamsha; "weak" is one without any.
 *
 * @source Charak, table X-3 and pp. 112–143; strength by dignities: Tajika Neelakanthi (tr. Saxena), chapter 2
 */
export const TAJIKA_YOGAS = {
  ikkavala: 'All seven planets are in kendras (1, 4, 7, 10) or panapharas (2, 5, 8, 11)',
  induvara: 'All seven planets are in apoklimas (3, 6, 9, 12)',
  ithasala:
    'The lords aspect each other, and the swifter one is behind the slower within their orb or soon to be (bhavishyat), or ahead by less than a degree; in the last degree of a sign it aspects from the next one',
  ishrafa:
    'The lords aspect each other, and the swifter one is ahead of the slower by a degree or more, within their orb',
  nakta: 'The lords have no aspect; a planet swifter than both aspects both within its own deeptamsha',
  yamaya: 'The lords have no aspect; a planet slower than both aspects both within its own deeptamsha',
  manau: 'An ithasala; Mars or Saturn joins, squares or opposes the swifter lord within its own deeptamsha',
  kamboola: 'An ithasala; the Moon aspects one of the lords and has an ithasala with it',
  gairi_kamboola:
    'An ithasala; an unqualified Moon in the last degree of a sign will have an ithasala with one of the lords and with a planet in its own sign or exaltation when it enters the next',
  khallasara: 'An ithasala; an unqualified Moon aspects neither lord',
  rudda:
    'An ithasala; one of the lords is retrograde, combust, debilitated, in the 6th, 8th or 12th, or under a malefic',
  duhphali_kuttha: 'An ithasala; the slower lord is strong, the swifter one weak, and neither retrograde nor combust',
  dutthottha_davira: 'Both lords are weak; one has an ithasala with another planet in its own sign or exaltation',
  tambira:
    'The lords have no aspect; the lord of the matter, direct in the last degree of a sign, will have an ithasala with the lord of the Lagna and with a strong planet when it enters the next',
  kuttha: 'Both lords are strong, in kendras or panapharas, aspected by a benefic, and under no malefic',
  durapha: 'Both lords are weak, and each is in the 6th, 8th or 12th, combust or retrograde',
} as const;
export type TajikaYoga = keyof typeof TAJIKA_YOGAS;
export const TAJIKA_YOGA_IDS = Object.keys(TAJIKA_YOGAS) as [TajikaYoga, ...TajikaYoga[]];

/** What can make a yoga. */
export const TAJIKA_FACTS = [
  ...(['in_kendras_and_panapharas', 'in_apoklimas', 'aspect', 'no_aspect', 'swifter_behind', 'swifter_ahead'] as const),
  ...(['within_deeptamsha', 'in_last_degree', 'in_next_sign', 'unqualified', 'under_malefic', 'aspected_by'] as const),
  ...(['retrograde', 'combust', 'debilitated', 'in_6_8_12', 'own_sign', 'exalted', 'own_hadda'] as const),
  ...(['own_drekkana', 'own_navamsha', 'no_dignity'] as const),
] as const;
export type TajikaFact = (typeof TAJIKA_FACTS)[number];

/** Which year mudda dasha divides. `solar`: Rao, 30.3; `days_360`: Charak, table V-1. */
export const MUDDA_YEARS = ['solar', 'days_360'] as const;
