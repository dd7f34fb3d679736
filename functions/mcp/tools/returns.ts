import * as z from 'zod';
import type { ReturnResponse } from '../../predictive/return/response-schema.ts';
import { planetaryReturns } from '../../predictive/returns/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { MomentText } from '../input/moment.ts';
import { PlaceText } from '../input/place.ts';
import { BRIEF_OPTIONS, detailShape, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { namePoint } from '../text/points.ts';
import { describePlace, shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { birthValues, describeHandle, listBirthArguments, pointValues, warningValues } from './answer-parts.ts';

type Return = Extract<ReturnResponse, { output_mode: 'full' }> & { readonly handle?: string | undefined };

/** The return of a body to its place at birth, with the chart of that moment. */
export const returnsTool = defineTool({
  name: 'returns',
  title: 'Return of a body',
  description: 'When a body returns to its natal longitude, nearest to a date, and the chart of that moment.',
  input: z.strictObject({
    birth: BirthText,
    body: z.string().default('sun'),
    near: MomentText.optional().meta({ description: 'Default now' }),
    place: PlaceText.optional().meta({ description: 'Of the return, default the birthplace' }),
    ...detailShape,
  }),
  output: z.object({
    handle: birthValues.handle,
    exact_datetime: z.string(),
    others: z.array(z.string()),
    ...pointValues,
    ...warningValues,
  }),
  endpoints: [planetaryReturns],
  run: async ({ birth, body, near, place, detail }, { ask, now }) => {
    const request = {
      body,
      subject: birth.subject,
      target_datetime: { iso: near ?? now.toISOString() },
      ...(place !== undefined && { return_location: place }),
      include_chart: true,
      configuration: toConfiguration({}, birth),
      options: BRIEF_OPTIONS,
    };
    const names = [
      ...listBirthArguments(birth),
      { member: 'target_datetime', argument: 'near' },
      { member: 'return_location', argument: 'place', moveTo: (name: string) => name },
    ];
    const found = await ask<Return>({ endpoint: planetaryReturns, body: request }, names);
    const { chart } = found;
    const others = found.other_returns.map(({ exact_datetime }) => exact_datetime);
    const warnings = toWarningTexts(found.warnings, chart?.warnings ?? []);
    return {
      lines: [
        describeReturn(found),
        ...describeHandle(found.handle),
        ...others.map((instant) => `Another pass or return: ${shortenInstant(instant)}`),
        ...(chart ? [...describeChartPoints(chart), ...(detail === 'full' ? describeCusps(chart) : [])] : []),
        ...toWarningLines(warnings),
      ],
      values: {
        ...(found.handle !== undefined && { handle: found.handle }),
        exact_datetime: found.exact_datetime,
        others,
        points: chart ? toLongitudes(chart) : {},
        warnings,
      },
    };
  },
});

function describeReturn({
  body,
  exact_datetime,
  return_number,
  location,
  earliest_datetime,
  latest_datetime,
  chart,
}: Return): string {
  const { timezone } = location;
  const zone = timezone === null ? '' : `, ${timezone}`;
  const range =
    earliest_datetime === undefined || latest_datetime === undefined
      ? ''
      : `, from ${shortenInstant(earliest_datetime)} to ${shortenInstant(latest_datetime)} as the time of birth is unknown`;
  return `${namePoint(body)} return ${return_number}: ${shortenInstant(exact_datetime)}${range}; chart for ${describePlace(location)}${zone}${chart ? `, ${describeSettings(chart)}` : ''}`;
}
