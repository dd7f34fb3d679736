import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import type { FixedStar } from '../../standalone/fixed-stars/contract.ts';
import { fixedStars } from '../../standalone/fixed-stars/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { toConfiguration } from '../input/settings.ts';
import { describeZodiac, toLongitudes } from '../text/chart.ts';
import { namePoint } from '../text/points.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';
import { readChartZodiac } from './chart-zodiac.ts';

type Longitudes = Readonly<Record<string, number>>;

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
  input: z.strictObject({
    birth: BirthText,
    names: z
      .array(z.string())
      .min(1)
      .max(MOST_NAMES)
      .optional()
      .meta({ description: 'Such as Regulus; default the brightest' }),
  }),
  output: z.object({
    ...birthValues,
    conjunctions: z.array(z.object({ star: z.string(), point: z.string(), orb: z.number() })),
    ...warningValues,
  }),
  endpoints: [natalChart, fixedStars],
  run: async ({ birth, names }, { ask }) => {
    const request = {
      subject: birth.subject,
      configuration: toConfiguration({}, birth),
      options: { verbosity: 'minimal' },
    };
    const { data } = await ask<FullAnswer<ChartData>>(
      { endpoint: natalChart, body: request },
      listBirthArguments(birth),
    );
    const body = {
      date_time: { iso: data.subject.datetime_utc, calendar: 'gregorian' },
      ...(names ? { star_names: names } : { star_groups: DEFAULT_GROUPS }),
      ...readChartZodiac(data),
    };
    const found = await ask<StarsAnswer>({ endpoint: fixedStars, body }, [{ member: 'star_names', argument: 'names' }]);
    const placed = found.stars.map((star) => ({ star, conjunctions: findConjunctions(star, toLongitudes(data)) }));
    const shown = names ? placed : placed.filter(({ conjunctions }) => conjunctions.length > 0);
    const warnings = toWarningTexts(data.warnings, found.warnings);
    return {
      lines: [
        ...describeBirth(`Fixed stars, ${describeZodiac(data)}, at the birth`, data.subject),
        ...shown.map(({ star, conjunctions }) => describeFixedStar(star, conjunctions)),
        ...(names ? [] : [`${found.stars.length - shown.length} others conjoin nothing within ${ORB_DEG}°.`]),
        ...toWarningLines(warnings),
      ],
      values: {
        ...toBirthValues(data.subject),
        conjunctions: shown.flatMap(({ conjunctions }) => conjunctions),
        warnings,
      },
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
const findConjunctions = ({ name, longitude }: FixedStar, points: Longitudes): readonly Conjunction[] =>
  Object.entries(points).flatMap(([point, place]) => {
    const orb = separationDeg(longitude, place);
    return orb > ORB_DEG ? [] : [{ star: name, point, orb: Number(orb.toFixed(2)) }];
  });

function describeFixedStar({ name, longitude, magnitude }: FixedStar, conjunctions: readonly Conjunction[]): string {
  const brightness = magnitude === undefined ? '' : ` (magnitude ${magnitude})`;
  const points = conjunctions.map(({ point, orb }) => `conjunct ${namePoint(point)} ${orb}°`);
  return [`${name}${brightness} ${formatDegree(longitude)}`, ...points].join(', ');
}
