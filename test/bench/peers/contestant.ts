import { type Asked, PLANETS, type Planet, type WorkName } from './works.ts';

export type LongitudesDeg = Readonly<Record<Planet, number>>;

/** A chart as every library has it, degrees. */
export interface CastChart {
  readonly longitudesDeg: LongitudesDeg;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** Twelve, the first house first. */
  readonly cuspsDeg: readonly number[];
}

/** A planet on the border of two signs. */
export interface Passage {
  readonly planet: Planet;
  readonly atJdUt: number;
}

/** A planet in aspect to a natal point. */
export interface Contact {
  readonly planet: Planet;
  readonly atJdUt: number;
  readonly pointDeg: number;
  readonly aspectDeg: number;
}

/** What can be held against the truth. */
export interface Read {
  readonly natal: CastChart;
  /** Exact ones. */
  readonly transits: readonly Contact[];
  readonly ingresses: readonly Passage[];
  /** Julian days (UT). */
  readonly solarReturn: readonly number[];
}

/** A work that is timed: the documented call, and nothing around it. */
export interface Timed<Name extends WorkName> {
  readonly run: (asked: Asked[Name]) => unknown;
}

/** Works whose answers are held against the truth. */
export type ReadWork = keyof Read;

/** A work whose answer is read too, which is not timed. */
export interface Doing<Name extends ReadWork> extends Timed<Name> {
  readonly read: (asked: Asked[Name]) => Promise<Read[Name]>;
}

/** Who is timed, with the works that it can do. */
export interface Runner {
  readonly works: { readonly [Name in WorkName]?: Timed<Name> };
  /** Before each work: forgets what it kept of the one before. */
  readonly forget?: () => void;
}

/** Who is held against the truth too. */
export interface Contestant extends Runner {
  readonly works: Runner['works'] & { readonly [Name in ReadWork]?: Doing<Name> };
  /** At a moment that need not be at a whole minute. */
  readonly longitudesAt: (jdUt: number) => LongitudesDeg | Promise<LongitudesDeg>;
}

/** A work of a call and of what its answer says. */
export function doing<Name extends ReadWork, Answer>(
  run: (asked: Asked[Name]) => Answer | Promise<Answer>,
  read: (answer: Answer, asked: Asked[Name]) => Read[Name],
): Doing<Name> {
  return { run, read: async (asked) => read(await run(asked), asked) };
}

const UNIX_EPOCH_JD = 2_440_587.5;
const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

/** Fields of a Gregorian calendar and clock, UT. */
export interface Calendar {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** With a fraction. */
  readonly second: number;
}

export const unixMsOf = (jdUt: number): number => Math.round((jdUt - UNIX_EPOCH_JD) * MS_PER_DAY);
export const jdOfUnixMs = (unixMs: number): number => unixMs / MS_PER_DAY + UNIX_EPOCH_JD;

export function calendarOf(jdUt: number): Calendar {
  const unixMs = unixMsOf(jdUt);
  const date = new Date(unixMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: (((unixMs % MS_PER_MINUTE) + MS_PER_MINUTE) % MS_PER_MINUTE) / 1000,
  };
}

/** A longitude for each of the ten. */
export const ofPlanets = (longitudeDegOf: (planet: Planet) => number): LongitudesDeg =>
  Object.fromEntries(PLANETS.map((planet) => [planet, longitudeDegOf(planet)])) as Record<Planet, number>;
