import * as z from 'zod';
import { toReceptionRecord } from '../../../lib/answers/analysis-conditions.ts';
import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toReceptionRow } from '../../../lib/answers/condition-rows.ts';
import { LLM_DECIMALS, type LlmRow } from '../../../lib/answers/llm-rows.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { DoubleWhammy } from '../../../lib/astro/chart/comparison/double-whammies.ts';
import { ReceptionRecord } from '../../../lib/requests/chart/analysis-conditions.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import type { ChartContacts } from './calculate.ts';

const DoubleWhammyRecord = z
  .object({
    points: z
      .array(z.string())
      .length(2)
      .meta({ description: 'Ids of the two points', example: ['sun', 'moon'] }),
    aspects: z.array(AspectRecord).length(2).meta({
      description: 'From the first point of A to the second of B, and from the second of A to the first of B',
    }),
  })
  .meta({ id: 'DoubleWhammy', description: 'Two points that are in aspect both ways; the aspects can differ' });

export const ChartContactsRecord = z
  .object({
    double_whammies: z.array(DoubleWhammyRecord).meta({ description: 'Among `aspects`' }),
    receptions: z.array(ReceptionRecord).meta({
      description:
        'Between Sun to Saturn: `a` is a planet of A, `b` of B. Triplicities follow the sect of the guest’s chart',
    }),
  })
  .meta({ id: 'ChartContacts', description: 'Facts about two charts together; present with `include_analysis`' });

export function toContactsRecord({ doubleWhammies, receptions }: ChartContacts, decimals: number) {
  return {
    double_whammies: doubleWhammies.map(({ a, b, forth, back }) => ({
      points: [a, b],
      aspects: [toAspectRecord(forth, decimals), toAspectRecord(back, decimals)],
    })),
    receptions: receptions.map(toReceptionRecord),
  };
}

/** The same as rows: `a.` and `b.` say whose a planet is; a double whammy has the points without them. */
export function toContactRows({ doubleWhammies, receptions }: ChartContacts): LlmRow[] {
  return [
    ...doubleWhammies.map(toDoubleWhammyRow),
    ...receptions.map((reception) => toReceptionRow(reception, `a.${reception.a} b.${reception.b}`)),
  ];
}

function toDoubleWhammyRow({ a, b, forth, back }: DoubleWhammy): LlmRow {
  const widestDeg = Math.max(forth.orbDeg, back.orbDeg);
  return ['double_whammy', `${forth.aspect} ${back.aspect}`, `${a} ${b}`, null, roundTo(widestDeg, LLM_DECIMALS)];
}
