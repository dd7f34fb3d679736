import { type NatalChart, toFullChart, toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { type ResolvedSubject, toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import type { PlanetPosition } from '../../../lib/schemas/chart/points.ts';
import type { CompositeMethod } from '../../../lib/schemas/comparative/composite.ts';

/** One chart of several births. */
export interface Composite {
  readonly whole: NatalChart;
  readonly method: CompositeMethod;
  readonly derivedFrom: readonly ResolvedSubject[];
}

/** One chart of several births, with what it was made of. */
export function compositeChart({ whole, method, derivedFrom }: Composite, display: Display, provenance: Provenance) {
  const { subject, ...members } = toFullChart(whole, display, provenance);
  return {
    subject,
    method,
    derived_from: derivedFrom.map(toSubjectInfo),
    ...members,
    ...(method === 'midpoint' && { planets: stillPlanets(whole, display) }),
  };
}

/** A mean of places goes neither forward nor back. */
function stillPlanets(whole: NatalChart, display: Display) {
  const planets = Object.entries<PlanetPosition>(toPlanetsMap(whole, display));
  return Object.fromEntries(planets.map(([id, planet]) => [id, { ...planet, is_retrograde: null }]));
}
