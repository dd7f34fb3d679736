import { toMomentInfo } from '../../../lib/answers/moment.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import type { lunarPhase } from '../endpoints.ts';
import { j2000 } from '../example-inputs.ts';
import { calculateLunarPhase } from './calculate.ts';
import type { contract } from './contract.ts';
import { lunarPhaseRecord } from './records.ts';
import { LunarPhaseRequest } from './request.ts';

const examples: readonly Example[] = [
  { name: 'ordinary', summary: 'The Moon at J2000.0', body: { date_time: j2000 } },
  {
    name: 'civilTime',
    summary: 'By the clocks of New York',
    body: { date_time: { iso: '2024-04-08T14:00:00', timezone: { iana_name: 'America/New_York' } } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof lunarPhase, typeof contract>()({
  request: { body: LunarPhaseRequest },
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ body }, services) => {
    const { moment, phase } = calculateLunarPhase(body, services);
    return { phase: lunarPhaseRecord.write(phase), warnings: [...moment.warnings], metadata: toMomentInfo(moment) };
  },
});
