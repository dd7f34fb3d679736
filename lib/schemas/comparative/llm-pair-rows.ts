import * as z from 'zod';
import { WarningRecord } from '../answer.ts';
import { LlmRows } from '../chart/llm-rows.ts';

/** Columns of the table of house overlays. */
export const HOUSES_SCHEMA = ['id', 'chart', 'house'] as const;

const ChartPrefix = z
  .enum(['a', 'b', 't', 'n'])
  .meta({ description: 'One of two charts: what the ids of its points begin with', example: 'a' });

/** Two charts as rows: what the row form of one chart has, with ids that say whose a point is. */
export const LlmPairRows = LlmRows.extend({
  charts: z
    .array(ChartPrefix)
    .length(2)
    .meta({
      description:
        'The two charts: `a` and `b` of a synastry, `t` and `n`, transit and natal, of transits. The id of a point begins with its chart and a full stop: `a.sun`, `t.moon`',
      example: ['a', 'b'],
    }),
  aspects: LlmRows.shape.aspects.meta({
    description:
      'Aspects; a and b are ids of points. First those within each chart, then those from the first chart to the second',
    example: [['a.sun', 'b.moon', 'trine', 1.2346, null]],
  }),
  houses_schema: z.array(z.string()).meta({ description: 'Columns of `houses`', example: [...HOUSES_SCHEMA] }),
  houses: z.array(z.tuple([z.string(), z.string(), z.int()])).meta({
    description: 'House overlays: a point of one chart, the other chart, and the house of it that holds the point',
    example: [['a.sun', 'b', 9]],
  }),
  warnings: z
    .array(
      WarningRecord.extend({ chart: ChartPrefix }).meta({ id: 'ChartWarning', description: 'A warning of one chart' }),
    )
    .optional()
    .meta({ description: 'Present where there is something to know' }),
}).meta({ id: 'LlmPairRows', description: 'Two charts as rows for a language model' });

export type LlmPairRows = z.output<typeof LlmPairRows>;
