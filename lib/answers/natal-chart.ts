import type { ChartPoint } from '../domain/chart/point.ts';
import type { Provenance } from '../domain/chart/provenance.ts';
import type { NatalChart } from '../use-cases/natal-chart.ts';
import { toAspectRecord, toSimpleAspect } from './aspects.ts';
import { toAllAngles, toFourAngles, toHousesMap } from './houses.ts';
import { toLlmRows } from './llm-rows.ts';
import { toHermeticLot } from './lots.ts';
import { toChartMetadata } from './metadata.ts';
import { type Display, isRetrograde, toPlanetPosition } from './position.ts';
import { toReadingPoints } from './reading-points.ts';
import { toZodiacPosition } from './rounding.ts';
import { toSubjectInfo } from './subject.ts';
import { toTimeUncertaintyRecord, toTimeUncertaintyRows } from './time-uncertainty.ts';

/** The whole chart. */
export function toFullChart(
  { subject, chart, aspects, moonRange, readingEffects, timeUncertainty }: NatalChart,
  display: Display,
  provenance: Provenance,
) {
  const { decimals } = display;
  const { horizon, lots, warnings } = chart;
  return {
    subject: toSubjectInfo(subject, toReadingPoints(readingEffects, decimals)),
    planets: toPlanetsMap({ chart, moonRange }, display),
    houses: horizon ? toHousesMap(horizon.houses, decimals) : {},
    ...(horizon && { angles: toAllAngles(horizon.houses, decimals) }),
    aspects: aspects.map((aspect) => toAspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => toHermeticLot(lot, decimals)) }),
    ...(timeUncertainty && { time_uncertainty: toTimeUncertaintyRecord(timeUncertainty, decimals) }),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, display, provenance),
  };
}

/** The bodies of a chart by id. */
export function toPlanetsMap({ chart, moonRange }: Pick<NatalChart, 'chart' | 'moonRange'>, display: Display) {
  const planets = chart.points.map((point) => [
    point.id,
    { ...toPlanetPosition(point, chart, display), ...toLongitudeRange(point, moonRange, display.decimals) },
  ]);
  return Object.fromEntries(planets);
}

/** The chart in short: Sun to Pluto, cusps and the four angles. */
export function toSimpleChart({ subject, chart, aspects, moonRange }: NatalChart, decimals: number) {
  const { points, horizon, warnings } = chart;
  const planets = points.map((point) => [
    point.id,
    toSimplePlanet(point, toLongitudeRange(point, moonRange, decimals), decimals),
  ]);
  return {
    subject: toSubjectInfo(subject),
    ...(horizon && {
      houses: {
        system: horizon.houses.usedSystem,
        cusps: horizon.houses.cuspsDeg.map((cusp) => toZodiacPosition(cusp, decimals).longitude),
      },
      angles: toFourAngles(horizon.houses, decimals),
    }),
    planets: Object.fromEntries(planets),
    aspects: aspects.map((aspect) => toSimpleAspect(aspect, decimals)),
    warnings: [...warnings],
  };
}

/** The chart as rows for a language model. */
export function toChartRows({ subject: { handle }, chart, aspects, timeUncertainty }: NatalChart) {
  const uncertainty = timeUncertainty && { time_uncertainty: toTimeUncertaintyRows(timeUncertainty) };
  return { ...toLlmRows(chart, aspects), ...uncertainty, ...(handle && { handle }) };
}

function toSimplePlanet(point: ChartPoint, range: object, decimals: number) {
  const { longitude, sign, sign_longitude } = toZodiacPosition(point.longitudeDeg, decimals);
  const house = point.house === undefined ? undefined : { house: point.house };
  return { longitude, sign, sign_longitude, ...house, is_retrograde: isRetrograde(point), ...range };
}

function toLongitudeRange(point: ChartPoint, moonRange: NatalChart['moonRange'], decimals: number) {
  if (point.id !== 'moon' || !moonRange) return {};
  return { longitude_range: moonRange.map((longitude) => toZodiacPosition(longitude, decimals).longitude) };
}
