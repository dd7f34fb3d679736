import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { estimatePeriods } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { active } from '../endpoints.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';
import { findActiveTimeLords } from './calculate.ts';
import type { contract } from './contract.ts';
import { ActiveRequest } from './request.ts';
import { toActiveData, toActiveRows } from './response.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

const PERIODS = 15;

export const handler: EndpointHandler = defineHandler<typeof active, typeof contract>()({
  request: { query: FormatQuery, body: ActiveRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => estimatePeriods(PERIODS),
  examples: [
    example('atAMoment', 'Who rules a moment', { subject, target_datetime }),
    exampleAsRows('The same as rows', { subject, target_datetime }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = findActiveTimeLords(body, services);
    const provenance = context.provenance();
    return chooseFormat(format, { full: () => toActiveData(result, provenance), rows: () => toActiveRows(result) });
  },
});
