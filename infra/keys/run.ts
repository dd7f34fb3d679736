/** `npm run keys`: who may call the service. */
import { ServiceNotRunningError } from '../local/running-service.ts';
import { rotateKey, setClientState } from './change.ts';
import { registerClient } from './create.ts';
import { type KeyDeployment, openLocalDeployment, openStageDeployment } from './deployment.ts';
import { type CommandLine, type CommandName, parseCommandLine } from './options.ts';
import { reportList, reportRegistration, reportRotation, reportState } from './report.ts';
import { UsageError } from './usage-error.ts';

type RunCommand = (
  line: CommandLine & { readonly principal: string },
  place: KeyDeployment,
  now: Date,
) => Promise<string>;

const COMMANDS: Readonly<Record<CommandName, RunCommand>> = {
  create: async ({ options }, place, now) => reportRegistration(await registerClient(options, place, now)),
  list: async (_line, { table }, now) => reportList(await table.listAll(), now),
  disable: async ({ principal }, place) => reportState(await setClientState(principal, 'disabled', place)),
  enable: async ({ principal }, place) => reportState(await setClientState(principal, 'active', place)),
  rotate: async ({ principal, options }, place, now) => reportRotation(await rotateKey(principal, options, place, now)),
};

async function run(words: readonly string[]): Promise<string> {
  const line = parseCommandLine(words);
  const { stage } = line.options;
  const place = stage === undefined ? await openLocalDeployment(process.env) : openStageDeployment(stage, process.env);
  const report = await COMMANDS[line.command]({ ...line, principal: line.principal ?? '' }, place, new Date());
  return `${report}\n(${place.description})`;
}

/** What is the operator's to mend is said in a sentence; anything else is a defect and shows where it happened. */
function toErrorOutput(fault: unknown): unknown {
  if (fault instanceof UsageError || fault instanceof ServiceNotRunningError) return fault.message;
  if (!(fault instanceof Error)) return fault;
  if (/ECONNREFUSED/.test(`${fault.name} ${fault.message} ${'code' in fault && fault.code}`)) {
    return 'nothing answers where the tables were; start the service again with npm start';
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
