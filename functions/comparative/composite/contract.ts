import * as z from 'zod';
import { CHART_OBJECT_IDS } from '../../../lib/base/catalog/chart-objects.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { LlmRows } from '../../../lib/requests/chart/llm-rows.ts';
import { FullChart, optionalMap } from '../../../lib/requests/chart/natal-chart.ts';
import { PlanetPosition } from '../../../lib/requests/chart/points.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { chartHandles } from '../../../lib/requests/handle/schema.ts';
import { choice } from '../../../lib/requests/members.ts';

const CompositePosition = PlanetPosition.extend({
  is_retrograde: z.boolean().nullable().meta({
    description: 'True while the longitude decreases; null in a midpoint composite, which has no motion',
    example: null,
  }),
}).meta({
  id: 'CompositePosition',
  description: 'Position of a body in a composite; a midpoint composite has no distance, speed and motion',
});

const CompositePlanets = optionalMap(CHART_OBJECT_IDS, CompositePosition).meta({
  id: 'CompositePlanets',
  description: 'Bodies and points by id, those of the object set that every birth has',
});

const CompositeChart = FullChart.extend({
  method: choice(COMPOSITE_METHODS, 'How the chart was made', 'midpoint'),
  house_method: z
    .enum(COMPOSITE_HOUSE_METHODS)
    .optional()
    .meta({ description: 'How a midpoint composite got its houses; absent in a Davison chart', example: 'derived' }),
  derived_from: z.array(SubjectInfo).meta({ description: 'The births, in the order of the request' }),
  planets: CompositePlanets,
}).meta({
  id: 'CompositeChart',
  description:
    'One chart of several births. `subject` has the mean instant and the place. A Davison chart is cast for them; a midpoint composite uses the instant only for the obliquity and the sidereal zero point, and the place only for the latitude of derived houses and of the sect',
});

const CompositeRows = LlmRows.extend({ handles: chartHandles }).meta({
  id: 'CompositeRows',
  description: 'One chart of several births as rows for a language model',
});

export const CompositeResponse = picturedAnswerFormsSchema(
  'Composite',
  'One chart of several births, in the requested format',
  { full: CompositeChart, rows: CompositeRows },
);

export type CompositeResponse = z.output<typeof CompositeResponse>;

export const contract = defineContract({
  description:
    'Casts the midpoint composite or the Davison chart. If positions cancel each other out, as in an exact opposition, both midpoints are equally near: the one 90° after the position of the first subject is used, with a warning. The chart has houses only if the birth time of every subject is known.',
  response: CompositeResponse,
  errors: ['HouseSystemUndefined'],
});
