import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import type { Aspect } from '../domain/aspects/point.ts';
import type { Chart } from '../domain/chart/cast.ts';
import { hasCusps } from '../domain/chart/houses.ts';
import { drawWheel } from '../domain/wheel/draw-wheel.ts';
import type { Wheel, WheelAspect, WheelHouses, WheelPoint } from '../domain/wheel/wheel.ts';
import type { PictureChoice } from '../schemas/picture.ts';
import type { NatalChart } from '../use-cases/natal-chart.ts';
import { isRetrograde } from './position.ts';
import { toSubjectInfo } from './subject.ts';
import { describePositions, formatChartName, formatNatalTitle } from './wheel-text.ts';

/** Media type of a wheel, with its description in the contract. */
export const PICTURE_MEDIA = { 'image/svg+xml': 'With `format=svg`: the chart wheel as a picture.' } as const;

const DEFAULT_SIZE_PX = 800;

/** A wheel as an SVG document in the requested theme and size. */
export function drawPicture(wheel: Wheel, { theme = 'light', size = DEFAULT_SIZE_PX }: PictureChoice): string {
  return drawWheel(wheel, { theme, sizePx: size });
}

/** The wheel of one chart. */
export function buildNatalWheel(natal: NatalChart): Wheel {
  return {
    title: formatNatalTitle(nameChart(natal)),
    description: describeChart(natal),
    ...buildInnerWheel(natal),
    aspects: toWheelAspects(natal.aspects, [natal.chart, natal.chart]),
  };
}

export function nameChart({ subject }: NatalChart): string {
  return formatChartName(subject.name, toSubjectInfo(subject).datetime);
}

export function buildInnerWheel({ chart }: NatalChart): Pick<Wheel, 'points' | 'houses'> {
  return { points: toWheelPoints(chart), houses: toWheelHouses(chart) };
}

export function toWheelPoints({ points }: Chart): readonly WheelPoint[] {
  return points.map((point) => ({
    id: point.id,
    longitudeDeg: point.longitudeDeg,
    retrograde: point.kind === 'body' && isRetrograde(point),
  }));
}

function toWheelHouses({ horizon }: Chart): WheelHouses | undefined {
  if (!horizon || !hasCusps(horizon.houses)) return undefined;
  const { cuspsDeg, order, ascendantDeg, midheavenDeg } = horizon.houses;
  return { cuspsDeg, order, ascendantDeg, midheavenDeg };
}

/** Leaves out aspects in declination: they have no place on the ecliptic. */
export function toWheelAspects(
  aspects: readonly Aspect[],
  [first, second]: readonly [Chart, Chart],
): readonly WheelAspect[] {
  const [firstLongitudes, secondLongitudes] = [mapLongitudes(first), mapLongitudes(second)];
  return aspects.flatMap(({ aspect, object1, object2, orbDeg }) => {
    const [fromDeg, toDeg] = [firstLongitudes.get(object1), secondLongitudes.get(object2)];
    if (!isEclipticAspect(aspect) || fromDeg === undefined || toDeg === undefined) return [];
    return [{ aspect, fromDeg, toDeg, orbDeg }];
  });
}

const isEclipticAspect = (aspect: Aspect['aspect']): aspect is AspectId => aspect in ASPECTS;

function mapLongitudes({ points, horizon }: Chart): ReadonlyMap<string, number> {
  const longitudes = new Map<string, number>(points.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  if (!horizon) return longitudes;
  return longitudes.set('ascendant', horizon.houses.ascendantDeg).set('midheaven', horizon.houses.midheavenDeg);
}

export const describeChart = ({ chart: { points, horizon } }: NatalChart): string =>
  describePositions(points, horizon?.houses);
