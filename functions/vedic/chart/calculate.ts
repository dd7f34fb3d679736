import { CLASSICAL_PLANETS } from '../../../lib/catalog/dignities.ts';
import { NODE_OBJECTS } from '../../../lib/catalog/grahas.ts';
import { type Chart, castChart } from '../../../lib/domain/chart/cast.ts';
import type { ChartSettings } from '../../../lib/domain/chart/settings.ts';
import { type GrahaPosition, toGrahas } from '../../../lib/domain/vedic/grahas.ts';
import { addHandle } from '../../../lib/use-cases/handle.ts';
import { createSubjectWarnings } from '../../../lib/use-cases/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/use-cases/subject.ts';
import { toZodiac } from '../../../lib/use-cases/zodiac.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { VedicChartRequest } from './request.ts';

/** A sidereal chart of the nine grahas. */
export interface VedicChart {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly grahas: readonly GrahaPosition[];
}

/**
 * Reads a subject and casts its chart.
 *
 * @throws Problem of reading the subject
 */
export function calculateVedicChart(request: VedicChartRequest, services: ChartServices): VedicChart {
  const zodiac = toSiderealRequest(request);
  const read = readSubject(request.subject, services, 'body.subject');
  const subject = addHandle(read, { ...zodiac, house_system: 'W' });
  const { moment, place, timeIsKnown } = subject;
  const when = { moment: moment.jdUt, place, timeIsKnown };
  const cast = castChart(services.ephemeris, when, toSettings(request));
  const chart = { ...cast, warnings: [...createSubjectWarnings(subject), ...cast.warnings] };
  return { subject, chart, grahas: toGrahas(chart, request.node) };
}

function toSettings(request: VedicChartRequest): ChartSettings {
  return {
    zodiac: toZodiac(toSiderealRequest(request)),
    coordinateSystem: 'geocentric',
    houseSystem: 'W',
    polarFallback: 'porphyry',
    objectSet: 'custom',
    objects: [...CLASSICAL_PLANETS, NODE_OBJECTS[request.node]],
    planetsOnly: false,
    withEquatorial: false,
    withLots: false,
  };
}
