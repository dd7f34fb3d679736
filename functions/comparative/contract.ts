import * as z from 'zod';
import { defineBatchContract } from '../../lib/answers/batch.ts';
import { CHART_OBJECT_IDS } from '../../lib/base/catalog/chart-objects.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../lib/base/catalog/composite-methods.ts';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { WarningRecord } from '../../lib/requests/answer.ts';
import { picturedAnswerFormsSchema } from '../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../lib/requests/chart/aspects.ts';
import { LlmRows } from '../../lib/requests/chart/llm-rows.ts';
import { FullChart, optionalMap } from '../../lib/requests/chart/natal-chart.ts';
import { PlanetPosition } from '../../lib/requests/chart/points.ts';
import { Progressed } from '../../lib/requests/chart/progressed.ts';
import { SubjectInfo } from '../../lib/requests/chart/subject-info.ts';
import { ChartHandle, chartHandles } from '../../lib/requests/handle/schema.ts';
import { choice, columns } from '../../lib/requests/members.ts';
import { contactsRecord, HOUSES_SCHEMA } from './records.ts';

const house = z.int().min(1).max(12).meta({ description: 'House that holds the point, 1–12', example: 9 });

const BodiesInHouses = optionalMap(CHART_OBJECT_IDS, house).meta({
  id: 'BodiesInHouses',
  description: 'House of the other chart that holds each body; empty where that chart has no houses',
});

const HouseOverlay = BodiesInHouses.extend({ ascendant: house.optional(), midheaven: house.optional() }).meta({
  id: 'HouseOverlay',
  description:
    'House of the other chart that holds each body, Ascendant and Midheaven; empty where that chart has no houses',
});

/** What the documentation says about the charts of rows. */
interface ChartsOfRows {
  readonly description: string;
  readonly example: readonly string[];
  readonly warning: { readonly id: string; readonly description: string };
}

/** Schema of several charts as rows: what the rows of one chart have, with ids that say whose a point is. */
const comparedRows = <Letter extends z.ZodType<string>>(
  letter: Letter,
  { description, example, warning }: ChartsOfRows,
) =>
  LlmRows.extend({
    charts: z
      .array(letter)
      .length(example.length)
      .meta({ description, example: [...example] }),
    aspects: LlmRows.shape.aspects.meta({
      description:
        'Aspects; a and b are ids of points. First those within each chart, then those from the first chart to the second',
      example: [['a.sun', 'b.moon', 'trine', 1.2346, null]],
    }),
    houses_schema: columns('houses', HOUSES_SCHEMA),
    houses: z.array(z.tuple([z.string(), z.string(), z.int()])).meta({
      description:
        'House overlays: a point of one chart, the other chart, and the house of the other chart in which the point is',
      example: [['a.sun', 'b', 9]],
    }),
    warnings: z
      .array(WarningRecord.extend({ chart: letter }).meta(warning))
      .optional()
      .meta({ description: 'Present if there are warnings' }),
  });

const pairLetter = choice(['a', 'b', 't', 'n'], 'One of two charts: what the ids of its points begin with', 'a');

const pairRows = comparedRows(pairLetter, {
  description:
    'The two charts: `a` and `b` of a synastry, `t` and `n`, transit and natal, of transits. The id of a point begins with its chart and a full stop: `a.sun`, `t.moon`',
  example: ['a', 'b'],
  warning: { id: 'ChartWarning', description: 'A warning of one chart' },
});

const SynastryData = z
  .object({
    chart_a: FullChart,
    chart_b: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a point of A, `object2` of B. Every pair is included, also pairs such as the two nodes that always form the same angle within one chart. `applying` is null, because natal points do not move',
    }),
    house_overlays: z
      .object({ a_in_b: HouseOverlay, b_in_a: HouseOverlay })
      .meta({ id: 'HouseOverlays', description: 'Points of each chart in the houses of the other' }),
    contacts: contactsRecord.schema.optional(),
  })
  .meta({ id: 'Synastry', description: 'Two births compared' });

export const SynastryResponse = picturedAnswerFormsSchema('Synastry', 'Two births compared, in the requested format', {
  full: SynastryData,
  rows: pairRows.extend({ handles: chartHandles }).meta({
    id: 'SynastryRows',
    description: 'Two births compared, as rows for a language model',
  }),
});

const NatalTransits = z
  .object({
    natal_chart: FullChart,
    transit_chart: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a transiting body, `object2` a natal point. Natal points, angles among them, are fixed in the zodiac, so `applying` depends on the motion of the transiting body alone',
    }),
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'NatalTransits', description: 'Positions at a moment compared with a natal chart' });

export const NatalTransitsResponse = picturedAnswerFormsSchema(
  'NatalTransits',
  'Transits to a birth, in the requested format',
  {
    full: NatalTransits,
    rows: pairRows.extend({ handle: ChartHandle.optional() }).meta({
      id: 'NatalTransitRows',
      description: 'Transits to a birth as rows for a language model; `handle` is that of the birth',
    }),
  },
);

export type NatalTransitsResponse = z.output<typeof NatalTransitsResponse>;

export type SynastryResponse = z.output<typeof SynastryResponse>;

const TriWheelData = z
  .object({
    natal_chart: FullChart,
    progressed: Progressed.meta({
      id: 'ProgressedOfTriWheel',
      description:
        'The progressed or directed chart and its aspects to the natal one, as `/ephemeris/progressed` has them',
    }),
    transit_chart: FullChart,
    transit_aspects: z.array(AspectRecord).meta({
      description:
        '`object1` is a transiting body, `object2` a natal point, which does not move, as `/comparative/natal-transits` has them',
    }),
    progressed_houses: HouseOverlay,
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'TriWheel', description: 'A birth, its progressed chart, and the sky of a moment' });

const triWheelRows = comparedRows(choice(['n', 'p', 't'], 'One of the three charts', 'p'), {
  description:
    'The three charts: natal, progressed, transits. The id of a point begins with its chart and a full stop: `p.moon`',
  example: ['n', 'p', 't'],
  warning: { id: 'TriWheelWarning', description: 'A warning of one of three charts' },
});

export const TriWheelResponse = picturedAnswerFormsSchema('TriWheel', 'Three charts in the requested format', {
  full: TriWheelData,
  rows: triWheelRows.extend({ handle: ChartHandle.optional() }).meta({
    id: 'TriWheelRows',
    description: 'Three charts as rows for a language model; `handle` is that of the birth',
  }),
});

const CompositePosition = PlanetPosition.extend({
  is_retrograde: z.boolean().nullable().meta({
    description: 'True while the longitude decreases; null in a midpoint composite, which has no motion',
    example: null,
  }),
}).meta({
  id: 'CompositePosition',
  description: 'Position of a body in a composite; a midpoint composite has no distance, speed and motion',
});

const CompositeChart = FullChart.extend({
  method: choice(COMPOSITE_METHODS, 'How the chart was made', 'midpoint'),
  house_method: z
    .enum(COMPOSITE_HOUSE_METHODS)
    .optional()
    .meta({ description: 'How a midpoint composite got its houses; absent in a Davison chart', example: 'derived' }),
  derived_from: z.array(SubjectInfo).meta({ description: 'The births, in the order of the request' }),
  planets: optionalMap(CHART_OBJECT_IDS, CompositePosition).meta({
    id: 'CompositePlanets',
    description: 'Bodies and points by id, those of the object set that every birth has',
  }),
}).meta({
  id: 'CompositeChart',
  description:
    'One chart of several births. `subject` has the mean instant and the place. A Davison chart is cast for them; a midpoint composite uses the instant only for the obliquity and the sidereal zero point, and the place only for the latitude of derived houses and of the sect',
});

export const CompositeResponse = picturedAnswerFormsSchema(
  'Composite',
  'One chart of several births, in the requested format',
  {
    full: CompositeChart,
    rows: LlmRows.extend({ handles: chartHandles }).meta({
      id: 'CompositeRows',
      description: 'One chart of several births as rows for a language model',
    }),
  },
);

export type CompositeResponse = z.output<typeof CompositeResponse>;

export const contracts = {
  synastry: defineContract({
    description:
      'Casts both charts in full, finds the aspects from the points of A to those of B, and lists the houses of each chart that hold the points of the other. A birth without a known time has no houses, so it holds no points of the other. With `options.include_analysis` each chart has its facts, and `contacts` has the double whammies and receptions between them.',
    response: SynastryResponse,
    errors: ['HouseSystemUndefined'],
  }),
  composite: defineContract({
    description:
      'Casts the midpoint composite or the Davison chart. If positions cancel each other out, as in an exact opposition, both midpoints are equally near: the one 90° after the position of the first subject is used, with a warning. The chart has houses only if the birth time of every subject is known.',
    response: CompositeResponse,
    errors: ['HouseSystemUndefined'],
  }),
  'natal-transits': defineContract({
    description:
      'Casts the natal chart and the transit chart, finds the aspects from the transiting bodies to the natal points, and lists the natal houses that hold the transiting bodies. Without a `transit_datetime` the moment is the arrival of the request.',
    response: NatalTransitsResponse,
    errors: ['HouseSystemUndefined'],
  }),
  'tri-wheel': defineContract({
    description:
      'Casts the natal chart, the progressed or directed chart and the transit chart of one moment, and finds the aspects from progressed and from transiting points to natal ones. Every number equals that of `/ephemeris/progressed` and `/comparative/natal-transits`. With `format=svg` the three charts are drawn in three rings around one set of houses: natal inside, progressed in the middle, transits outside. Without a `target_datetime` the moment is the arrival of the request.',
    response: TriWheelResponse,
    errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
  }),
  'synastry-batch': defineBatchContract({
    id: 'SynastryBatchResponse',
    answer: 'Comparisons in the order of the subjects',
    results: 'comparisons',
    single: SynastryResponse,
    item: 'the response of /comparative/synastry for `subject_a` and that subject without `metadata.processing_time_ms`',
    does: 'Compares `subject_a` with each of the subjects as /comparative/synastry does, with one configuration for all',
    failure: 'cannot be cast',
    more: 'Faults of `subject_a` refuse the request. An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
    errors: ['HouseSystemUndefined'],
  }),
};

type Contracts = typeof contracts;

/** An endpoint that compares or combines charts once. */
export type ComparisonId = Exclude<keyof Contracts, 'synastry-batch'>;

/** The data of its answer, in full or as rows. */
export type ComparisonData<Id extends ComparisonId, Mode extends 'full' | 'llm_v2'> = Extract<
  z.output<Contracts[Id]['response']>,
  { readonly output_mode: Mode }
>['data'];
