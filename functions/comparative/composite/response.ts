import { toChartRows, toFullChart, toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { listHandles, toSubjectInfo } from '../../../lib/answers/subject.ts';
import { createWheelPicture, type FullForm } from '../../../lib/answers/wheel.ts';
import { buildWheelFromResponse, type ChartAnswer } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { PlanetPosition } from '../../../lib/requests/chart/points.ts';
import type { Composite } from './calculate.ts';
import type { CompositeResponse } from './contract.ts';

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
export const compositePicture = createWheelPicture(({ data }: FullForm<CompositeResponse>, words) => {
  const { subject, method, house_method, derived_from, angles } = data;
  const chart = { ...data, planets: data.planets as ChartAnswer['planets'] };
  if (method === 'davison')
    return buildWheelFromResponse(chart, { heading: words.write('davison_of', subject.name) }, words);
  const births = words.write('of_births', derived_from.length);
  const houses = !angles || house_method === undefined ? [] : [words.write('house_method', house_method)];
  const lines = [words.write('midpoint_composite'), births, ...houses];
  return buildWheelFromResponse(chart, { heading: words.write('composite_of', subject.name), lines }, words);
});
