import * as z from 'zod';
import { SIGNS } from '../base/catalog/signs.ts';
import { instantText } from './answer.ts';
import { answerFormsSchema, birthRowsSchema } from './answer-forms.ts';
import { rowsSchema } from './chart/llm-rows.ts';
import { ChartMetadata } from './chart/metadata.ts';
import { SubjectInfo } from './chart/subject-info.ts';
import { choice, integer, text } from './members.ts';
import { warningList } from './moment.ts';

/** Members of a period of any technique. */
export const periodShape = {
  level: integer('1 for the longest periods; those of level 2 divide them, and so on', 1),
  lord: text('Planet or node that rules the period', 'venus'),
  start: instantText('Beginning, which belongs to the period'),
  end: instantText('End, which belongs to the next period'),
};

export const periodSign = choice(SIGNS, 'Sign of the period', 'Taurus');

/** Members of a definition of any technique. */
export const definitionShape = {
  sources: z.array(z.string()).meta({ description: 'Authors and works that describe the technique' }),
};

/** Columns of periods as rows. */
export const PERIODS_SCHEMA = ['level', 'lord', 'sign', 'start', 'end', 'note'] as const;

interface PeriodSchemas<
  Definition extends z.ZodType,
  Period extends z.ZodType,
  Shape extends z.ZodRawShape,
  Rows extends z.ZodType,
> {
  /** Name of the technique in ids of schemas: `Firdaria`. */
  readonly name: string;
  readonly definition: Definition;
  readonly period: Period;
  /** What follows a period in the list: `those that divide it`. */
  readonly parts: string;
  /** Further members of the full answer. */
  readonly shape: Shape;
  /** Schema of the rows: {@link PeriodRows}, with what else the technique lists. */
  readonly rows: Rows;
}

/** Schema of an answer with periods, in full or as rows. */
export function createPeriodResponse<
  Definition extends z.ZodType,
  Period extends z.ZodType,
  Shape extends z.ZodRawShape,
  Rows extends z.ZodType,
>({ name, definition, period, parts, shape, rows }: PeriodSchemas<Definition, Period, Shape, Rows>) {
  const data = z
    .object({
      subject: SubjectInfo,
      target_datetime: instantText('The moment whose periods are `active`'),
      start: instantText('Beginning of the listed part of the life'),
      end: instantText('End of the listed part of the life'),
      definition,
      ...shape,
      periods: z.array(period).meta({ description: `In order of time, each followed by ${parts}` }),
      active: z.array(period).meta({ description: 'Those of the moment, level 1 first' }),
      warnings: warningList,
      metadata: ChartMetadata,
    })
    .meta({ id: `${name}Data`, description: 'Periods of a life' });
  return answerFormsSchema(name, 'Periods of a life in the requested format', { full: data, rows });
}

const EXAMPLE_ROW = [1, 'sun', null, '1990-06-15T12:30Z', '2000-06-15T00:00Z', null];

/** Periods as rows, which any technique has. */
export const PeriodRows = birthRowsSchema('PeriodRows', 'Periods of a life as rows for a language model', {
  target_datetime: instantText('The moment whose periods are `active`'),
  periods_schema: z
    .array(z.string())
    .meta({ description: 'Columns of `periods` and `active`', example: [...PERIODS_SCHEMA] }),
  periods: rowsSchema(
    PERIODS_SCHEMA,
    'Periods; dates to the minute in UTC; sign is null where the technique has none, note says what else a period is',
    EXAMPLE_ROW,
  ),
  active: rowsSchema(PERIODS_SCHEMA, 'Periods of the moment asked about, one for each level', EXAMPLE_ROW),
});
