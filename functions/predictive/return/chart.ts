import type { NatalChart } from '../../../lib/answers/natal-chart.ts';
import { BODIES, type CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { createWarning, type Warning } from '../../../lib/domain/chart/warning.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import type { JdRange } from '../../../lib/units/time.ts';
import type { ChartRequest } from '../../../lib/use-cases/chart-settings.ts';
import { castSubjectChart } from '../../../lib/use-cases/natal-chart.ts';
import { type SubjectWithDay, toGeoPlace } from '../../../lib/use-cases/subject.ts';
import { selectReturnPlace } from './moments.ts';
import type { ReturnRequest } from './request.ts';

const DEFAULT_HOUSE_SYSTEM = 'P';

/** A return that a chart is cast for. */
export interface ReturnMoment {
  readonly moment: LocalMoment;
  readonly timeIsKnown: boolean;
  /** From when to when it can be, where the time of birth is not known. */
  readonly span: JdRange | undefined;
}

/**
 * The chart of a return, as if it were a birth. Without a time of birth it has no houses: a day's doubt about the birth is
 * one about the return.
 *
 * @throws Problem of casting the chart
 */
export function castReturnChart(
  request: ReturnRequest & Pick<ChartRequest, 'preset' | 'asRows'>,
  ephemeris: Ephemeris,
  { moment, timeIsKnown, span }: ReturnMoment,
): NatalChart {
  const place = toGeoPlace(selectReturnPlace(request));
  // How the zone was found is told beside the chart.
  const { zoneMatch: _, ...told } = moment;
  const subject: SubjectWithDay = {
    name: nameReturn(request.body),
    moment: told,
    place,
    timeIsKnown,
    ...(span && { day: span }),
  };
  const natal = castSubjectChart(subject, toChartRequest(request), { ephemeris, place });
  return { ...natal, chart: { ...natal.chart, warnings: natal.chart.warnings.map(adaptWarning) } };
}

function toChartRequest(request: ReturnRequest & Pick<ChartRequest, 'preset' | 'asRows'>): ChartRequest {
  const { configuration, house_system, options, preset, asRows } = request;
  const system = house_system ?? configuration.house_system ?? DEFAULT_HOUSE_SYSTEM;
  return { configuration: { ...configuration, house_system: system }, options, preset, asRows };
}

const TITLES: Partial<Record<CatalogBodyId, string>> = { sun: 'Solar return', moon: 'Lunar return' };

const nameReturn = (body: CatalogBodyId): string => TITLES[body] ?? `${BODIES[body].name} return`;

/** A chart without a time of birth says that it is for noon; this one is for the return of a birth at noon. */
function adaptWarning(told: Warning): Warning {
  if (told.code !== 'HousesOmitted') return told;
  const message =
    'The time of birth is not known: positions are for the return of a birth at local noon, without houses, angles or lots.';
  return createWarning('HousesOmitted', message);
}
