/** `npm run keys`: manages the clients of the service and their keys. */

import { ServiceNotRunningError } from '../../host/operations/running-service.ts';
import { StartRefused } from '../../host/operations/start-refused.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { runKeyCommand } from './commands.ts';
import { openLocalDeployment, openStageDeployment } from './deployment.ts';
import type { KeyOptions } from './options.ts';
import { UsageError } from './usage-error.ts';

const EXPECTED = [UsageError, ServiceNotRunningError, StartRefused, TableUnavailable];

/** A sentence for faults that the operator can correct; the fault itself, with its stack, for defects. */
function toErrorOutput(fault: unknown): unknown {
  if (EXPECTED.some((kind) => fault instanceof kind)) return fault instanceof Error ? fault.message : fault;
  if (!(fault instanceof Error)) return fault;
  if (/ECONNREFUSED/.test(`${fault.name} ${fault.message} ${'code' in fault && fault.code}`)) {
    return 'the tables of the local service do not respond; restart it with npm start';
  }
  const isOfAws =
    '$metadata' in fault || fault.name === 'CredentialsProviderError' || fault.message === 'Region is missing';
  const hint = fault.message === 'Region is missing' ? '; set AWS_REGION' : '';
  return isOfAws ? `AWS: ${fault.message}${hint}` : fault;
}

try {
  const openDeployment = async ({ stage }: KeyOptions) =>
    stage === undefined ? await openLocalDeployment(process.env) : openStageDeployment(stage, process.env);
  console.log(await runKeyCommand(process.argv.slice(2), openDeployment));
} catch (fault) {
  console.error(toErrorOutput(fault));
  process.exitCode = 1;
}
