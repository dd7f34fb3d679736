import * as z from 'zod';
import { toMomentInfo } from '../../../lib/answers/moment.ts';
import { computeLunarPhase } from '../../../lib/astro/sky/lunar/phase.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { example } from '../../../lib/requests/examples.ts';
import type { lunarPhase } from '../endpoints.ts';
import { j2000, readMoment } from '../read-moment.ts';
import type { contract } from './contract.ts';
import { lunarPhaseRecord } from './records.ts';

const LunarPhaseRequest = z.strictObject({ date_time: MomentOrNow }).meta({
  id: 'LunarPhaseRequest',
  description:
    'When: civil time without an offset is UTC unless `date_time.timezone` says otherwise; a date alone means 00:00',
});

export const handler: EndpointHandler = defineHandler<typeof lunarPhase, typeof contract>()({
  request: { body: LunarPhaseRequest },
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('ordinary', 'The Moon at J2000.0', { date_time: j2000 }),
    example('civilTime', 'By the clocks of New York', {
      date_time: { iso: '2024-04-08T14:00:00', timezone: { iana_name: 'America/New_York' } },
    }),
  ],
  run: ({ body }, services) => {
    const { ephemeris, positions: store } = services;
    const moment = readMoment(body.date_time, services);
    const phase = computeLunarPhase({ ephemeris, store, zodiac: { type: 'tropical' } }, moment.jdUt);
    return { phase: lunarPhaseRecord.write(phase), warnings: [...moment.warnings], metadata: toMomentInfo(moment) };
  },
});
