import type { Aspect } from '../domain/aspects/point.ts';
import type { Chart } from '../domain/chart/cast.ts';
import type { ChartPoint } from '../domain/chart/point.ts';
import type { Provenance } from '../domain/chart/provenance.ts';
import type { LongitudeDeg } from '../units/angle.ts';
import { aspectRecord, simpleAspect } from './aspects.ts';
import { allAngles, fourAngles, housesMap } from './houses.ts';
import { llmRows } from './llm-rows.ts';
import { hermeticLot } from './lots.ts';
import { chartMetadata } from './metadata.ts';
import { type Display, isRetrograde, planetPosition } from './position.ts';
import { zodiacPlace } from './rounding.ts';
import { type ReadSubject, subjectInfo } from './subject.ts';

/** A natal chart with all that was found for it. */
export interface NatalChart {
  readonly subject: ReadSubject;
  readonly chart: Chart;
  readonly aspects: readonly Aspect[];
  /** Longitudes of the Moon at the beginning and the end of the day, where the time of birth is not known. */
  readonly moonRange: readonly [LongitudeDeg, LongitudeDeg] | undefined;
}

/** The whole chart. */
export function fullChart(
  { subject, chart, aspects, moonRange }: NatalChart,
  display: Display,
  provenance: Provenance,
) {
  const { decimals } = display;
  const { horizon, lots, warnings } = chart;
  return {
    subject: subjectInfo(subject),
    planets: planetsMap({ chart, moonRange }, display),
    houses: horizon ? housesMap(horizon.houses, decimals) : {},
    ...(horizon && { angles: allAngles(horizon.houses, decimals) }),
    aspects: aspects.map((aspect) => aspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => hermeticLot(lot, decimals)) }),
    warnings: [...warnings],
    metadata: chartMetadata(chart, display, provenance),
  };
}

/** The bodies of a chart by id. */
export function planetsMap({ chart, moonRange }: Pick<NatalChart, 'chart' | 'moonRange'>, display: Display) {
  const planets = chart.points.map((point) => [
    point.id,
    { ...planetPosition(point, chart, display), ...rangeOf(point, moonRange, display.decimals) },
  ]);
  return Object.fromEntries(planets);
}

/** The chart in short: Sun to Pluto, cusps and the four angles. */
export function simpleChart({ subject, chart, aspects, moonRange }: NatalChart, decimals: number) {
  const { points, horizon, warnings } = chart;
  const planets = points.map((point) => [point.id, simplePlanet(point, rangeOf(point, moonRange, decimals), decimals)]);
  return {
    subject: subjectInfo(subject),
    ...(horizon && {
      houses: {
        system: horizon.houses.usedSystem,
        cusps: horizon.houses.cuspsDeg.map((cusp) => zodiacPlace(cusp, decimals).longitude),
      },
      angles: fourAngles(horizon.houses, decimals),
    }),
    planets: Object.fromEntries(planets),
    aspects: aspects.map((aspect) => simpleAspect(aspect, decimals)),
    warnings: [...warnings],
  };
}

/** The chart as rows for a language model. */
export function rowChart({ chart, aspects }: NatalChart) {
  return llmRows(chart, aspects);
}

function simplePlanet(point: ChartPoint, range: object, decimals: number) {
  const { longitude, sign, sign_longitude } = zodiacPlace(point.longitudeDeg, decimals);
  const house = point.house === undefined ? undefined : { house: point.house };
  return { longitude, sign, sign_longitude, ...house, is_retrograde: isRetrograde(point), ...range };
}

function rangeOf(point: ChartPoint, moonRange: NatalChart['moonRange'], decimals: number) {
  if (point.id !== 'moon' || !moonRange) return {};
  return { longitude_range: moonRange.map((longitude) => zodiacPlace(longitude, decimals).longitude) };
}
