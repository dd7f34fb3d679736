import type * as z from 'zod';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toLlmRows } from '../../../lib/answers/llm-rows.ts';
import type { Aspect } from '../../../lib/astro/chart/aspects/point.ts';
import type { ProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { LlmRows } from '../../../lib/requests/chart/llm-rows.ts';
import { Progressed } from '../../../lib/requests/chart/progressed.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';

const ProgressedRows = LlmRows.extend({ handle: ChartHandle.optional() }).meta({
  id: 'ProgressedRows',
  description: 'A progressed chart as rows for a language model; `handle` is that of the birth',
});
export const ProgressedResponse = picturedAnswerFormsSchema(
  'Progressed',
  'A progressed chart in the requested format',
  { full: Progressed, rows: ProgressedRows },
);

export type ProgressedResponse = z.output<typeof ProgressedResponse>;

/** The progressed chart as rows; the id of a natal point has a prefix, as in `n.sun`. */
export function toProgressedRows({ subject: { handle }, progressed, aspects, facts }: ProgressedChart) {
  const rows = { ...toLlmRows(progressed, aspects.map(toNatal)), ...(facts && toFactRows(facts)) };
  return { ...rows, ...(handle && { handle }) };
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });
