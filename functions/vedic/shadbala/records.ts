import { defineInnerRecord, defineRecord, defineRows, nestMembers } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { HouseStrength } from '../../../lib/astro/indian/shadbala/bhava.ts';
import type { BirthLords } from '../../../lib/astro/indian/shadbala/kala.ts';
import type { PlanetStrength, Shadbala } from '../../../lib/astro/indian/shadbala/shadbala.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { INDIAN_PLANETS } from '../../../lib/base/catalog/ashtakavarga.ts';
import type { VimshopakaGroup } from '../../../lib/base/catalog/shadbala.ts';
import { choice, integer, number, signName } from '../../../lib/requests/members.ts';

/** Decimals of virupas and rupas. */
const DECIMALS = 3;
const round = (value: number): number => roundTo(value, DECIMALS);
const VIRUPAS_PER_RUPA = 60;

/** A planet with all that is said of its strength. */
export interface DescribedStrength extends PlanetStrength {
  readonly vimshopaka: Readonly<Record<VimshopakaGroup, number>>;
}

const sum = (parts: Readonly<Record<string, number>>): number =>
  round(Object.values(parts).reduce((total, part) => total + part, 0));

/** A number of virupas. */
const virupas = <Value>(description: string, example: number, read: (value: Value) => number) =>
  [number(description, example), (value: Value) => round(read(value))] as const;

type Part<Group extends 'sthana' | 'kala'> = PlanetStrength[Group];

const sthana = defineInnerRecord<Part<'sthana'>>()({
  uchcha: virupas('Nearness to the deepest exaltation', 32.17, ({ uchcha }) => uchcha),
  saptavargaja: virupas('Lords of the signs in D1, 2, 3, 7, 9, 12 and 30', 120, ({ saptavargaja }) => saptavargaja),
  ojayugma: virupas('Odd or even signs in rasi and navamsa', 15, ({ ojayugma }) => ojayugma),
  kendradi: virupas('Whole-sign house: 60, 30 or 15', 60, ({ kendradi }) => kendradi),
  drekkana: virupas('Decanate by sex', 15, ({ drekkana }) => drekkana),
  total: virupas('All five', 172.04, sum),
});

const kala = defineInnerRecord<Part<'kala'>>()({
  natonnata: virupas('Nearness to apparent noon or midnight', 53.94, ({ natonnata }) => natonnata),
  paksha: virupas('Phase of the Moon', 54.38, ({ paksha }) => paksha),
  tribhaga: virupas('Third of the day or the night', 60, ({ tribhaga }) => tribhaga),
  abda: virupas('Lord of the year', 15, ({ abda }) => abda),
  masa: virupas('Lord of the month', 30, ({ masa }) => masa),
  vara: virupas('Lord of the day', 45, ({ vara }) => vara),
  hora: virupas('Lord of the hour', 60, ({ hora }) => hora),
  ayana: virupas('Declination', 43.18, ({ ayana }) => ayana),
  yuddha: virupas('Won or lost in a war of planets', -0.76, ({ yuddha }) => yuddha),
  total: virupas('All nine', 205.85, sum),
});

const planetName = (description: string) => choice(INDIAN_PLANETS, description, 'mars');

export const strengthRecord = defineRecord<DescribedStrength>()('PlanetStrength', 'The strengths of a planet', {
  planet: [planetName('Whose'), 'id'],
  sthana: [
    sthana.schema.meta({ description: 'Strengths of place, virupas' }),
    ({ sthana: parts }) => sthana.write(parts),
  ],
  dig: virupas('Strength of direction, virupas', 31.97, ({ dig }) => dig),
  kala: [kala.schema.meta({ description: 'Strengths of time, virupas' }), ({ kala: parts }) => kala.write(parts)],
  cheshta: virupas('Strength of motion, virupas', 28.77, ({ cheshta }) => cheshta),
  naisargika: virupas('Strength by nature, virupas', 25.714, ({ naisargika }) => naisargika),
  drik: virupas('Strength from drishtis, virupas; may be negative', -5.1, ({ drik }) => drik),
  total: virupas('Shadbala, all six, virupas', 539.57, ({ total }) => total),
  rupas: virupas('The same in rupas of 60 virupas', 8.993, ({ total }) => total / VIRUPAS_PER_RUPA),
  required_rupas: virupas('Least sum by `required`', 7, ({ required }) => required / VIRUPAS_PER_RUPA),
  ratio: virupas('Shadbala divided by the least sum', 1.285, ({ total, required }) => total / required),
  ishta_phala: virupas('From uchcha and cheshta bala, 0 to 60', 41.2, ({ ishta }) => ishta),
  kashta_phala: virupas('The opposite, 0 to 60', 18.8, ({ kashta }) => kashta),
  vimshopaka: nestMembers<DescribedStrength>()('Vimshopaka bala of 20, by groups of 6, 7, 10 and 16 vargas', {
    shadvarga: virupas('Six vargas', 12.4, ({ vimshopaka }) => vimshopaka.shadvarga),
    saptavarga: virupas('Seven vargas', 12.1, ({ vimshopaka }) => vimshopaka.saptavarga),
    dashavarga: virupas('Ten vargas', 11.9, ({ vimshopaka }) => vimshopaka.dashavarga),
    shodashavarga: virupas('Sixteen vargas', 12.6, ({ vimshopaka }) => vimshopaka.shodashavarga),
  }),
});

export const houseRecord = defineRecord<HouseStrength>()('HouseStrength', 'The strength of a house, bhava bala', {
  house: [integer('House, 1 to 12', 1), 'house'],
  middle: [number('Longitude of its middle by Sripati, degrees', 86.43), ({ middleDeg }) => roundTo(middleDeg, 6)],
  sign: [signName('Sign of its middle'), ({ middleDeg }) => signOf(middleDeg)],
  lord: [planetName('Lord of the sign'), 'lord'],
  lord_strength: virupas('Shadbala of the lord, virupas', 539.57, ({ lordStrength }) => lordStrength),
  dig: virupas('Strength of direction, virupas', 60, ({ dig }) => dig),
  drishti: virupas('Strength from drishtis at the middle, virupas', 12.3, ({ drishti }) => drishti),
  total: virupas('All three, virupas', 611.87, ({ total }) => total),
  rupas: virupas('The same in rupas', 10.198, ({ total }) => total / VIRUPAS_PER_RUPA),
});

const lord = (description: string) => planetName(description).optional();

export const lordsRecord = defineRecord<BirthLords>()('BirthLords', 'The planets that rule the time of birth', {
  year: [planetName('Lord of the year of 360 days since creation'), 'year'],
  month: [planetName('Lord of the month of 30 days since creation'), 'month'],
  day: [planetName('Lord of the day'), 'day'],
  hora: [lord('Lord of the hour; absent without a day from sunrise to sunrise'), 'hora'],
  tribhaga: [lord('Lord of the third of day or night; absent likewise'), 'tribhaga'],
});

export const warRecord = defineRecord<Shadbala['wars'][number]>()('PlanetaryWar', 'Two planets within 1°', {
  victor: [planetName('The northern one'), 'victor'],
  vanquished: [planetName('The other'), 'vanquished'],
});

export const strengthRows = defineRows<DescribedStrength>()('planets', 'Strengths in virupas, and the sum in rupas', {
  planet: ['mars', 'id'],
  sthana: [184.94, ({ sthana: parts }) => sum(parts)],
  dig: [20.98, ({ dig }) => round(dig)],
  kala: [158.1, ({ kala: parts }) => sum(parts)],
  cheshta: [20.75, ({ cheshta }) => round(cheshta)],
  naisargika: [17.14, ({ naisargika }) => round(naisargika)],
  drik: [-5.1, ({ drik }) => round(drik)],
  rupas: [6.6, ({ total }) => round(total / VIRUPAS_PER_RUPA)],
  ratio: [1.3, ({ total, required }) => round(total / required)],
});

export const houseRows = defineRows<HouseStrength>()('houses', 'Bhava bala in rupas', {
  house: [1, 'house'],
  sign: ['Gemini', ({ middleDeg }) => signOf(middleDeg)],
  lord: ['mercury', 'lord'],
  rupas: [10.2, ({ total }) => round(total / VIRUPAS_PER_RUPA)],
});
