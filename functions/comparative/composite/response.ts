import { toChartRows, toFullChart, toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { listHandles, toSubjectInfo } from '../../../lib/answers/subject.ts';
import { buildNatalWheel } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import type { PlanetPosition } from '../../../lib/requests/chart/points.ts';
import type { Composite } from './calculate.ts';

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
