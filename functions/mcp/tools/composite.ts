import * as z from 'zod';
import { COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import type { CompositeResponse } from '../../comparative/composite/contract.ts';
import { composite as endpoint } from '../../comparative/composite/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import {
  BRIEF_OPTIONS,
  chartSettingsShape,
  detailShape,
  SETTING_ARGUMENTS,
  toConfiguration,
} from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { describeBirth, type FullAnswer, pointValues, warningValues } from './answer-parts.ts';

type Composite = Extract<CompositeResponse, { output_mode: 'full' }>['data'];

const MOST_BIRTHS = 10;

/** One chart of several births. */
export const compositeTool = defineTool({
  name: 'composite',
  title: 'Composite chart',
  description: 'One chart of two to ten births: midpoints, or Davison (mean moment and place).',
  input: z.strictObject({
    births: z.array(BirthText).min(2).max(MOST_BIRTHS),
    method: z.enum(COMPOSITE_METHODS).optional(),
    ...chartSettingsShape,
    ...detailShape,
  }),
  output: z.object({ ...pointValues, ...warningValues }),
  endpoints: [endpoint],
  run: async ({ births, method, detail, ...settings }, { ask }) => {
    const body = {
      subjects: births.map(({ subject }) => subject),
      ...(method && { method }),
      configuration: toConfiguration(settings, ...births),
      options: BRIEF_OPTIONS,
    };
    const names = births.map(({ moveTo }, index) => ({
      member: `subjects[${index}]`,
      argument: `births[${index}]`,
      moveTo,
    }));
    const { data } = await ask<FullAnswer<Composite>>({ endpoint, body }, [...names, ...SETTING_ARGUMENTS]);
    const warnings = toWarningTexts(data.warnings);
    return {
      lines: [
        `${data.method === 'davison' ? 'Davison' : 'Midpoint composite'} chart, ${describeSettings(data)}, of`,
        ...data.derived_from.flatMap((subject, index) => describeBirth(String(index + 1), subject)),
        ...describeChartPoints(data),
        ...(detail === 'full' ? describeCusps(data) : []),
        ...toWarningLines(warnings),
      ],
      values: { points: toLongitudes(data), warnings },
    };
  },
});
