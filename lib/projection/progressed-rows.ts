import type { Aspect } from '../domain/aspects/point.ts';
import type { LlmRows } from '../schemas/chart/llm-rows.ts';
import { llmRows } from './llm-rows.ts';
import type { ProgressedChart } from './progressed.ts';

/** The progressed chart as rows; the natal end of an aspect is told by its id, as in `n.sun`. */
export function progressedRows({ progressed, aspects }: ProgressedChart): LlmRows {
  return llmRows(progressed, aspects.map(toNatal));
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });
