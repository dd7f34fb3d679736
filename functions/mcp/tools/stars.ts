import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { fixedStars } from '../../standalone/fixed-stars/endpoint.ts';
import type { FixedStar } from '../../standalone/fixed-stars/records.ts';
import { BirthText } from '../input/birth.ts';
import { nameList } from '../input/settings.ts';
import { type ChartData, describeZodiac, toLongitudes } from '../text/chart.ts';
import { namePoint } from '../text/points.ts';
import { toInstant } from '../text/subject.ts';
import { birthValues, defineTool, warningValues } from '../tool.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

interface StarsAnswer {
  readonly stars: readonly FixedStar[];
  readonly warnings: ChartData['warnings'];
}

const DEFAULT_GROUPS = ['royal_stars', 'behenian', 'foundation_24'];
const ORB_DEG = 1;
const MOST_NAMES = 50;

/** Fixed stars at a birth, and the points that they conjoin. */
export const starsTool = defineTool({
  name: 'stars',
  title: 'Fixed stars',
  description: `Fixed stars within ${ORB_DEG}° of points of a birth; stars that you name are listed wherever they are.`,
  input: {
    birth: BirthText,
    names: nameList(MOST_NAMES).optional().meta({ description: 'Such as Regulus; default the brightest' }),
  },
  output: {
    ...birthValues,
    conjunctions: z.array(z.object({ star: z.string(), point: z.string(), orb: z.number() })),
    ...warningValues,
  },
  endpoints: [natalChart, fixedStars],
  members: { star_names: 'names' },
  request: async ({ birth, names }, call) => {
    const chart = await castBirthChart(birth, call);
    const body = {
      date_time: toInstant(chart.subject),
      ...(names ? { star_names: names } : { star_groups: DEFAULT_GROUPS }),
      ...readChartZodiac(chart),
    };
    return { chart, ...(await call.ask<StarsAnswer>({ endpoint: fixedStars, body })) };
  },
  toText: ({ chart, stars, warnings }, { names }) => {
    const points = toLongitudes(chart);
    const placed = stars.map((star) => ({ star, conjunctions: findConjunctions(star, points) }));
    const shown = names ? placed : placed.filter(({ conjunctions }) => conjunctions.length > 0);
    return {
      title: `Fixed stars, ${describeZodiac(chart)}, at the birth`,
      subject: chart.subject,
      lines: [
        ...shown.map(({ star, conjunctions }) => describeFixedStar(star, conjunctions)),
        ...(names ? [] : [`${stars.length - shown.length} others conjoin nothing within ${ORB_DEG}°.`]),
      ],
      values: { conjunctions: shown.flatMap(({ conjunctions }) => conjunctions) },
      warnings: [...chart.warnings, ...warnings],
    };
  },
});

interface Conjunction {
  readonly star: string;
  readonly point: string;
  /** Degrees of longitude. */
  readonly orb: number;
}

/** Points within the orb of a star, in longitude. */
const findConjunctions = (
  { name, longitude }: FixedStar,
  points: Readonly<Record<string, number>>,
): readonly Conjunction[] =>
  Object.entries(points).flatMap(([point, place]) => {
    const orb = separationDeg(longitude, place);
    return orb > ORB_DEG ? [] : [{ star: name, point, orb: Number(orb.toFixed(2)) }];
  });

function describeFixedStar({ name, longitude, magnitude }: FixedStar, conjunctions: readonly Conjunction[]): string {
  const brightness = magnitude === undefined ? '' : ` (magnitude ${magnitude})`;
  const points = conjunctions.map(({ point, orb }) => `conjunct ${namePoint(point)} ${orb}°`);
  return [`${name}${brightness} ${formatDegree(longitude)}`, ...points].join(', ');
}
