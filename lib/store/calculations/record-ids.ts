import type { CalculationKind } from './kinds.ts';

const MS_PER_DAY = 86_400_000;

/** Over how many days, today included, figures are told. */
export const FIGURES_DAYS = 7;

const toDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * MS_PER_DAY);

/** How long answers of one kind took on one day, UTC. */
export const toDurationsId = (kind: CalculationKind, at: Date): string => `calculations#${toDay(at)}#${kind}`;

/** Those of the days that figures are told over, the latest first. */
export const listDurationsIds = (kind: CalculationKind, now: Date): readonly string[] =>
  Array.from({ length: FIGURES_DAYS }, (_, ago) => toDurationsId(kind, addDays(now, -ago)));

/** Bytes of the kept answers that expire on one day, UTC: once the day is over, so are they. */
export const toSizesId = (expiresAt: Date): string => `answers#${toDay(expiresAt)}`;

/** Those of every day on which an answer that is kept now can expire. */
export const listSizesIds = (now: Date, lifeSeconds: number): readonly string[] =>
  Array.from({ length: Math.ceil((lifeSeconds * 1000) / MS_PER_DAY) + 1 }, (_, days) => toSizesId(addDays(now, days)));
