/** The bucket and the state machine of jobs. The build puts them and their 500 kB of the AWS SDK into a file that is loaded on first use. */
export { openExecutions } from './executions.ts';
export { openBucketFiles } from './job-files.ts';
