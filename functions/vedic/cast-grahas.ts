import { type Chart, castChart, type Horizon } from '../../lib/astro/chart/cast.ts';
import type { ChartSettings, NodeSource } from '../../lib/astro/chart/settings.ts';
import { type GrahaPosition, toGrahas } from '../../lib/astro/indian/grahas.ts';
import type { Warning } from '../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../lib/charts/birth-time.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../lib/charts/subject.ts';
import type { Subject } from '../../lib/requests/subject.ts';
import { type GrahaMembers, toGrahaSettings } from './graha-settings.ts';
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
type GrahasRequest = GrahaMembers & { readonly subject: Subject; readonly node: NodeSource };

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
  const settings: ChartSettings = { ...toGrahaSettings(request, request.node), houseSystem: 'O', withEquatorial: true };
  const chart = castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, settings);
  const { horizon } = chart;
  if (!horizon) throw createBirthTimeProblem('body.subject', 'the strengths depend');
  const warnings = [...createSubjectWarnings(subject), ...chart.warnings];
  return { subject, chart, horizon, grahas: toGrahas(chart, request.node), warnings };
}
