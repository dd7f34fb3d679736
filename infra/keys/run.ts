/** `npm run keys`: who may call the service. */
import { ServiceNotRunning } from '../local/running-service.ts';
import { rotate, setState } from './change.ts';
import { create } from './create.ts';
import { type CommandLine, type CommandName, parseCommandLine } from './options.ts';
import { deployedPlace, localPlace, type Place } from './place.ts';
import { reportCreated, reportList, reportRotated, reportState } from './report.ts';
import { UsageError } from './usage-error.ts';

type Run = (line: CommandLine & { readonly principal: string }, place: Place, now: Date) => Promise<string>;

const COMMANDS: Readonly<Record<CommandName, Run>> = {
  create: async ({ options }, place, now) => reportCreated(await create(options, place, now)),
  list: async (_line, { table }, now) => reportList(await table.all(), now),
  disable: async ({ principal }, place) => reportState(await setState(principal, 'disabled', place)),
  enable: async ({ principal }, place) => reportState(await setState(principal, 'active', place)),
  rotate: async ({ principal, options }, place, now) => reportRotated(await rotate(principal, options, place, now)),
};

async function run(words: readonly string[]): Promise<string> {
  const line = parseCommandLine(words);
  const { stage } = line.options;
  const place = stage === undefined ? await localPlace(process.env) : deployedPlace(stage, process.env);
  const report = await COMMANDS[line.command]({ ...line, principal: line.principal ?? '' }, place, new Date());
  return `${report}\n(${place.description})`;
}

/** What is the operator's to mend is said in a sentence; anything else is a defect and shows where it happened. */
function told(fault: unknown): unknown {
  if (fault instanceof UsageError || fault instanceof ServiceNotRunning) return fault.message;
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
  console.error(told(fault));
  process.exitCode = 1;
}
