import * as z from 'zod';
import { toChartRows, toFullChart, toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { listHandles, toSubjectInfo } from '../../../lib/answers/subject.ts';
import { buildNatalWheel } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { CHART_OBJECT_IDS } from '../../../lib/base/catalog/chart-objects.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { LlmRows } from '../../../lib/requests/chart/llm-rows.ts';
import { FullChart, optionalMap } from '../../../lib/requests/chart/natal-chart.ts';
import { PlanetPosition } from '../../../lib/requests/chart/points.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { chartHandles } from '../../../lib/requests/handle/schema.ts';
import type { Composite } from './calculate.ts';

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
  method: z.enum(COMPOSITE_METHODS).meta({ description: 'How the chart was made', example: 'midpoint' }),
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

/** One chart of several births, with what it was made of. */
export function toCompositeData(
  { whole, method, houseMethod, derivedFrom }: Composite,
  display: Display,
  provenance: Provenance,
) {
  const { subject, ...members } = toFullChart(whole, display, provenance);
  return {
    subject,
    method,
    ...(houseMethod && { house_method: houseMethod }),
    derived_from: derivedFrom.map((subject) => toSubjectInfo(subject)),
    ...members,
    ...(method === 'midpoint' && { planets: toStillPlanets(whole, display) }),
  };
}

/** One chart of several births as rows. */
export function toCompositeRows({ whole, derivedFrom }: Composite) {
  return { ...toChartRows(whole), handles: listHandles(derivedFrom) };
}

/** Planets without a direction: a midpoint has no motion. */
function toStillPlanets(whole: NatalChart, display: Display) {
  const planets = Object.entries<PlanetPosition>(toPlanetsMap(whole, display));
  return Object.fromEntries(planets.map(([id, planet]) => [id, { ...planet, is_retrograde: null }]));
}

/** One chart of several births as a wheel; a midpoint composite has no moment. */
export function buildCompositeWheel(
  { whole, method, houseMethod, derivedFrom }: Composite,
  provenance: Provenance,
  words = ENGLISH_WORDS,
): Wheel {
  const { name } = whole.subject;
  const davison = { heading: words.write('davison_of', name), words };
  if (method === 'davison') return buildNatalWheel(whole, provenance, davison);
  const births = words.write('of_births', derivedFrom.length);
  const houses = !whole.chart.horizon || houseMethod === undefined ? [] : [words.write('house_method', houseMethod)];
  const lines = [words.write('midpoint_composite'), births, ...houses];
  return buildNatalWheel(whole, provenance, { heading: words.write('composite_of', name), lines, words });
}
