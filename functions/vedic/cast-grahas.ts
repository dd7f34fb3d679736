import { type Chart, castChart, type Horizon } from '../../lib/astro/chart/cast.ts';
import type { ChartSettings, NodeSource } from '../../lib/astro/chart/settings.ts';
import { type GrahaPosition, RAHU_OBJECTS, toGrahas } from '../../lib/astro/indian/grahas.ts';
import { CLASSICAL_PLANETS } from '../../lib/base/catalog/dignities.ts';
import type { PositionKind } from '../../lib/base/catalog/position-kinds.ts';
import type { Warning } from '../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../lib/charts/birth-time.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../lib/charts/subject.ts';
import { toZodiac } from '../../lib/charts/zodiac.ts';
import type { Subject } from '../../lib/requests/subject.ts';
import { toSiderealRequest } from './sidereal-shape.ts';

/** The sidereal chart of a birth whose time is known. */
export interface TimedGrahas {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly horizon: Horizon;
  readonly grahas: readonly GrahaPosition[];
  /** About the birth and the chart. */
  readonly warnings: readonly Warning[];
}

/** Members of a request that decide the chart. */
type GrahasRequest = Parameters<typeof toSiderealRequest>[0] & {
  readonly subject: Subject;
  readonly node: NodeSource;
  readonly positions: PositionKind;
};

/**
 * Casts the nine grahas of a birth, with declinations. The houses are those of Porphyry, whose cusps are the middles of
 * Sripati's houses.
 *
 * @throws Problem of reading the subject, or `BirthTimeRequired`
 */
export function castTimedGrahas(request: GrahasRequest, services: ChartServices): TimedGrahas {
  const read = readSubject(request.subject, services, 'body.subject');
  const subject = addHandle(read, { ...toSiderealRequest(request), house_system: 'W' });
  const { moment, place, timeIsKnown } = subject;
  const chart = castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, toSettings(request));
  const { horizon } = chart;
  if (!horizon) throw createBirthTimeProblem('body.subject', 'the strengths depend');
  const warnings = [...createSubjectWarnings(subject), ...chart.warnings];
  return { subject, chart, horizon, grahas: toGrahas(chart, request.node), warnings };
}

const toSettings = (request: GrahasRequest): ChartSettings => ({
  zodiac: toZodiac(toSiderealRequest(request)),
  coordinateSystem: 'geocentric',
  positions: request.positions,
  houseSystem: 'O',
  polarFallback: 'porphyry',
  objectSet: 'custom',
  objects: [...CLASSICAL_PLANETS, RAHU_OBJECTS[request.node]],
  planetsOnly: false,
  withEquatorial: true,
  withLots: false,
});
