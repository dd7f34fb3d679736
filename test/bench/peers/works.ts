import { type Birth, birth } from '../births.ts';

/** The ten that every astrologer means by planets. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;

export type Planet = (typeof PLANETS)[number];

/** A year's search. */
export interface Year {
  /** Julian day (UT), at midnight. */
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** Jupiter and Saturn in one of the five major aspects to natal points. */
export interface TransitsAsked extends Year {
  readonly pointsDeg: readonly number[];
}

export interface SolarReturnAsked extends Year {
  readonly birthJdUt: number;
}

/** What each work asks of a library. */
export interface Asked {
  /** Sun to Pluto, the Moon's nodes, Ascendant, Midheaven, twelve Placidus cusps, the five major aspects. */
  readonly natal: Birth;
  /** The same of many births. */
  readonly batch: readonly Birth[];
  readonly transits: TransitsAsked;
  /** When Sun and Mercury to Pluto pass from sign to sign. */
  readonly ingresses: Year;
  readonly solarReturn: SolarReturnAsked;
  /** Where on the Earth Sun to Pluto rise, culminate, set and anti-culminate. */
  readonly acg: Birth;
}

export type WorkName = keyof Asked;

export const WORK_NAMES = [
  'natal',
  'batch',
  'transits',
  'ingresses',
  'solarReturn',
  'acg',
] as const satisfies readonly WorkName[];

/** Whose ingresses are looked for: those that one looks up a year at a time. */
export const INGRESSING = PLANETS.filter((planet) => planet !== 'moon');

/** Whose transits are looked for. */
export const TRANSITING = ['jupiter', 'saturn'] as const satisfies readonly Planet[];

/** Angles of the five major aspects, degrees. */
export const MAJOR_ASPECTS_DEG = [0, 60, 90, 120, 180] as const;

/** Births of one batch. */
export const BATCH = 50;

const POINTS = 5;
const MINUTES_PER_DAY = 1440;
const FIRST_YEAR_JD = 2_451_544.5;
const YEARS = 40;
/** As long as the longest, so that the Sun comes back to every degree. */
const DAYS_PER_YEAR = 366;

/** The n-th birth, at a whole minute: one of the libraries knows no seconds. */
export function birthAtMinute(index: number): Birth {
  const { jdUt, ...place } = birth(index);
  return { jdUt: Math.round(jdUt * MINUTES_PER_DAY) / MINUTES_PER_DAY, ...place };
}

/** The n-th year from 2000 on; after forty the same ones, each begun a day later: no answer is one that was given. */
function year(index: number): Year {
  const fromJdUt = FIRST_YEAR_JD + (index % YEARS) * DAYS_PER_YEAR + Math.floor(index / YEARS);
  return { fromJdUt, toJdUt: fromJdUt + DAYS_PER_YEAR };
}

const pointsOf = (index: number): readonly number[] =>
  Array.from({ length: POINTS }, (_, point) => (7.77 * (index + 1) + 73.3 * point) % 360);

/** What is asked the n-th time: nothing is asked twice. */
export const ASKED: { readonly [Name in WorkName]: (index: number) => Asked[Name] } = {
  natal: birthAtMinute,
  batch: (index) => Array.from({ length: BATCH }, (_, one) => birthAtMinute(index * BATCH + one)),
  transits: (index) => ({ ...year(index), pointsDeg: pointsOf(index) }),
  ingresses: year,
  solarReturn: (index) => ({ ...year(index), birthJdUt: FIRST_YEAR_JD - 137.77 * ((index % YEARS) + 1) }),
  acg: birthAtMinute,
};
