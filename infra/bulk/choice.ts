import { stackNameOf } from '../stage-names.ts';

/** Code folder of the steps of jobs. */
export const BULK_STEPS = 'bulk-steps';

/** The stack of jobs, beside that of the functions, which is deployed after it. */
export const bulkStackNameOf = (stageName: string): string => `${stackNameOf(stageName)}-bulk`;
