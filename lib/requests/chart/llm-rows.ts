import * as z from 'zod';
import { anyWarnings } from '../answer.ts';
import { columns, rowsVersion } from '../members.ts';

export const UNCERTAIN_ANGLES_SCHEMA = ['id', 'from', 'to', 'span', 'course', 'jumps'] as const;
export const CHANGES_SCHEMA = ['id', 'what', 'before', 'after', 'at'] as const;
export const SECTORS_SCHEMA = ['id', 'sector', 'plus_zone'] as const;

export const POINTS_SCHEMA = ['id', 'kind', 'lon', 'sign', 'deg', 'house', 'speed', 'retro', 'lat', 'decl'] as const;
export const ASPECTS_SCHEMA = ['a', 'b', 'type', 'orb', 'applying'] as const;
export const FACTS_SCHEMA = ['kind', 'what', 'bodies', 'value', 'orb'] as const;

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Schema of rows with these columns. */
export const rowsSchema = (columns: readonly string[], description: string, example: readonly unknown[]) =>
  z.array(z.array(Cell).length(columns.length)).meta({ description, example: [example] });

/** Members of the facts of a chart as rows. */
export const factRowsShape = {
  facts_schema: columns('facts', FACTS_SCHEMA),
  facts: rowsSchema(
    FACTS_SCHEMA,
    'Facts of the analysis, one in each row. kind is one of balance, pattern, stellium, shape, sect, ruler, final_dispositor, dispositor_loop, reception, dignity, condition, void_of_course, moon_aspect, station, almuten_figuris, parallel, contraparallel, antiscion, contra_antiscion, and double_whammy between two charts; bodies are ids with a space between them; of a reception, what is how the first planet receives the second, then how the second receives the first; orb is in degrees; null where a kind has no such value',
    ['pattern', 't_square', 'sun moon mars', 'apex mars', 3.1235],
  ),
};

/** A chart as rows for a language model; the columns are named once instead of in every row. */
export const LlmRows = z
  .object({
    schema_version: rowsVersion,
    points_schema: columns('points', POINTS_SCHEMA),
    points: rowsSchema(
      POINTS_SCHEMA,
      'Bodies, nodes, apogees, angles, cusps, sectors, lots, stars and midpoints; kind is one of body, node, apogee, angle, cusp, sector, lot, star, midpoint; the 36 sectors of house system G stand where they begin; degrees to 4 decimals; null where a point has no such value',
      ['sun', 'body', 84.1235, 'Gemini', 24.1235, 9, 0.955, false, 0.0001, 23.3],
    ),
    aspects_schema: columns('aspects', ASPECTS_SCHEMA),
    aspects: rowsSchema(
      ASPECTS_SCHEMA,
      'Aspects; a and b are ids of points. In answers that compare with a natal chart, natal ids begin with `n.`: `n.sun`',
      ['sun', 'moon', 'trine', 1.2346, true],
    ),
    facts_schema: factRowsShape.facts_schema.optional(),
    facts: factRowsShape.facts.optional(),
    warnings: anyWarnings,
  })
  .meta({ id: 'LlmRows', description: 'A chart as rows for a language model' });

export type LlmRows = z.output<typeof LlmRows>;
export type LlmCell = z.output<typeof Cell>;
