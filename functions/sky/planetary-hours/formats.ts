import type * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import type { PlanetaryHoursAnswer } from './contract.ts';
import type { PlanetaryHoursRequest } from './request.ts';
import { PlanetaryHourRecord } from './response.ts';

/** The members of a request that tell its hours from those of other requests. */
interface RequestWithMode extends RequestWithHorizon {
  readonly body: RequestWithHorizon['body'] & Pick<PlanetaryHoursRequest, 'mode'>;
}

export const planetaryHourFormats = createDatedFormats({
  record: PlanetaryHourRecord,
  list: ({ hours }: z.output<typeof PlanetaryHoursAnswer>) => hours,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ ruler }, words) => words.write('hour', words.point(ruler)),
  identify: ({ number }, { sunrise }, request: RequestWithMode) => [
    number,
    request.body.mode,
    sunrise?.datetime.split('T')[0],
    ...identifyHorizonPlace(request),
  ],
});
