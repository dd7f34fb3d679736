import type * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyPlace, type RequestWithPlace } from '../../../lib/answers/place-identity.ts';
import type { HeliacalAnswer } from './contract.ts';
import type { HeliacalRequest } from './request.ts';
import { HeliacalEventRecord } from './response.ts';

/** The members of a request that tell its visibilities from those of other requests. */
interface RequestWithAir extends RequestWithPlace {
  readonly body: RequestWithPlace['body'] & Pick<HeliacalRequest, 'atmosphere' | 'observer'>;
}

export const heliacalFormats = createDatedFormats({
  record: HeliacalEventRecord,
  list: ({ events }: z.output<typeof HeliacalAnswer>) => events,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ body, event }, words) => words.write(event, words.point(body)),
  identify: ({ body, event }, _answer, request: RequestWithAir) => [
    body,
    event,
    ...identifyPlace(request),
    ...Object.values(request.body.atmosphere),
    ...Object.values(request.body.observer),
  ],
});
