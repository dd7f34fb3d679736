import { INDIAN_PLANETS } from './ashtakavarga.ts';
import type { ClassicalPlanet } from './dignities.ts';
import type { CompoundRelation } from './grahas.ts';
import type { ShadbalaVariants } from './shadbala-rules.ts';
import type { Varga } from './vargas.ts';

/** A value for each of the seven planets. */
export type PerPlanet<Value> = Readonly<Record<ClassicalPlanet, Value>>;

export function mapPlanets<Value>(toValue: (id: ClassicalPlanet) => Value): PerPlanet<Value> {
  return Object.fromEntries(INDIAN_PLANETS.map((id) => [id, toValue(id)])) as Record<ClassicalPlanet, Value>;
}

/** Where the rules stand. */
export const SHADBALA_SOURCES = [
  'Brihat Parashara Hora Shastra 27 (strengths of planets and houses), 28.2–6 (ishta and kashta phala), 26.6–8 (drishti), 7.17–27 (vimshopaka), in R. Santhanam’s translation',
  'B. V. Raman, Graha and Bhava Balas, and V. P. Jain, Text Book for Shadbala (Grahas) and Bhavabala: worked examples, as quoted in pvr_tests.py of PyJHora',
] as const;

/** Points of a planet in a varga: in the mulatrikona (of the rasi alone), its own sign, and by its relation to the lord. */
type VargaPoints = Readonly<Record<CompoundRelation | 'own' | 'mulatrikona', number>>;

/**
 * Points of saptavargaja bala, virupas.
 *
 * @source bphs: Brihat Parashara Hora Shastra 27.2–4, http://www.diamondtamil.com/astrology/vedic_astrology/bphs/evaluation_of_strengths.html; raman: each half of
 * the one before, as in both worked examples
 */
export const SAPTAVARGAJA_POINTS: Readonly<Record<ShadbalaVariants['varga_points'], VargaPoints>> = {
  raman: { mulatrikona: 45, own: 30, great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  bphs: { mulatrikona: 45, own: 30, great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

export const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const satisfies readonly Varga[];

/** Planets of a sex: female ones are strong in even signs; the neuter ones are told apart in drekkana bala alone. */
export const FEMALE: readonly ClassicalPlanet[] = ['moon', 'venus'];
const MALE: readonly ClassicalPlanet[] = ['sun', 'mars', 'jupiter'];
const NEUTER: readonly ClassicalPlanet[] = ['mercury', 'saturn'];

/**
 * Planets with strength in the first, second and third decanate.
 *
 * @source raman: both worked examples; bphs: as ShadBala.cpp of Maitreya 8 (github.com/martin-pe/maitreya8) has it
 */
export const DREKKANA_PLANETS: Readonly<Record<ShadbalaVariants['drekkana'], readonly (readonly ClassicalPlanet[])[]>> =
  { raman: [MALE, NEUTER, FEMALE], bphs: [MALE, FEMALE, NEUTER] };

/** The house at whose middle a planet has no dig bala. @source both worked examples, and Maitreya 8 */
export const POWERLESS_HOUSES: PerPlanet<1 | 4 | 7 | 10> = {
  ...{ sun: 4, moon: 10, mars: 4, mercury: 7, jupiter: 7, venus: 10, saturn: 1 },
};

/** Planets that are strong at noon; the others at midnight, and Mercury always. @source both worked examples, and Maitreya 8 */
export const STRONG_AT_NOON: readonly ClassicalPlanet[] = ['sun', 'jupiter', 'venus'];

/**
 * Lords of the thirds of the day and of the night; Jupiter has this strength always.
 *
 * @source Brihat Parashara Hora Shastra 27.12,
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/evaluation_of_strengths_2.html
 */
export const TRIBHAGA_LORDS = { day: ['mercury', 'sun', 'saturn'], night: ['moon', 'venus', 'mars'] } as const;

/** Virupas of the lords of year, month, day and hour. @source Brihat Parashara Hora Shastra 27.13, as {@link TRIBHAGA_LORDS} */
export const LORD_POINTS = { year: 15, month: 30, day: 45, hora: 60 } as const;

/**
 * Planets that gain from a southern declination; Mercury gains from either, the others from a northern one.
 *
 * @source both worked examples, and Maitreya 8
 */
export const STRONG_IN_SOUTH: readonly ClassicalPlanet[] = ['moon', 'saturn'];

/**
 * Kranti, the declination of a point of the ecliptic whose obliquity is 24°, for each 15° from the nearer equinox, minutes;
 * straight lines between.
 *
 * @source asin(sin 24° × sin 15° n) to 1.2′; all declinations of V. P. Jain's worked example follow it to 0.01°
 */
export const KRANTI_ARCMIN = [0, 362, 703, 1002, 1238, 1388, 1440] as const;

/**
 * Diameters of the discs, by whose difference that of the strengths is divided in a war.
 *
 * @source B. V. Raman, Graha and Bhava Balas, as const.py of PyJHora quotes them
 */
export const DISC_DIAMETERS: Readonly<Partial<PerPlanet<number>>> = {
  ...{ mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 },
};

/** From the strongest to the weakest by nature: 60 virupas and each a seventh less. @source both worked examples */
export const NATURAL_ORDER: readonly ClassicalPlanet[] = [
  ...(['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn'] as const),
];

/**
 * Least sums that make a planet strong, virupas.
 *
 * @source bphs: as ShadBala.cpp of Maitreya 8 has them; raman: as strength.py of PyJHora does
 */
export const REQUIRED_VIRUPAS: Readonly<Record<ShadbalaVariants['required'], PerPlanet<number>>> = {
  bphs: { sun: 390, moon: 360, mars: 300, mercury: 420, jupiter: 390, venus: 330, saturn: 300 },
  raman: { sun: 300, moon: 360, mars: 300, mercury: 420, jupiter: 390, venus: 330, saturn: 300 },
};

/**
 * Weights of the vargas, 20 in each group.
 *
 * @source Brihat Parashara Hora Shastra 7.17–25, https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/divisional_considerations_2.html
 */
export const VIMSHOPAKA_WEIGHTS = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dashavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodashavarga: {
    ...{ 1: 3.5, 2: 1, 3: 1, 4: 0.5, 7: 0.5, 9: 3, 10: 0.5, 12: 0.5, 16: 2, 20: 0.5, 24: 0.5, 27: 0.5, 30: 1 },
    ...{ 40: 0.5, 45: 0.5, 60: 4 },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Varga, number>>>>>;
export type VimshopakaGroup = keyof typeof VIMSHOPAKA_WEIGHTS;

/** Of 20, by the relation of a planet to the lord of its sign in a varga. @source 7.21–25, as {@link VIMSHOPAKA_WEIGHTS} */
export const VIMSHOPAKA_POINTS: Readonly<Record<CompoundRelation | 'own', number>> = {
  ...{ own: 20, great_friend: 18, friend: 15, neutral: 10, enemy: 7, great_enemy: 5 },
};

/**
 * The house in which the middle of a house is strongest by the kind of its sign: human, watery, four-footed, insect. Ends of
 * the kinds, degrees from the beginning of Aries.
 *
 * @source const.py and strength.py of PyJHora, where Cancer is watery
 */
export const STRONGEST_HOUSES: readonly (readonly [endDeg: number, house: 1 | 4 | 7 | 10])[] = [
  ...([
    [60, 10],
    [90, 1],
    [120, 4],
    [150, 10],
    [210, 1],
    [240, 7],
  ] as const),
  ...([
    [255, 1],
    [285, 10],
    [300, 4],
    [330, 1],
    [360, 4],
  ] as const),
];
