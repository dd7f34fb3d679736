import { type Judgment, judge, missAll } from './judge.ts';
import { type Input, readVectors, TECHNIQUES, type Values } from './vector.ts';

/** A program that is held to the vectors. */
export interface Adapter {
  /** Name and version. */
  readonly title: string;
  /**
   * By technique: an answer, whose members are the quantities that the program offers. Returns undefined for inputs that the program
   * has no function for; an error counts as missed.
   */
  readonly answers: Readonly<
    Record<string, (input: Input, id: string) => Values | undefined | Promise<Values | undefined>>
  >;
}

/** Asks a program for every vector, or for those of one technique, one after the other. */
export async function judgeAll({ answers }: Adapter, techniques: readonly string[] = TECHNIQUES) {
  const judgments: Judgment[] = [];
  for (const vector of techniques.flatMap(readVectors)) {
    try {
      judgments.push(...judge(vector, await answers[vector.technique]?.(vector.input, vector.id)));
    } catch (error) {
      judgments.push(...missAll(vector, String(error)));
    }
  }
  return judgments;
}

/** Julian day of an ISO 8601 moment, in its own scale. */
export const toJd = (iso: string): number => Date.parse(iso.replace(/Z?$/, 'Z')) / 86_400_000 + 2_440_587.5;

/** ISO 8601 moment of a Julian day, to the millisecond. */
export const toIso = (jd: number): string => new Date(Math.round((jd - 2_440_587.5) * 86_400_000)).toISOString();

/** Julian days between which the event of a date is looked for, its noon in the middle. */
export const windowAround = (date: string, halfDays = 2.5): readonly [fromJd: number, toJd: number] => {
  const noon = toJd(`${date}T12:00:00`);
  return [noon - halfDays, noon + halfDays];
};

/** How many there are of each type. */
export const countTypes = (found: readonly { readonly type: string }[]): Values =>
  Object.fromEntries([...Map.groupBy(found, ({ type }) => type)].map(([type, all]) => [type, all.length]));
