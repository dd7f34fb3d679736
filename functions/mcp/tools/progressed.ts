import * as z from 'zod';
import { PROGRESSION_METHODS } from '../../../lib/domain/progressions/rates.ts';
import { progressed as endpoint } from '../../natal/progressed/endpoint.ts';
import type { ProgressedResponse } from '../../natal/progressed/response.ts';
import { BirthText } from '../input/birth.ts';
import { MomentText } from '../input/moment.ts';
import { BRIEF_OPTIONS, detailShape, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type ProgressedData = Extract<ProgressedResponse, { output_mode: 'full' }>['data'];

/** The progressed chart of a birth. */
export const progressedTool = defineTool({
  name: 'progressed',
  title: 'Progressed chart',
  description: 'Progressed positions of a birth, now or at a date, and their aspects to natal points.',
  input: z.strictObject({
    birth: BirthText,
    to: MomentText.optional(),
    method: z.enum(PROGRESSION_METHODS).optional(),
    ...detailShape,
  }),
  output: z.object({ ...birthValues, ...pointValues, ...warningValues }),
  endpoints: [endpoint],
  run: async ({ birth, to, method, detail }, { ask, now }) => {
    const body = {
      subject: birth.subject,
      progressed_datetime: { iso: to ?? now.toISOString() },
      configuration: { ...toConfiguration({}, birth), ...(method && { progression_method: method }) },
      options: BRIEF_OPTIONS,
    };
    const names = [...listBirthArguments(birth), { member: 'progressed_datetime', argument: 'to' }];
    const { data } = await ask<FullAnswer<ProgressedData>>({ endpoint, body }, names);
    const facts = toProgressedFacts(data);
    const { progression_method, progressed_date, age_at_progression } = data.metadata;
    const warnings = toWarningTexts(data.warnings);
    return {
      lines: [
        ...describeBirth(
          `${progression_method} progression to ${shortenInstant(progressed_date)}, age ${age_at_progression.toFixed(2)}, ${describeSettings(data)}, of the birth`,
          data.subject,
        ),
        'Aspects are to natal points.',
        ...describeChartPoints(facts),
        ...(detail === 'full' ? describeCusps(facts) : []),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(data.subject), points: toLongitudes(facts), warnings },
    };
  },
});

const toProgressedFacts = (data: ProgressedData) => ({
  planets: data.progressed_planets,
  houses: data.progressed_houses,
  angles: data.progressed_angles,
  aspects: data.aspects_to_natal,
});
