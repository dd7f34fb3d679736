import { openBulkJobs } from '../../lib/runtime/bulk-jobs.ts';
import { openLimiter } from '../../lib/runtime/limiter.ts';
import { serve } from '../../lib/runtime/serve.ts';
import { readSignIn } from '../../lib/runtime/sign-in.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({
  name: 'bulk',
  endpoints,
  services: { bulkJobs: openBulkJobs, limiter: openLimiter, publicUrl: () => readSignIn(process.env).publicUrl },
});
