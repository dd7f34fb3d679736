import { type Birth, birth } from '../births.ts';
import { jdOf, unixMsOf } from '../dates.ts';
import type { Span } from '../engine.ts';

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
export type LongitudesDeg = Readonly<Record<Planet, number>>;

export const INGRESSING = PLANETS.filter((planet) => planet !== 'moon');
export const TRANSITING = ['jupiter', 'saturn'] as const;
export const MAJOR_ASPECTS_DEG = [0, 60, 90, 120, 180] as const;
export const SIGN_BORDERS_DEG = Array.from({ length: 12 }, (_, sign) => sign * 30);

/** What a library is given for each work. */
export interface Inputs {
  readonly natal: Birth;
  readonly transits: Span & { readonly pointsDeg: readonly number[] };
  readonly ingresses: Span;
  readonly solarReturn: Span & { readonly birthJdUt: number };
  readonly acg: Birth;
}

export type WorkName = keyof Inputs;

/** What of its answer is checked. */
export interface Outputs {
  readonly natal: {
    readonly ascendantDeg: number;
    readonly midheavenDeg: number;
    /** Twelve, the first house first. */
    readonly cuspsDeg: readonly number[];
  };
  /** How many exact aspects. */
  readonly transits: number;
  readonly ingresses: readonly { readonly planet: Planet; readonly atJdUt: number }[];
  /** Julian days (UT). */
  readonly solarReturn: readonly number[];
  readonly acg: undefined;
}

/** The documented call, which is timed, and what its answer says. */
export interface Work<Name extends WorkName> {
  readonly run: (input: Inputs[Name]) => unknown;
  readonly read: (input: Inputs[Name]) => Promise<Outputs[Name]>;
}

export type Works = { readonly [Name in WorkName]?: Work<Name> };

export interface Peer {
  readonly works: Works;
  /** Apparent longitudes; absent of the bare engine, which is timed only. */
  readonly longitudesAt?: (jdUt: number) => LongitudesDeg | Promise<LongitudesDeg>;
  /** Before each run: drops what it keeps from one search for the next. */
  readonly forget?: () => void;
}

export function work<Name extends WorkName, Answer>(
  run: (input: Inputs[Name]) => Answer | Promise<Answer>,
  outputOf: (answer: Answer, input: Inputs[Name]) => Outputs[Name],
): Work<Name> {
  return { run, read: async (input) => outputOf(await run(input), input) };
}

/** Of what is timed and says nothing that can be checked. */
export const timingOnly = <Name extends WorkName>(run: (input: Inputs[Name]) => unknown): Work<Name> => ({
  run,
  read: () => Promise.reject(new Error('nothing can be checked')),
});

export const ofPlanets = (longitudeDegOf: (planet: Planet) => number): LongitudesDeg =>
  Object.fromEntries(PLANETS.map((planet) => [planet, longitudeDegOf(planet)])) as Record<Planet, number>;

export const capitalize = (planet: Planet) => (planet.charAt(0).toUpperCase() + planet.slice(1)) as Capitalize<Planet>;

/** Calendar and clock fields, UT. */
export function calendarOf(jdUt: number) {
  const date = new Date(unixMsOf(jdUt));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds() + date.getUTCMilliseconds() / 1000,
  };
}

const MINUTES_PER_DAY = 1440;
/** As long as the longest year, so that the Sun comes back to every degree. */
const SEARCHED_DAYS = 366;

/** At a whole minute: circular-natal-horoscope-js knows no seconds of houses. */
function birthAtMinute(index: number): Birth {
  const { jdUt, ...place } = birth(index);
  return { jdUt: Math.round(jdUt * MINUTES_PER_DAY) / MINUTES_PER_DAY, ...place };
}

/** Forty years from 2000 on; then the same ones, each begun a day later. */
function year(index: number): Span {
  const fromJdUt = jdOf('2000-01-01') + (index % 40) * SEARCHED_DAYS + Math.floor(index / 40);
  return { fromJdUt, toJdUt: fromJdUt + SEARCHED_DAYS };
}

/** The n-th input of a work; no two are alike. */
export const INPUTS: { readonly [Name in WorkName]: (index: number) => Inputs[Name] } = {
  natal: birthAtMinute,
  transits: (index) => ({
    ...year(index),
    pointsDeg: Array.from({ length: 5 }, (_, point) => (7.77 * (index + 1) + 73.3 * point) % 360),
  }),
  ingresses: year,
  solarReturn: (index) => ({ ...year(index), birthJdUt: jdOf('2000-01-01') - 137.77 * ((index % 40) + 1) }),
  acg: birthAtMinute,
};
