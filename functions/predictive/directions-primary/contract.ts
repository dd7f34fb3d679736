import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { definitionRecord, directionRecord, speculumRecord, termAtBirthRecord } from './records.ts';
import { directionRows, speculumRows } from './rows.ts';

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

export const DirectionsResponse = answerFormsSchema('PrimaryDirections', 'Primary directions in the requested format', {
  full: DirectionsData,
  rows: birthRowsSchema('PrimaryDirectionRows', 'Primary directions as rows for a language model', {
    ...directionRows.shape,
    ...z.object(speculumRows.shape).partial().shape,
    ...pagedShape,
  }),
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
