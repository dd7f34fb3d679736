import { RETURN_ERRORS } from '../../lib/errors/endpoint-errors.ts';
import { endpoint } from '../../lib/http/endpoint.ts';
import type { ReturnReaders } from '../../lib/requests/predictive/returns.ts';
import { NatalChartQuery } from '../../lib/schemas/chart/natal-request.ts';
import { LuminaryReturnRequest } from '../../lib/schemas/predictive/return-request.ts';
import { ReturnResponse } from '../../lib/schemas/predictive/returns.ts';
import { answerReturn } from './answer-return.ts';
import { solarExamples } from './returns-examples.ts';

export const solarReturn = endpoint(
  {
    method: 'POST',
    path: '/predictive/returns/solar',
    summary: 'When the Sun comes back to where it stood at birth',
    description:
      'The solar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `sun`.',
    request: { query: NatalChartQuery, body: LuminaryReturnRequest },
    response: ReturnResponse,
    errors: RETURN_ERRORS,
    limits: 'returns',
    cache: 'none',
    stored: 'returns',
    examples: solarExamples,
  },
  ({ query, body }, readers: ReturnReaders, context) =>
    answerReturn({ query, body: { ...body, body: 'sun' } }, readers, context),
);
