import * as z from 'zod';
import { toCanonicalName } from '../base/catalog/names.ts';
import { listAsteroidTitles } from '../contract/name-enum.ts';
import { problemCode } from './problem-code.ts';

/** Names of the angles of a chart. */
export const ANGLE_NAMES = ['ascendant', 'midheaven', 'descendant', 'imum_coeli', 'vertex', 'east_point'] as const;

/** One reason for every point that goes round the zodiac each day: the angles and the Part of Fortune. */
export const refuseDailyPoints = (reason: string): readonly (readonly [string, string])[] =>
  [...ANGLE_NAMES, 'part_of_fortune'].map((point) => [point, reason] as const);

/** What the documentation says of a body's name. */
interface BodyNameText {
  readonly id: string;
  readonly description: string;
  readonly example: string;
}

/** The names that are accepted, and the reasons for which points of charts are refused. */
interface BodyNames<Ids extends readonly string[]> {
  readonly ids: Ids;
  readonly refusals: ReadonlyMap<string, string>;
}

/** Schema of a body's name. Points of charts that are not accepted here are refused with their own reason. */
export function bodyName<const Ids extends readonly string[]>({ ids, refusals }: BodyNames<Ids>, text: BodyNameText) {
  const idsByTitle = new Map(listAsteroidTitles(ids).map(([id, { name }]) => [toCanonicalName(name), id]));
  const read = (sent: unknown, context: z.core.$RefinementCtx): unknown => {
    if (typeof sent !== 'string') return sent;
    const canonical = toCanonicalName(sent);
    const name = idsByTitle.get(canonical) ?? canonical;
    const message = refusals.get(name);
    if (message === undefined) return name;
    context.addIssue({ code: 'custom', message, params: { problem: 'InvalidBody' } });
    return z.NEVER;
  };
  return z
    .preprocess(read, z.enum(ids))
    .meta({ ...text })
    .register(problemCode, { code: 'InvalidBody' });
}
