import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { createWarning } from '../../../lib/base/warning.ts';
import type { AnalysisResponse } from '../../natal/analysis/contract.ts';
import { analysis, natalChart } from '../../natal/endpoints.ts';
import { fixedStars, hermeticLots } from '../../standalone/endpoints.ts';
import type { FixedStar } from '../../standalone/fixed-stars/records.ts';
import {
  type AnswerDetail,
  BirthText,
  chartSettingsShape,
  detailShape,
  nameList,
  requireTime,
  type ToolSettings,
  toConfiguration,
  type WrittenBirth,
} from '../input/birth.ts';
import { formatPlacement, roundLongitude } from '../text/aspects.ts';
import { type ChartData, describeSettings, describeZodiac, toLongitudes } from '../text/chart.ts';
import {
  describeBalance,
  describeBodies,
  describeContacts,
  describeFigures,
  describeMoon,
  describeRulers,
  formatPattern,
  selectPatterns,
} from '../text/figures.ts';
import { toInstant } from '../text/subject.ts';
import {
  birthValues,
  defineTool,
  type FullAnswer,
  pointValues,
  type ToolCall,
  type ToolText,
  warningValues,
} from '../tool.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

interface StarsAnswer {
  readonly stars: readonly FixedStar[];
  readonly warnings: ChartData['warnings'];
}

const DEFAULT_GROUPS = ['royal_stars', 'behenian', 'foundation_24'];
const ORB_DEG = 1;

/** Fixed stars that conjoin points of a birth; those that are named, wherever they are. */
async function describeStars(
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

type Lot = NonNullable<ChartData['hermetic_lots']>[number];

interface LotsAnswer {
  readonly lots: readonly Lot[];
  readonly warnings: ChartData['warnings'];
  readonly metadata: { readonly sect_determination: { readonly is_day_chart: boolean } };
}

const CUSPS_OF_PLACIDUS = createWarning(
  'HouseSystemReplaced',
  'Gauquelin sectors have no house cusps; lots with cusps have those of Placidus.',
);

/** The lots of a birth: the seven Hermetic ones, in detail other classical ones too. */
async function describeLots({ birth, detail, ...settings }: FactsArguments, call: ToolCall): Promise<FactsText> {
  requireTime(birth, 'lots depend on the Ascendant, so they need one');
  const chart = await castBirthChart(birth, call, settings);
  const { latitude, longitude } = chart.subject;
  const { house_system } = chart.metadata;
  const body = {
    date_time: toInstant(chart.subject),
    ...{ latitude, longitude },
    ...(house_system !== SECTOR_SYSTEM && { house_system }),
    ...readChartZodiac(chart),
    include_optional: detail === 'full',
  };
  const { lots, metadata, warnings } = await call.ask<LotsAnswer>({ endpoint: hermeticLots, body });
  const needsCusps = detail === 'full' && house_system === SECTOR_SYSTEM;
  return {
    title: `Lots of a ${metadata.sect_determination.is_day_chart ? 'day' : 'night'} birth, ${describeZodiac(chart)}`,
    subject: chart.subject,
    lines: lots.map(describeLot),
    values: { points: Object.fromEntries(lots.map(({ canonical_name, longitude }) => [canonical_name, longitude])) },
    warnings: [...chart.warnings, ...warnings, ...(needsCusps ? [CUSPS_OF_PLACIDUS] : [])],
  };
}

const describeLot = ({ name, longitude, house, formula_used }: Lot): string =>
  `${name} ${formatDegree(longitude)}${formatPlacement(house)}: ${formula_used}`;

const MOST_NAMES = 50;

/** Patterns, rulers, receptions and conditions of a birth. */
async function describeAnalysis(
  { birth, detail, star_names: _, ...settings }: FactsArguments,
  { ask }: ToolCall,
): Promise<FactsText> {
  const body = { subject: birth.subject, configuration: toConfiguration(settings, birth) };
  const { data } = await ask<FullAnswer<AnalysisResponse>>({ endpoint: analysis, body });
  const { subject, analysis: facts, warnings } = data;
  const isFull = detail === 'full';
  return {
    title: `Facts, ${describeSettings(data)}`,
    subject,
    lines: [
      ...describeBalance(facts),
      ...describeFigures(facts, isFull),
      ...describeRulers(facts, isFull),
      ...describeBodies(facts),
      ...describeMoon(facts),
      ...(isFull ? describeContacts(facts) : []),
    ],
    values: { patterns: selectPatterns(facts, isFull).map(formatPattern) },
    warnings,
  };
}

const KINDS = { analysis: describeAnalysis, lots: describeLots, stars: describeStars } as const;

/** Facts about a birth beyond positions and aspects. */
export const chartFactsTool = defineTool({
  name: 'chart_facts',
  title: 'Chart facts',
  description:
    'Facts about a chart: elements, aspect patterns, stelliums, shape, house rulers, receptions, dignities, sect, Moon; or lots (Part of Fortune), or fixed stars at its points.',
  input: {
    birth: BirthText,
    about: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]).default('analysis'),
    star_names: nameList(MOST_NAMES).optional(),
    ...chartSettingsShape,
    ...detailShape,
  },
  output: {
    ...birthValues,
    patterns: z.array(z.string()).optional(),
    points: pointValues.points.optional(),
    ...warningValues,
  },
  endpoints: [analysis, natalChart, hermeticLots, fixedStars],
  request: ({ about, ...args }, call) => KINDS[about](args, call),
  toText: (text) => text,
});

/** Arguments of every kind of facts. */
interface FactsArguments extends Pick<ToolSettings, 'house_system' | 'zodiac'> {
  readonly birth: WrittenBirth;
  readonly star_names?: readonly string[] | undefined;
  readonly detail?: AnswerDetail;
}

/** What a kind of facts says, and its values: the patterns, or the longitudes of lots or stars. */
type FactsText = ToolText<{ patterns?: string[]; points?: Record<string, number> }>;
