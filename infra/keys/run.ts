/** `npm run keys`: manages the clients of the service and their keys. */
import { ServiceNotRunningError } from '../local/running-service.ts';
import { rotateKey, setClientState } from './change.ts';
import { registerClient } from './create.ts';
import { type KeyDeployment, openLocalDeployment, openStageDeployment } from './deployment.ts';
import { type CommandLine, type CommandName, parseCommandLine } from './options.ts';
import { reportList, reportRegistration, reportRotation, reportState } from './report.ts';
import { UsageError } from './usage-error.ts';

type RunCommand = (
  line: CommandLine & { readonly principal: string },
  deployment: KeyDeployment,
  now: Date,
) => Promise<string>;

const COMMANDS: Readonly<Record<CommandName, RunCommand>> = {
  create: async ({ options }, deployment, now) => reportRegistration(await registerClient(options, deployment, now)),
  list: async (_line, { table }, now) => reportList(await table.listAll(), now),
  disable: async ({ principal }, deployment) => reportState(await setClientState(principal, 'disabled', deployment)),
  enable: async ({ principal }, deployment) => reportState(await setClientState(principal, 'active', deployment)),
  rotate: async ({ principal, options }, deployment, now) =>
    reportRotation(await rotateKey(principal, options, deployment, now)),
};

async function run(args: readonly string[]): Promise<string> {
  const line = parseCommandLine(args);
  const { stage } = line.options;
  const deployment =
    stage === undefined ? await openLocalDeployment(process.env) : openStageDeployment(stage, process.env);
  const report = await COMMANDS[line.command]({ ...line, principal: line.principal ?? '' }, deployment, new Date());
  return `${report}\n(${deployment.description})`;
}

/** A sentence for faults that the operator can correct; the fault itself, with its stack, for defects. */
function toErrorOutput(fault: unknown): unknown {
  if (fault instanceof UsageError || fault instanceof ServiceNotRunningError) return fault.message;
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
  console.log(await run(process.argv.slice(2)));
} catch (fault) {
  console.error(toErrorOutput(fault));
  process.exitCode = 1;
}
