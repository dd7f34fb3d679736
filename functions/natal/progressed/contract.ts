import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
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

export const contract = defineContract({
  description:
    'Secondary, tertiary and minor progressions: a short time after the birth represents a longer time of life. The chart is cast for the progressed instant and the birthplace, its angles are moved by `angle_method`, and its aspects to the natal chart are listed. Solar, Naibod, lunar and Ascendant arc instead add one arc to every point of the natal chart; such points have no declination. In format `llm_v2` the points are the progressed ones, and the second id of an aspect is that of a natal one, as in `n.sun`. The picture has the progressed chart around the natal one.',
  response: ProgressedResponse,
  errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
});
