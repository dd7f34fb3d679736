import * as z from 'zod';
import type { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, nameList, toBirthMembers } from '../input/settings.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { describeUncertainty } from '../text/uncertainty.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';
import { toWheelImage, toWheelLink } from '../wheel-link.ts';

const FULL_OPTIONS = { verbosity: 'detailed', include_minor_aspects: true, include_declination_aspects: true };

/** The chart of a birth or an event. */
export const birthChartTool = defineTool({
  name: 'birth_chart',
  title: 'Birth chart',
  description: 'Chart of a birth or event: bodies, houses, aspects. Its handle keeps the settings for other tools.',
  input: {
    birth: BirthText,
    ...chartSettingsShape,
    bodies: nameList(30).optional().meta({ description: 'Instead of Sun–Pluto, Chiron, node, Lilith' }),
    time_uncertainty_minutes: NatalOptions.shape.time_uncertainty_minutes.meta({ description: 'Adds what may differ' }),
    ...detailShape,
    picture: z.boolean().optional(),
  },
  output: { ...birthValues, ...pointValues, ...warningValues },
  endpoints: [natalChart],
  request: ({ birth, detail, time_uncertainty_minutes, picture, ...settings }, { ask }) => {
    const { options, ...members } = toBirthMembers(birth, settings);
    const body = {
      ...members,
      options: {
        ...options,
        ...(detail === 'full' && FULL_OPTIONS),
        time_uncertainty_minutes,
        ...(picture && { picture: 'png' }),
      },
    };
    return ask<FullAnswer<NatalChartResponse>>({ endpoint: natalChart, body });
  },
  toText: ({ data, picture }, { detail }) => ({
    title: `Chart, ${describeSettings(data)}`,
    subject: data.subject,
    lines: [...describeChart(data, detail), ...describeUncertainty(data.time_uncertainty)],
    values: { points: toLongitudes(data) },
    warnings: data.warnings,
    links: [...toWheelImage(picture), ...toWheelLink(data.subject.handle)],
  }),
});
