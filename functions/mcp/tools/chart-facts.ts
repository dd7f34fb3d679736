import * as z from 'zod';
import type { AnalysisResponse } from '../../natal/analysis/contract.ts';
import { analysis } from '../../natal/analysis/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, toConfiguration } from '../input/settings.ts';
import { describeSettings } from '../text/chart.ts';
import { describeBodies, describeMoon, describeRulers } from '../text/conditions.ts';
import { describeBalance, describeContacts, describeFigures, formatPattern, selectPatterns } from '../text/figures.ts';
import { birthValues, defineTool, type FullAnswer, warningValues } from '../tool.ts';

/** Patterns, rulers, receptions and conditions of a birth. */
export const chartFactsTool = defineTool({
  name: 'chart_facts',
  title: 'Chart facts',
  description:
    'Facts about a chart: elements, aspect patterns, stelliums, shape, house rulers, receptions, dignities, sect, Moon.',
  input: { birth: BirthText, ...chartSettingsShape, ...detailShape },
  output: { ...birthValues, patterns: z.array(z.string()), ...warningValues },
  endpoints: [analysis],
  request: ({ birth, detail: _, ...settings }, { ask }) => {
    const body = { subject: birth.subject, configuration: toConfiguration(settings, birth) };
    return ask<FullAnswer<AnalysisResponse>>({ endpoint: analysis, body });
  },
  toText: ({ data }, { detail }) => {
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
  },
});
