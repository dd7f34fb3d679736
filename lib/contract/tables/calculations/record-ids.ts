import type { CalculationKind } from './kinds.ts';

const MS_PER_DAY = 86_400_000;

/** Number of days that figures cover, including today. */
const FIGURES_DAYS = 7;

/** The most recently used days, by their number: each answer names one or two, and the text of a date takes long. */
const knownDays = new Map<number, string>();
const MAX_KNOWN_DAYS = 8;

function toDay(at: Date): string {
  const number = Math.floor(at.getTime() / MS_PER_DAY);
  const known = knownDays.get(number);
  if (known !== undefined) return known;
  if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear();
  const day = at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  knownDays.set(number, day);
  return day;
}

const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * MS_PER_DAY);

/** Id of the record of durations of one kind on one UTC day. */
export const toDurationsId = (kind: CalculationKind, at: Date): string => `calculations#${toDay(at)}#${kind}`;

/** Ids of the duration records of the days that figures cover, latest first. */
export const listDurationsIds = (kind: CalculationKind, now: Date): readonly string[] =>
  Array.from({ length: FIGURES_DAYS }, (_, ago) => toDurationsId(kind, addDays(now, -ago)));

/** Id of the record of the bytes of cached answers that expire on one UTC day; obsolete when the day is over. */
export const toSizesId = (expiresAt: Date): string => `answers#${toDay(expiresAt)}`;

/** Ids of the size records of every day on which an answer cached now can expire. */
export const listSizesIds = (now: Date, lifeSeconds: number): readonly string[] =>
  Array.from({ length: Math.ceil((lifeSeconds * 1000) / MS_PER_DAY) + 1 }, (_, days) => toSizesId(addDays(now, days)));
