import * as z from 'zod';
import { WarningRecord } from '../answer.ts';

export const POINTS_SCHEMA = ['id', 'kind', 'lon', 'sign', 'deg', 'house', 'speed', 'retro', 'lat', 'decl'] as const;
export const ASPECTS_SCHEMA = ['a', 'b', 'type', 'orb', 'applying'] as const;

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Schema of rows with these columns. */
export const rowsSchema = (columns: readonly string[], description: string, example: readonly unknown[]) =>
  z.array(z.array(Cell).length(columns.length)).meta({ description, example: [example] });

/** A chart as rows for a language model; the columns are named once instead of in every row. */
export const LlmRows = z
  .object({
    schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
    points_schema: z.array(z.string()).meta({ description: 'Columns of `points`', example: [...POINTS_SCHEMA] }),
    points: rowsSchema(
      POINTS_SCHEMA,
      'Bodies, nodes, apogees, angles, cusps, lots, stars and midpoints; kind is one of body, node, apogee, angle, cusp, lot, star, midpoint; degrees to 4 decimals; null where a point has no such value',
      ['sun', 'body', 84.1235, 'Gemini', 24.1235, 9, 0.955, false, 0.0001, 23.3],
    ),
    aspects_schema: z.array(z.string()).meta({ description: 'Columns of `aspects`', example: [...ASPECTS_SCHEMA] }),
    aspects: rowsSchema(
      ASPECTS_SCHEMA,
      'Aspects; a and b are ids of points. In answers that compare with a natal chart, natal ids begin with `n.`: `n.sun`',
      ['sun', 'moon', 'trine', 1.2346, true],
    ),
    warnings: z.array(WarningRecord).optional().meta({ description: 'Present if there are warnings' }),
  })
  .meta({ id: 'LlmRows', description: 'A chart as rows for a language model' });

export type LlmRows = z.output<typeof LlmRows>;
export type LlmCell = z.output<typeof Cell>;
