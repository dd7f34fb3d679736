import * as z from 'zod';
import { ANGLE_COURSES } from '../../astro/chart/angle-range.ts';
import { PLACEMENTS } from '../../astro/chart/placement-change.ts';
import { CHART_OBJECT_IDS } from '../../base/catalog/chart-objects.ts';
import { SIGNS } from '../../base/catalog/signs.ts';
import { instantText } from '../answer.ts';
import { ChartHandle } from '../handle/schema.ts';
import { choice, columns, flag, number, text } from '../members.ts';
import { CHANGES_SCHEMA, LlmRows, rowsSchema, SECTORS_SCHEMA, UNCERTAIN_ANGLES_SCHEMA } from './llm-rows.ts';
import { prenatalRowsShape } from './prenatal.ts';

const second = (description: string) => text(`${description}: UTC, to the second`, '1990-06-15T12:41:07.000Z');

const UncertainAngle = z
  .object({
    from: number(
      'First longitude of the shortest arc, in the order of the signs, that holds every possible one',
      176.1,
    ),
    to: number('Last longitude of that arc; equal to `from` where it is the whole circle', 188.8),
    span_deg: number('Length of that arc, degrees in [0, 360]', 12.7),
    whole_circle: flag('True where every longitude is possible'),
    course: choice(
      ANGLE_COURSES,
      'How the angle moves through the signs as time goes on; in polar regions also `backward`, `both` ways, or `still`',
      'forward',
    ),
    jumps_at: z.array(second('When the angle jumps')).meta({
      description: 'Empty outside the polar regions; values inside the arc that a jump skips are not possible',
      example: [],
    }),
    signs: z.array(z.enum(SIGNS)).meta({
      description: 'Every possible sign, in order of time',
      example: ['Virgo', 'Libra'],
    }),
  })
  .meta({ id: 'UncertainAngle', description: 'The longitudes that an angle can have' });

const PossibleDifference = z
  .object({
    object: choice(
      ['ascendant', 'midheaven', 'chart', ...CHART_OBJECT_IDS],
      'A body, an angle, or `chart` for its sect and house system',
      'moon',
    ),
    what: choice(PLACEMENTS, 'What may differ', 'house'),
    values: z.array(z.union([z.string(), z.int()])).meta({
      description: 'Every possible value in order of time; a value may come back',
      example: [6, 5],
    }),
    changes_at: z.array(second('When each value but the first begins')).meta({
      description: 'When each value but the first begins',
      example: ['1990-06-15T12:41:07.000Z'],
    }),
  })
  .meta({ id: 'PossibleDifference', description: 'A placement that depends on the exact time' });

const rangeShape = {
  minutes: number('As sent', 30),
  earliest: instantText('The earliest possible instant'),
  latest: instantText('The latest possible instant'),
};

/** What an uncertain time changes in a chart. */
export const TimeUncertaintyRecord = z
  .object({
    ...rangeShape,
    angles: z
      .object({ ascendant: UncertainAngle, midheaven: UncertainAngle })
      .meta({ description: 'Descendant and Imum Coeli are opposite' }),
    may_differ: z.array(PossibleDifference).meta({
      description:
        'Signs of the angles, sect, house system, then sign and house of each body; only those that differ. Vertex and lots are left out, and sectors, which house system G has in place of houses',
    }),
  })
  .meta({
    id: 'TimeUncertainty',
    description: 'What an uncertain time changes; present with `time_uncertainty_minutes`',
  });

export type TimeUncertaintyRecord = z.output<typeof TimeUncertaintyRecord>;

/** The same as rows. */
const TimeUncertaintyRows = z
  .object({
    ...rangeShape,
    angles_schema: columns('angles', UNCERTAIN_ANGLES_SCHEMA),
    angles: rowsSchema(
      UNCERTAIN_ANGLES_SCHEMA,
      'Longitudes that the angles can have; a span of 360 is the whole circle; jumps counts how often the angle jumps',
      ['ascendant', 176.1, 188.8, 12.7, 'forward', 0],
    ),
    changes_schema: columns('changes', CHANGES_SCHEMA),
    changes: rowsSchema(CHANGES_SCHEMA, 'Placements that depend on the exact time, one row for each change', [
      'moon',
      'house',
      6,
      5,
      '1990-06-15T12:41:07.000Z',
    ]),
  })
  .meta({
    id: 'TimeUncertaintyRows',
    description: 'What an uncertain time changes, as rows; present with `time_uncertainty_minutes`',
  });

export type TimeUncertaintyRows = z.output<typeof TimeUncertaintyRows>;

/** The rows of a chart of one birth. */
export const NatalRows = LlmRows.extend({
  time_uncertainty: TimeUncertaintyRows.optional(),
  sectors_schema: z
    .array(z.string())
    .optional()
    .meta({ description: 'Columns of `sectors`', example: [...SECTORS_SCHEMA] }),
  sectors: rowsSchema(
    SECTORS_SCHEMA,
    'Gauquelin sectors of the bodies; present with `include_sectors` or house system G',
    ['mars', 12.5, true],
  ).optional(),
  ...prenatalRowsShape,
  handle: ChartHandle.optional(),
}).meta({
  id: 'NatalRows',
  description: 'The chart of a birth as rows for a language model',
});
