import { rotateKey, setClientState } from './change.ts';
import { registerClient } from './create.ts';
import { openDemo } from './demo.ts';
import type { KeyDeployment } from './deployment.ts';
import { exportKeys, importKeys } from './exchange.ts';
import { ensureLinkSecret, rotateLinkSecrets } from './link-secrets.ts';
import { type CommandLine, type CommandName, type KeyOptions, parseCommandLine, USAGE } from './options.ts';
import { registerProbe } from './probe.ts';
import {
  reportDemo,
  reportImport,
  reportLinkRotation,
  reportList,
  reportProbe,
  reportRegistration,
  reportRotation,
  reportState,
} from './report.ts';
import { UsageError } from './usage-error.ts';

type RunCommand = (
  line: CommandLine & { readonly principal: string },
  deployment: KeyDeployment,
  now: Date,
) => Promise<string>;

const COMMANDS: Readonly<Record<CommandName, RunCommand>> = {
  create: async ({ options }, deployment, now) => {
    // First: a client that could not be reported would have a key that nobody knows.
    await ensureLinkSecret(deployment.linkSecrets, now);
    return reportRegistration(await registerClient(options, deployment, now));
  },
  list: async (_line, { table }, now) => reportList(await table.listAll(), now),
  disable: async ({ principal }, deployment) => reportState(await setClientState(principal, 'disabled', deployment)),
  enable: async ({ principal }, deployment) => reportState(await setClientState(principal, 'active', deployment)),
  probe: async (_line, deployment, now) => reportProbe(await registerProbe(deployment, now)),
  demo: async (_line, deployment, now) => reportDemo(await openDemo(deployment, now)),
  rotate: async ({ principal, options }, deployment, now) =>
    reportRotation(await rotateKey(principal, options, deployment, now)),
  export: async ({ options }, deployment, now) => {
    const file = requireFile(options);
    const count = await exportKeys(file, deployment, now);
    return `${count} records are in ${file}; the secrets of links and demo tokens are not`;
  },
  import: async ({ options }, deployment, now) => {
    const file = requireFile(options);
    const imported = await importKeys(file, deployment, now);
    await ensureLinkSecret(deployment.linkSecrets, now);
    return reportImport(imported);
  },
  'rotate-links': async ({ options }, { linkSecrets }, now) =>
    reportLinkRotation(await rotateLinkSecrets(linkSecrets, options.revoke === true, now)),
};

function requireFile({ file }: KeyOptions): string {
  if (file === undefined) throw new UsageError('export and import need --file: the path of the file');
  return file;
}

const HELP: ReadonlySet<string> = new Set(['--help', '-h']);

/**
 * Runs a command that manages the clients of a service and their keys.
 *
 * @returns the report; with `--help` what the commands are
 * @throws UsageError for an invalid command line
 */
export async function runKeyCommand(
  args: readonly string[],
  openDeployment: (options: KeyOptions) => Promise<KeyDeployment>,
): Promise<string> {
  if (args.some((argument) => HELP.has(argument))) return USAGE;
  const line = parseCommandLine(args);
  const deployment = await openDeployment(line.options);
  const report = await COMMANDS[line.command]({ ...line, principal: line.principal ?? '' }, deployment, new Date());
  return `${report}\n(${deployment.description})`;
}
