import { defineContract } from '../../lib/contract/endpoint.ts';
import { success } from '../../lib/requests/answer.ts';
import { benchmarksRecord, deletionRecord, healthRecord, statusRecord } from './records.ts';
import { rateLimitsRecord } from './usage.ts';

export const contracts = {
  health: defineContract({
    description: 'Checks the cache of calculated answers. `/ephemeris/health` checks the engine.',
    response: healthRecord.schema,
    errors: [],
  }),
  'rate-limits': defineContract({
    description:
      'The counts of the calling principal over all instances of the service. This request itself is not counted. The `RateLimit` header of every counted response has the same figures.',
    response: rateLimitsRecord.schema,
    errors: ['UsageUnavailable'],
  }),
  status: defineContract({
    description: 'Measured in the running service, all of its instances together.',
    response: statusRecord.schema,
    errors: ['StorageUnavailable'],
  }),
  benchmarks: defineContract({
    description:
      'Measured in the running service, all of its instances together: from the validated request to the text of the answer. Instances report every five seconds, and with their first answer.',
    response: benchmarksRecord.schema,
    errors: ['StorageUnavailable'],
  }),
  'clear-cache': defineContract({
    description:
      'After this answer no instance returns a deleted answer. The request takes one second longer than the deletion, because instances check once a second whether the cache was cleared. It stops after 20 seconds; `message` then says that answers are left, and a further request deletes them.',
    response: deletionRecord.schema
      .extend({ success })
      .meta({ id: 'ClearCacheResponse', description: 'What was deleted' }),
    errors: ['StorageUnavailable'],
  }),
};
