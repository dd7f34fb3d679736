import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { midpoints } from '../endpoints.ts';
import { EXAMPLE_COORDINATES, j2000 } from '../read-moment.ts';
import { calculateMidpoints, type Midpoints } from './calculate.ts';
import type { contract } from './contract.ts';
import { midpointRecord } from './records.ts';
import { MidpointsRequest } from './request.ts';

/** Midpoints as the answer states them, without the processing time. */
function toMidpointsAnswer(result: Midpoints, decimals: number) {
  const { moment, midpoints: found, warnings } = result;
  return {
    midpoints: found.map((midpoint) =>
      midpointRecord.write({ ...midpoint, ...toZodiacPosition(midpoint.longitudeDeg, decimals) }),
    ),
    warnings: [...warnings],
    metadata: { total_midpoints: found.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

/** Midpoints as rows: `sun/moon` on the shorter arc, `sun/moon.long` opposite that. */
function toMidpointRows({ midpoints: found, warnings }: Midpoints) {
  const rows = found.map(({ first, second, arc, longitudeDeg }) => {
    const id = `${first}/${second}${arc === 'long' ? '.long' : ''}`;
    return toFixedPointRow({ id, kind: 'midpoint' }, longitudeDeg);
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}

export const handler: EndpointHandler = defineHandler<typeof midpoints, typeof contract>()({
  request: { query: FormatQuery, body: MidpointsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('ordinary', 'Sun to Pluto, Chiron and the true node', { date_time: j2000 }),
    example('occupied', 'Occupied midpoints on either arc, with Ascendant and Midheaven', {
      date_time: { iso: '1990-06-15T14:30:00' },
      ...EXAMPLE_COORDINATES,
      arc_type: 'both',
      include_angles: true,
      include_occupied: true,
      orb: 1.5,
      sort_by: 'planet1',
    }),
    exampleAsRows('Three bodies as rows, in the zodiac of Fagan and Bradley', {
      date_time: j2000,
      objects: ['sun', 'moon', 'true_node'],
      zodiac_type: 'sidereal',
      ayanamsa: 'fagan_bradley',
    }),
  ],
  run: ({ query: { format }, body }, services) => {
    const result = calculateMidpoints(body, services);
    if (format === 'llm_v2') return toMidpointRows(result);
    return toMidpointsAnswer(result, body.options.decimal_places);
  },
});
