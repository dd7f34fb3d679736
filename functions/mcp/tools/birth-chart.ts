import * as z from 'zod';
import { NatalOptions } from '../../../lib/requests/options.ts';
import type { ChartPicture } from '../../../lib/requests/picture-member.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { BRIEF_OPTIONS, chartSettingsShape, detailShape, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { describeUncertainty } from '../text/uncertainty.ts';
import { defineTool } from '../tool.ts';
import { toWheelImage, toWheelLink } from '../wheel-link.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

const FULL_OPTIONS = {
  ...BRIEF_OPTIONS,
  verbosity: 'detailed',
  include_minor_aspects: true,
  include_declination_aspects: true,
};

/** A chart, with its wheel if requested. */
type DrawnAnswer = FullAnswer<ChartData> & { readonly picture?: ChartPicture };

/** The chart of a birth or an event. */
export const birthChartTool = defineTool({
  name: 'birth_chart',
  title: 'Birth chart',
  description: 'Chart of a birth or event: bodies, houses, aspects. Its handle keeps the settings for other tools.',
  input: z.strictObject({
    birth: BirthText,
    ...chartSettingsShape,
    bodies: z
      .array(z.string())
      .min(1)
      .max(30)
      .optional()
      .meta({ description: 'Instead of Sun–Pluto, Chiron, node, Lilith' }),
    time_uncertainty_minutes: NatalOptions.shape.time_uncertainty_minutes.meta({ description: 'Adds what may differ' }),
    ...detailShape,
    picture: z.boolean().optional(),
  }),
  output: z.object({ ...birthValues, ...pointValues, ...warningValues }),
  endpoints: [natalChart],
  run: async ({ birth, detail, time_uncertainty_minutes, picture, ...settings }, { ask }) => {
    const body = {
      subject: birth.subject,
      configuration: toConfiguration(settings, birth),
      options: {
        ...(detail === 'full' ? FULL_OPTIONS : BRIEF_OPTIONS),
        ...(time_uncertainty_minutes !== undefined && { time_uncertainty_minutes }),
        ...(picture && { picture: 'png' }),
      },
    };
    const { data, picture: wheel } = await ask<DrawnAnswer>({ endpoint: natalChart, body }, listBirthArguments(birth));
    const warnings = toWarningTexts(data.warnings);
    const values = { ...toBirthValues(data.subject), points: toLongitudes(data), warnings };
    return {
      lines: [
        ...describeBirth(`Chart, ${describeSettings(data)}`, data.subject),
        ...describeChartPoints(data),
        ...(detail === 'full' ? describeCusps(data) : []),
        ...describeUncertainty(data.time_uncertainty),
        ...toWarningLines(warnings),
      ],
      values,
      links: [...toWheelImage(wheel), ...toWheelLink(values.handle)],
    };
  },
});
