import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toLlmRows } from '../../../lib/answers/llm-rows.ts';
import type { Aspect } from '../../../lib/astro/chart/aspects/point.ts';
import type { ProgressedChart } from '../../../lib/charts/progressed-chart.ts';

/** The progressed chart as rows; the id of a natal point has a prefix, as in `n.sun`. */
export function toProgressedRows({ subject: { handle }, progressed, aspects, facts }: ProgressedChart) {
  const rows = { ...toLlmRows(progressed, aspects.map(toNatal)), ...(facts && toFactRows(facts)) };
  return { ...rows, ...(handle && { handle }) };
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });
