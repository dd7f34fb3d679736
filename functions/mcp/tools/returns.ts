import * as z from 'zod';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { planetaryReturns } from '../../predictive/endpoints.ts';
import type { ReturnResponse } from '../../predictive/returns/contract.ts';
import { BirthText, detailShape, PlaceText, toBirthMembers } from '../input/birth.ts';
import { MomentText } from '../input/moment.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { describeHandle, describePlace, shortenInstant } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';

type Return = FullAnswer<ReturnResponse> & { readonly handle?: string | undefined };

/** The return of a body to its place at birth, with the chart of that moment. */
export const returnsTool = defineTool({
  name: 'returns',
  title: 'Return of a body',
  description: 'When a body returns to its natal longitude, nearest to a date, and the chart of that moment.',
  input: {
    birth: BirthText,
    body: z.string().default('sun'),
    near: MomentText.optional().meta({ description: 'Default now' }),
    place: PlaceText.optional().meta({ description: 'Of the return, default the birthplace' }),
    ...detailShape,
  },
  output: {
    handle: birthValues.handle,
    exact_datetime: z.string(),
    others: z.array(z.string()),
    ...pointValues,
    ...warningValues,
  },
  endpoints: [planetaryReturns],
  members: { target_datetime: 'near', return_location: 'place' },
  request: ({ birth, body, near, place }, { ask, now }) => {
    const request = {
      body,
      target_datetime: { iso: near ?? now.toISOString() },
      return_location: place,
      include_chart: true,
      ...toBirthMembers(birth),
    };
    return ask<Return>({ endpoint: planetaryReturns, body: request });
  },
  toText: (found, { detail }) => {
    const { handle, exact_datetime, location, chart, warnings } = found;
    const others = found.other_returns.map((other) => other.exact_datetime);
    return {
      timezone: location.timezone,
      lines: [
        describeReturn(found),
        ...describeHandle(handle),
        ...others.map((instant) => `Another pass or return: ${shortenInstant(instant)}`),
        ...(chart ? describeChart(chart, detail) : []),
      ],
      values: { handle, exact_datetime, others, points: chart ? toLongitudes(chart) : {} },
      warnings: [...warnings, ...(chart?.warnings ?? [])],
    };
  },
});

function describeReturn({ body, return_number, location, chart, ...moments }: Return): string {
  const { exact_datetime, earliest_datetime, latest_datetime } = moments;
  const zone = location.timezone === null ? '' : `, ${location.timezone}`;
  const range =
    earliest_datetime === undefined || latest_datetime === undefined
      ? ''
      : `, from ${shortenInstant(earliest_datetime)} to ${shortenInstant(latest_datetime)} as the time of birth is unknown`;
  return `${namePoint(body)} return ${return_number}: ${shortenInstant(exact_datetime)}${range}; chart for ${describePlace(location)}${zone}${chart ? `, ${describeSettings(chart)}` : ''}`;
}
