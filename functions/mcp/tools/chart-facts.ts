import * as z from 'zod';
import type { AnalysisResponse } from '../../natal/analysis/contract.ts';
import { analysis, natalChart } from '../../natal/endpoints.ts';
import { fixedStars, hermeticLots } from '../../standalone/endpoints.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, nameList, toConfiguration } from '../input/settings.ts';
import { describeSettings } from '../text/chart.ts';
import { describeBodies, describeMoon, describeRulers } from '../text/conditions.ts';
import { describeBalance, describeContacts, describeFigures, formatPattern, selectPatterns } from '../text/figures.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, type ToolCall, warningValues } from '../tool.ts';
import { describeLots } from './facts-lots.ts';
import type { FactsArguments, FactsText } from './facts-parts.ts';
import { describeStars } from './facts-stars.ts';

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
