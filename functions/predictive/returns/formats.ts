import * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { createWheelPicture, type FullForm, toPictureRequest } from '../../../lib/answers/wheel.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import type { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import type { ReturnResponse } from './contract.ts';
import { otherReturn } from './records.ts';
import type { LuminaryReturnRequest } from './requests.ts';

/** A row for each return of the window. The chart, the place and the warnings are in the JSON answer only. */
const DatedReturn = z.object({
  body: z.string(),
  ...otherReturn.schema.shape,
  /** Whether it is the return nearest to the target. */
  nearest: z.boolean(),
  natal_longitude: z.number(),
  earliest_datetime: z.string().optional(),
  latest_datetime: z.string().optional(),
});

type DatedReturn = z.output<typeof DatedReturn>;

/** The nearest return and the others of the window, in order of time. */
function listReturns(answer: ReturnResponse): readonly DatedReturn[] {
  const { body, natal_longitude, other_returns } = answer;
  const others = other_returns.map((other) => ({ body, natal_longitude, ...other, nearest: false }));
  return [{ ...answer, nearest: true }, ...others].sort((a, b) => a.julian_day - b.julian_day);
}

const TITLES: Readonly<Record<string, 'solar_return' | 'lunar_return'>> = { sun: 'solar_return', moon: 'lunar_return' };

/** Hundredths of a degree tell two births apart; more would depend on the decimals that the request asks for. */
const IDENTITY_DECIMALS = 2;

const datedFormats = createDatedFormats({
  record: DatedReturn,
  list: listReturns,
  summarize: ({ body, return_number }, words) => {
    const title = TITLES[body];
    return title ? words.write(title, return_number) : words.write('other_return', words.point(body), return_number);
  },
  identify: ({ body, return_number }, { natal_longitude, metadata }: ReturnResponse) => [
    body,
    natal_longitude.toFixed(IDENTITY_DECIMALS),
    return_number,
    metadata.precession_corrected,
  ],
  timeOf: ({ earliest_datetime: start, latest_datetime: end, exact_datetime }) =>
    // Without a time of birth the return may come at any time of this span.
    start !== undefined && end !== undefined ? { start, end } : { start: exact_datetime },
});

interface DrawnRequest {
  readonly query: z.output<typeof DatedChartQuery>;
  readonly body: LuminaryReturnRequest;
}

const returnWheel = createWheelPicture(({ chart, warnings }: FullForm<ReturnResponse>, words) => {
  if (!chart) throw new Error('a return that includes its chart has one');
  const wheel = buildWheelFromResponse(chart, {}, words);
  return { ...wheel, notes: [...captionWarnings(warnings), ...wheel.notes] };
});

/** The chart of a return as a picture, also with `include_chart: false`. */
const returnPicture = {
  ...returnWheel,
  toAnswerRequest: (request: DrawnRequest) => {
    const { query, body } = toPictureRequest(request);
    return { query, body: { ...body, include_chart: true } };
  },
};

export const returnFormats = { ...datedFormats, picture: returnPicture };
