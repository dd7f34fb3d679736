import type { Ephemeris } from '../../../lib/astro/port.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../../../lib/base/catalog/chart-objects.ts';
import { LOTS } from '../../../lib/base/catalog/lots.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import type { Life } from '../../../lib/charts/life.ts';
import { castLifeChart, type LifeChart, requireNatalLife } from '../../../lib/charts/natal-life.ts';
import { placeLifeLot } from '../lot-signs.ts';
import type { ProfectionRequest } from './request.ts';

/** The point that profections start from, in the chart of the birth. */
export interface StartPoint extends LifeChart {
  readonly longitudeDeg: LongitudeDeg;
}

/**
 * Places the point that profections start from. A body needs no time of birth.
 *
 * @throws Problem `BirthTimeRequired` for an angle or a lot
 */
export function placeStartPoint(life: Life, request: ProfectionRequest, ephemeris: Ephemeris): StartPoint {
  const { from } = request;
  if (isChartObject(from)) return placeBodyStart(life, { ...request, from }, ephemeris);
  const natal = requireNatalLife(life, { zodiac: request }, ephemeris);
  const { ascendantDeg, midheavenDeg } = natal.horizon.houses;
  const lot = LOTS.find(({ id }) => id === from);
  if (lot) return { ...natal, longitudeDeg: placeLifeLot(lot, natal, natal.horizon.isDayChart) };
  return { ...natal, longitudeDeg: from === 'midheaven' ? midheavenDeg : ascendantDeg };
}

const isChartObject = (id: string): id is ChartObjectId => Object.hasOwn(CHART_OBJECTS, id);

type BodyRequest = Omit<ProfectionRequest, 'from'> & { readonly from: ChartObjectId };

function placeBodyStart(life: Life, request: BodyRequest, ephemeris: Ephemeris): StartPoint {
  const { from } = request;
  const natal = castLifeChart(life, { zodiac: request, objects: [from] }, ephemeris);
  const point = natal.chart.points.find(({ id }) => id === from);
  // The chart has every object that it is cast with, as those that profections can start from have no gaps.
  if (!point) throw new RangeError(`the chart lacks ${from}`);
  return { ...natal, longitudeDeg: point.longitudeDeg, warnings: [...natal.warnings, ...createNoonWarnings(life)] };
}

function createNoonWarnings({ subject }: Life): readonly Warning[] {
  if (subject.timeIsKnown) return [];
  const message = 'The time of birth is not known: years begin at local noon, and bodies are where they were then.';
  return [createWarning('BirthTimeDecides', message)];
}
