import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import type { Aspect } from '../domain/aspects/point.ts';
import type { Chart } from '../domain/chart/cast.ts';
import { drawWheel } from '../domain/wheel/draw-wheel.ts';
import type { Wheel, WheelAspect, WheelHouses, WheelPoint } from '../domain/wheel/wheel.ts';
import type { PictureChoice } from '../schemas/picture.ts';
import type { NatalTransits } from './comparative/natal-transits.ts';
import type { Synastry } from './comparative/synastry.ts';
import type { NatalChart } from './natal-chart.ts';
import { isRetrograde } from './position.ts';
import { subjectInfo } from './subject.ts';
import { namedChart, natalTitle, readPositions } from './wheel-words.ts';

/** What the picture of a wheel is served as. */
export const PICTURE_MEDIA = { 'image/svg+xml': 'With `format=svg`: the chart wheel as a picture.' } as const;

const DEFAULT_SIZE_PX = 800;

/** A wheel as an SVG document in the theme and size asked for. */
export function picture(wheel: Wheel, { theme = 'light', size = DEFAULT_SIZE_PX }: PictureChoice): string {
  return drawWheel(wheel, { theme, sizePx: size });
}

/** A chart of its own. */
export function natalWheel(natal: NatalChart): Wheel {
  return {
    title: natalTitle(named(natal)),
    description: read(natal),
    ...innerOf(natal),
    aspects: lines(natal.aspects, [natal.chart, natal.chart]),
  };
}

/** Transits laid round a birth. */
export function natalTransitsWheel({ natal, transits, aspects }: NatalTransits): Wheel {
  return {
    title: `Transits of ${subjectInfo(transits.subject).datetime_utc} to ${named(natal)}`,
    description: `Inner wheel: ${read(natal)} Outer wheel: ${read(transits)}`,
    ...innerOf(natal),
    outer: pointsOf(transits.chart),
    aspects: lines(aspects, [transits.chart, natal.chart]),
  };
}

/** Two births: B round A. */
export function synastryWheel({ chartA, chartB, aspects }: Synastry): Wheel {
  return {
    title: `${named(chartA)} and ${named(chartB)}`,
    description: `Inner wheel: ${read(chartA)} Outer wheel: ${read(chartB)}`,
    ...innerOf(chartA),
    outer: pointsOf(chartB.chart),
    aspects: lines(aspects, [chartA.chart, chartB.chart]),
  };
}

function named({ subject }: NatalChart): string {
  return namedChart(subject.name, subjectInfo(subject).datetime);
}

function innerOf({ chart }: NatalChart): Pick<Wheel, 'points' | 'houses'> {
  return { points: pointsOf(chart), houses: housesOf(chart) };
}

function pointsOf({ points }: Chart): readonly WheelPoint[] {
  return points.map((point) => ({
    id: point.id,
    longitudeDeg: point.longitudeDeg,
    retrograde: point.kind === 'body' && isRetrograde(point),
  }));
}

function housesOf({ horizon }: Chart): WheelHouses | undefined {
  if (!horizon) return undefined;
  const { cuspsDeg, order, ascendantDeg, midheavenDeg } = horizon.houses;
  return { cuspsDeg, order, ascendantDeg, midheavenDeg };
}

/** Aspects in declination have no place on the ecliptic to be drawn at. */
function lines(aspects: readonly Aspect[], [first, second]: readonly [Chart, Chart]): readonly WheelAspect[] {
  const [placesOfFirst, placesOfSecond] = [placesIn(first), placesIn(second)];
  return aspects.flatMap(({ aspect, object1, object2, orbDeg }) => {
    const [fromDeg, toDeg] = [placesOfFirst.get(object1), placesOfSecond.get(object2)];
    if (!isDrawn(aspect) || fromDeg === undefined || toDeg === undefined) return [];
    return [{ aspect, fromDeg, toDeg, orbDeg }];
  });
}

const isDrawn = (aspect: Aspect['aspect']): aspect is AspectId => aspect in ASPECTS;

function placesIn({ points, horizon }: Chart): ReadonlyMap<string, number> {
  const places = new Map<string, number>(points.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  if (!horizon) return places;
  return places.set('ascendant', horizon.houses.ascendantDeg).set('midheaven', horizon.houses.midheavenDeg);
}

const read = ({ chart: { points, horizon } }: NatalChart): string => readPositions(points, horizon?.houses);
