import * as z from 'zod';
import { CHART_OBJECT_IDS } from '../../catalog/chart-objects.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { PLACE_METHODS } from '../../domain/comparative/mean-place.ts';
import { fullAnswerSchema, rowAnswerSchema } from '../answer-forms.ts';
import { LlmRows } from '../chart/llm-rows.ts';
import { FullChart, optionalMap } from '../chart/natal-chart.ts';
import { castingShape } from '../chart/natal-request.ts';
import { PlanetPosition } from '../chart/points.ts';
import { SubjectInfo } from '../chart/subject-info.ts';
import { Location } from '../location.ts';
import { nameEnum } from '../name-enum.ts';
import { refineWhenValid } from '../refine-when-valid.ts';
import { Subject } from '../subject.ts';

/** How several births become one chart. */
export const COMPOSITE_METHODS = ['midpoint', 'davison'] as const;
export type CompositeMethod = (typeof COMPOSITE_METHODS)[number];

const { minimum: FEWEST_SUBJECTS, maximum: MOST_SUBJECTS } = LIMITS.subjects_per_composite;

export const CompositeRequest = z
  .strictObject({
    subjects: z.array(Subject).min(FEWEST_SUBJECTS).max(MOST_SUBJECTS).meta({ description: 'Two to ten births' }),
    method: nameEnum(COMPOSITE_METHODS).default('midpoint').meta({
      description:
        '`midpoint`: every body and the Midheaven at the nearer midpoint (of three or more births at their circular mean), the houses of that Midheaven at the mean latitude. `davison`: the chart of the mean instant at the mean place',
      example: 'midpoint',
    }),
    place_method: nameEnum(PLACE_METHODS).optional().meta({
      description:
        'How a Davison chart finds the place between the birthplaces: `arithmetic` (default), the mean latitude and the mean longitude the short way round; `great_circle`, the middle on the sphere',
      example: 'arithmetic',
    }),
    location: Location.optional().meta({
      description: 'Place of the composite, instead of the mean of the birthplaces',
    }),
    ...castingShape,
  })
  .superRefine(
    ({ method, place_method, location }, context) => {
      if (!place_method || (method === 'davison' && !location)) return;
      const message = 'is read only with method davison and without location';
      context.addIssue({ code: 'custom', path: ['place_method'], message });
    },
    refineWhenValid('method', 'place_method'),
  )
  .meta({ id: 'CompositeRequest', description: 'Births to make one chart of, and how' });

export type CompositeRequest = z.output<typeof CompositeRequest>;

const CompositePosition = PlanetPosition.extend({
  is_retrograde: z.boolean().nullable().meta({
    description: 'True while the longitude decreases; null in a midpoint composite, which has no motion',
    example: null,
  }),
}).meta({
  id: 'CompositePosition',
  description: 'Where a body of a composite stands; in a midpoint composite without distance, speed and motion',
});

const CompositePlanets = optionalMap(CHART_OBJECT_IDS, CompositePosition).meta({
  id: 'CompositePlanets',
  description: 'Bodies and points by id, those of the object set that every birth has',
});

export const CompositeChart = FullChart.extend({
  method: z.enum(COMPOSITE_METHODS).meta({ description: 'How the chart was made', example: 'midpoint' }),
  derived_from: z.array(SubjectInfo).meta({ description: 'The births, in the order of the request' }),
  planets: CompositePlanets,
}).meta({
  id: 'CompositeChart',
  description:
    'One chart of several births. `subject` has the mean instant and the place: those that a Davison chart is cast for; a midpoint composite takes from the instant only the obliquity and the sidereal zero point, and from the place the latitude',
});

const FullComposite = fullAnswerSchema(CompositeChart).meta({
  id: 'FullComposite',
  description: 'Answer for format `json`',
});
const LlmComposite = rowAnswerSchema(LlmRows).meta({ id: 'LlmComposite', description: 'Answer for format `llm_v2`' });

export const CompositeResponse = z
  .discriminatedUnion('output_mode', [FullComposite, LlmComposite])
  .meta({ id: 'CompositeResponse', description: 'One chart of several births, in the form asked for' });

export type CompositeResponse = z.output<typeof CompositeResponse>;
