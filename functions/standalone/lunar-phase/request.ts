import * as z from 'zod';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';

export const LunarPhaseRequest = z.strictObject({ date_time: MomentOrNow }).meta({
  id: 'LunarPhaseRequest',
  description:
    'When: civil time without an offset is UTC unless `date_time.timezone` says otherwise; a date alone means 00:00',
});

export type LunarPhaseRequest = z.output<typeof LunarPhaseRequest>;
