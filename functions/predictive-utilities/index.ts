import { openAnswerTable } from '../../lib/runtime/answers.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { openStatistics } from '../../lib/runtime/statistics.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'predictive-utilities',
  endpoints,
  services: { answerTable: openAnswerTable, statistics: openStatistics, limiter: openLimiter },
});
