import { readFileSync, writeFileSync } from 'node:fs';
import type { Judgment } from './judge.ts';

/** How a program did in a quantity of a technique that it offers. */
export interface Score {
  readonly held: number;
  readonly missed: number;
  /** Largest difference in the unit of the tolerance; null where one had no number, absent where values must be equal. */
  readonly worst?: number | null;
}

/** Scores by technique, then by quantity with its tolerance. */
export type Scores = Readonly<Record<string, Readonly<Record<string, Score>>>>;

/** What the documentation shows: results of one day. */
export interface Conformance {
  readonly measuredOn: string;
  readonly command: string;
  /** By name and version; this service first. */
  readonly programs: Readonly<Record<string, Scores>>;
}

const FILE = new URL('../conformance.json', import.meta.url);

export const readConformance = (): Conformance => JSON.parse(readFileSync(FILE, 'utf8'));

/** Writes the file as the formatter lays it out, a score to a line. */
export function writeConformance(conformance: Conformance): void {
  const text = JSON.stringify(conformance, undefined, 2);
  const short = text.replace(/\{\s+("held"[^{}]*?)\s+\}/g, (_, score: string) => `{ ${score.replace(/\s+/g, ' ')} }`);
  writeFileSync(FILE, `${short}\n`);
}

/** Enough to see a change of the second digit. */
const DIGITS = 3;

/** Largest difference of either sign; NaN if one is no number, undefined without any. */
export function worstOf(judgments: readonly Judgment[]): number | undefined {
  const sizes = judgments.flatMap(({ difference }) => (difference === undefined ? [] : Math.abs(difference)));
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}

export const countHeld = (judgments: readonly Judgment[]): number =>
  judgments.filter(({ outcome }) => outcome === 'held').length;

function toScore(judgments: readonly Judgment[]): Score {
  const [held, worst] = [countHeld(judgments), worstOf(judgments)];
  return {
    ...{ held, missed: judgments.length - held },
    ...(worst !== undefined && { worst: Number.isNaN(worst) ? null : Number(worst.toPrecision(DIGITS)) }),
  };
}

/** A quantity with its tolerance: `gamma`, `moment ±1 s`. */
export function nameQuantity({ vector, quantity }: Judgment): string {
  const { value, unit } = vector.tolerance[quantity] ?? {};
  return value === undefined ? quantity : `${quantity} ±${value} ${unit}`.trimEnd();
}

const groupBy = <Value>(
  judgments: readonly Judgment[],
  nameOf: (one: Judgment) => string,
  read: (all: Judgment[]) => Value,
) => Object.fromEntries([...Map.groupBy(judgments, nameOf)].map(([name, all]) => [name, read(all)]));

/** Scores of what was offered. */
export const toScores = (judgments: readonly Judgment[]): Scores =>
  groupBy(
    judgments.filter(({ outcome }) => outcome !== 'not offered'),
    ({ vector }) => vector.technique,
    (ofTechnique) => groupBy(ofTechnique, nameQuantity, toScore),
  );

/** How many values of a technique are held, and how many are offered. */
export function addScores(scores: Readonly<Record<string, Score>> = {}): {
  readonly held: number;
  readonly offered: number;
} {
  const all = Object.values(scores);
  const held = all.reduce((sum, score) => sum + score.held, 0);
  return { held, offered: all.reduce((sum, { missed }) => sum + missed, held) };
}
