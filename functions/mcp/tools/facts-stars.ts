import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { fixedStars } from '../../standalone/endpoints.ts';
import type { FixedStar } from '../../standalone/fixed-stars/records.ts';
import { type ChartData, describeZodiac, toLongitudes } from '../text/chart.ts';
import { namePoint, roundLongitude } from '../text/points.ts';
import { toInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import type { FactsArguments, FactsText } from './facts-parts.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

interface StarsAnswer {
  readonly stars: readonly FixedStar[];
  readonly warnings: ChartData['warnings'];
}

const DEFAULT_GROUPS = ['royal_stars', 'behenian', 'foundation_24'];
const ORB_DEG = 1;

/** Fixed stars that conjoin points of a birth; those that are named, wherever they are. */
export async function describeStars(
  { birth, star_names, detail: _, ...settings }: FactsArguments,
  call: ToolCall,
): Promise<FactsText> {
  const chart = await castBirthChart(birth, call, settings);
  const body = {
    date_time: toInstant(chart.subject),
    ...(star_names ? { star_names } : { star_groups: DEFAULT_GROUPS }),
    ...readChartZodiac(chart),
  };
  const { stars, warnings } = await call.ask<StarsAnswer>({ endpoint: fixedStars, body });
  const points = toLongitudes(chart);
  const placed = stars.map((star) => ({ star, conjunctions: findConjunctions(star, points) }));
  const shown = star_names ? placed : placed.filter(({ conjunctions }) => conjunctions.length > 0);
  return {
    title: `Fixed stars, ${describeZodiac(chart)}, at the birth`,
    subject: chart.subject,
    lines: [
      ...shown.map(({ star, conjunctions }) => describeFixedStar(star, conjunctions)),
      ...(star_names ? [] : [`${stars.length - shown.length} others conjoin nothing within ${ORB_DEG}°.`]),
    ],
    values: { points: Object.fromEntries(shown.map(({ star }) => [star.name, roundLongitude(star.longitude)])) },
    warnings: [...chart.warnings, ...warnings],
  };
}

interface Conjunction {
  readonly point: string;
  /** Degrees of longitude. */
  readonly orb: number;
}

/** Points within the orb of a star, in longitude. */
const findConjunctions = ({ longitude }: FixedStar, points: Readonly<Record<string, number>>): readonly Conjunction[] =>
  Object.entries(points).flatMap(([point, place]) => {
    const orb = separationDeg(longitude, place);
    return orb > ORB_DEG ? [] : [{ point, orb: Number(orb.toFixed(2)) }];
  });

function describeFixedStar({ name, longitude, magnitude }: FixedStar, conjunctions: readonly Conjunction[]): string {
  const brightness = magnitude === undefined ? '' : ` (magnitude ${magnitude})`;
  const points = conjunctions.map(({ point, orb }) => `conjunct ${namePoint(point)} ${orb}°`);
  return [`${name}${brightness} ${formatDegree(longitude)}`, ...points].join(', ');
}
