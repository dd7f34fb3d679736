import type { Command } from 'commander';
import { UsageError } from '../../infra/keys/usage-error.ts';
import { describeFault } from '../operations/describe-fault.ts';
import { Refused } from './refused.ts';

const SERVE_HELP = `
It needs every data package, and reads its settings from variables, such as PORT and TABLES_FILE. Keys for its callers:
  $ natal keys create --name me --plan local
  $ PORT=3000 natal serve`;

const KEYS_HELP = `
Lists its commands and options:
  $ natal keys --help`;

const MCP_HELP = `
Clients start it themselves; most take this configuration:
  { "mcpServers": { "natal": { "command": "npx", "args": ["-y", "natal", "mcp"] } } }`;

/** Adds the commands that a service on one's own machine needs, and `natal mcp`. Each is loaded when it is used. */
export function addOperatorCommands(program: Command): void {
  program
    .command('serve')
    .description('serves the HTTP API and its documentation')
    .addHelpText('after', SERVE_HELP)
    .action(() => expectFaults(async () => (await import('./serve.ts')).serveInstalled(process.env)));
  program
    .command('keys')
    .description('API keys of the service: list, create, rotate, disable …')
    .argument('[arguments...]')
    .allowUnknownOption()
    .helpOption(false)
    .addHelpText('after', KEYS_HELP)
    .action((args: readonly string[]) =>
      expectFaults(async () =>
        console.log(await (await import('../operations/commands.ts')).runCommand('keys', args, process.env)),
      ),
    );
  program
    .command('mcp')
    .description('a server of the Model Context Protocol on standard input and output; it needs no key')
    .addHelpText('after', MCP_HELP)
    .action(async () => (await import('./mcp.ts')).serveMessages(process.stdin, process.stdout));
}

/** Words the faults that an operator can remove. @throws Refused for an invalid command line */
async function expectFaults(run: () => Promise<void>): Promise<void> {
  await run().catch((fault: unknown) => {
    if (fault instanceof UsageError) throw new Refused(fault.message);
    throw new Error(describeFault(fault), { cause: fault });
  });
}
