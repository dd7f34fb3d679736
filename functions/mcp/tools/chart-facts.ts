import * as z from 'zod';
import type { AnalysisResponse } from '../../natal/analysis/contract.ts';
import { analysis } from '../../natal/analysis/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, toConfiguration } from '../input/settings.ts';
import { describeSettings } from '../text/chart.ts';
import { describeBodies, describeMoon, describeRulers } from '../text/conditions.ts';
import { describeBalance, describeContacts, describeFigures, formatPattern, selectPatterns } from '../text/figures.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type AnalysisData = Extract<AnalysisResponse, { output_mode: 'full' }>['data'];

/** Patterns, rulers, receptions and conditions of a birth. */
export const chartFactsTool = defineTool({
  name: 'chart_facts',
  title: 'Chart facts',
  description:
    'Facts about a chart: elements, aspect patterns, stelliums, shape, house rulers, receptions, dignities, sect, Moon.',
  input: z.strictObject({ birth: BirthText, ...chartSettingsShape, ...detailShape }),
  output: z.object({ ...birthValues, patterns: z.array(z.string()), ...warningValues }),
  endpoints: [analysis],
  run: async ({ birth, detail, ...settings }, { ask }) => {
    const body = { subject: birth.subject, configuration: toConfiguration(settings, birth) };
    const { data } = await ask<FullAnswer<AnalysisData>>({ endpoint: analysis, body }, listBirthArguments(birth));
    const { subject, analysis: facts } = data;
    const isFull = detail === 'full';
    const warnings = toWarningTexts(data.warnings);
    return {
      lines: [
        ...describeBirth(`Facts, ${describeSettings(data)}`, subject),
        ...describeBalance(facts),
        ...describeFigures(facts, isFull),
        ...describeRulers(facts, isFull),
        ...describeBodies(facts),
        ...describeMoon(facts),
        ...(isFull ? describeContacts(facts) : []),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(subject), patterns: selectPatterns(facts, isFull).map(formatPattern), warnings },
    };
  },
});
