import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { columns, rowsVersion } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { definitionRecord, directionRecord, speculumRecord, termAtBirthRecord } from './records.ts';
import { DIRECTIONS_SCHEMA, SPECULUM_SCHEMA } from './rows.ts';

const DirectionsData = z
  .object({
    subject: SubjectInfo,
    definition: definitionRecord.schema,
    directions: z.array(directionRecord.schema).meta({ description: 'In the order of their arcs' }),
    speculum: z
      .array(speculumRecord.schema)
      .optional()
      .meta({ description: 'One entry for each promissor and significator; only with `speculum: true`' }),
    terms_at_birth: z
      .array(termAtBirthRecord.schema)
      .optional()
      .meta({ description: 'Where each significator begins; only where `include` has `terms`' }),
    warnings: warningList,
    ...pagedShape,
  })
  .meta({ id: 'PrimaryDirectionsData', description: 'Primary directions of a life' });

const DirectionRows = z
  .object({
    schema_version: rowsVersion,
    directions_schema: columns('directions', DIRECTIONS_SCHEMA),
    directions: rowsSchema(
      DIRECTIONS_SCHEMA,
      'Directions in the order of their arcs; of a term, side is its sign; arc in degrees, age in years, date in UTC',
      ['mars', 'square', 'sinister', 'ascendant', 'direct', 24.4167, 24.77, '1899-09-05'],
    ),
    speculum_schema: z
      .array(z.string())
      .optional()
      .meta({ description: 'Columns of `speculum`', example: [...SPECULUM_SCHEMA] }),
    speculum: rowsSchema(
      SPECULUM_SCHEMA,
      'Ascensional difference, diurnal and nocturnal semi-arc, distance from the upper meridian (east negative), mundane position and pole, degrees',
      ['sun', 248.2, 0, 246.5, -21.9, -30.7, 59.3, 120.7, -41.2, 207.5, 36.7],
    ).optional(),
    warnings: warningList.optional(),
    handle: ChartHandle.optional(),
    ...pagedShape,
  })
  .meta({ id: 'PrimaryDirectionRows', description: 'Primary directions as rows for a language model' });

export const DirectionsResponse = answerFormsSchema('PrimaryDirections', 'Primary directions in the requested format', {
  full: DirectionsData,
  rows: DirectionRows,
});

export type DirectionsResponse = z.output<typeof DirectionsResponse>;

export const contract = defineContract({
  description: [
    'The arc of a direction is the angle by which the sky turns until the promissor has the mundane position that the significator had at birth; `key` turns it into years. By every `method` that one definition settles directions to planets, angles and aspects, above and below the horizon.',
    'A position is counted in the order of the houses, 90° to a quadrant. In `mundo` an aspect is an arc of this circle: a sextile two thirds of a quadrant. In `zodiaco` the degree of the zodiac is directed into which the promissor casts the aspect. The Ascendant and the other angles are the horizon and the meridian themselves as significators, and degrees of the ecliptic as promissors.',
    'Points that neither rise nor set have no semi-arc: `placidus`, `placidus_under_pole` and `topocentric` leave them out with a warning. The circles of `regiomontanus` and `campanus` cross the whole sky; where such a point comes to one twice, the first time counts.',
    'Four minutes of birth time move a direction to an angle by a year. Longitudes are those of `zodiac_type`, in which the terms are counted too; antiscia and arcs do not depend on it. The time of birth must be known.',
  ].join('\n\n'),
  response: DirectionsResponse,
  errors: ['BirthTimeRequired'],
});
