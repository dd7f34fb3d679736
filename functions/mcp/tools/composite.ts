import * as z from 'zod';
import { COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import type { CompositeResponse } from '../../comparative/contract.ts';
import { composite as endpoint } from '../../comparative/endpoints.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, toChartMembers } from '../input/settings.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { describeBirth } from '../text/subject.ts';
import { defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';

const MOST_BIRTHS = 10;

/** One chart of several births. */
export const compositeTool = defineTool({
  name: 'composite',
  title: 'Composite chart',
  description: 'One chart of two to ten births: midpoints, or Davison (mean moment and place).',
  input: {
    births: z.array(BirthText).min(2).max(MOST_BIRTHS),
    method: z.enum(COMPOSITE_METHODS).optional(),
    ...chartSettingsShape,
    ...detailShape,
  },
  output: { ...pointValues, ...warningValues },
  endpoints: [endpoint],
  members: { subjects: 'births' },
  request: ({ births, method, detail: _, ...settings }, { ask }) => {
    const body = { subjects: births.map(({ subject }) => subject), method, ...toChartMembers(settings, ...births) };
    return ask<FullAnswer<CompositeResponse>>({ endpoint, body });
  },
  toText: ({ data }, { detail }) => ({
    lines: [
      `${data.method === 'davison' ? 'Davison' : 'Midpoint composite'} chart, ${describeSettings(data)}, of`,
      ...data.derived_from.flatMap((subject, index) => describeBirth(String(index + 1), subject)),
      ...describeChart(data, detail),
    ],
    values: { points: toLongitudes(data) },
    warnings: data.warnings,
  }),
});
