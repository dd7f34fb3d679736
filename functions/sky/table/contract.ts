import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { anyWarnings, success } from '../../../lib/requests/answer.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { rowsVersion } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { TableDefinition } from './definition.ts';

const tableShape = {
  columns_schema: z.array(z.string()).meta({
    description: 'Names of the columns: `datetime`, then `body.column` in the order of the request',
    example: ['datetime', 'sun.longitude', 'moon.longitude'],
  }),
  rows: z.array(z.array(z.union([z.string(), z.number()]).nullable())).meta({
    description:
      'Rows in order of time, each with a value for every column. `datetime` is UTC in ISO 8601; null: the body has no such value',
    example: [['2025-01-01T00:00:00.000Z', 280.813611, 293.913579]],
  }),
};

export const TableAnswer = z
  .object({
    success,
    ...tableShape,
    ...pagedShape,
    definition: TableDefinition,
    location: LocationInfo.optional(),
    warnings: warningList,
  })
  .meta({ id: 'TableAnswer', description: 'Answer for format `json`' });

const LlmTable = z
  .object({
    schema_version: rowsVersion,
    ...tableShape,
    ...pagedShape,
    warnings: anyWarnings,
  })
  .meta({
    id: 'LlmTable',
    description: 'A table with degrees to 4 decimals and dates to the minute where they are whole',
  });

const TableResponse = z
  .union([
    TableAnswer,
    rowAnswerSchema(LlmTable).meta({ id: 'LlmTableAnswer', description: 'Answer for format `llm_v2`' }),
  ])
  .meta({ id: 'TableResponse', description: 'An ephemeris table in the requested format' });

export const contract = defineContract({
  description: [
    'One row for every step from `start_date` to `end_date`, and for each body the columns of the request. Values are those of `/ephemeris/natal-chart` at the same moment, to the last decimal.',
    'Days, weeks, months and years follow the clock of `timezone`, else that of `location`, else UTC: a day may have 23 or 25 hours. A local time that the clocks skipped is moved forward; of two, the earlier one is taken. A date that a zone left out has no row.',
    '`azimuth` and `altitude` are those of the center of the body seen from the place, without refraction. `elongation`, `magnitude` and `illuminated_fraction` are seen from the center of the Earth; the Earth, nodes and apogees have none, and the Sun has no `illuminated_fraction`.',
    'A page has at most 200 000 values, those of `datetime` included: ten years of daily positions of ten bodies are one page. Pages whose values take long to calculate, such as `azimuth` and `magnitude`, have fewer. A table has at most 3 000 000 rows. Requests for more than 31 days count among the long searches.',
  ].join('\n\n'),
  response: TableResponse,
  errors: ['InvalidRange', 'HouseSystemUndefined'],
});
