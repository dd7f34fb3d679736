import type { BulkJobs } from '../contract/bulk-jobs.ts';
import { openCloudJobs } from './cloud-jobs.ts';
import { getProvidedParts } from './provided-parts.ts';

/** Opens the jobs of this service: those of this machine, or of the stack on AWS. @throws Error as {@link openCloudJobs} does */
export const openBulkJobs = (): BulkJobs => getProvidedParts().bulkJobs ?? openCloudJobs();
