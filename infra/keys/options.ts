import { parseArgs } from 'node:util';
import { SCOPES } from '../../lib/contract/endpoint.ts';
import { STAGE_NAMES } from '../stage-names.ts';
import { UsageError } from './usage-error.ts';

/** Options of all commands. */
const OPTIONS = {
  name: { type: 'string' },
  plan: { type: 'string' },
  scope: { type: 'string', multiple: true },
  expires: { type: 'string' },
  subject: { type: 'string' },
  issuer: { type: 'string' },
  grace: { type: 'string' },
  revoke: { type: 'boolean' },
  file: { type: 'string' },
  stage: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** Parsed options; every command accepts some of them. */
export interface KeyOptions {
  readonly name?: string;
  readonly plan?: string;
  readonly scope?: readonly string[];
  readonly expires?: string;
  readonly subject?: string;
  readonly issuer?: string;
  readonly grace?: string;
  readonly revoke?: boolean;
  readonly file?: string;
  /** Undefined: the local service. */
  readonly stage?: string;
}

/** A parsed command line. */
export interface CommandLine {
  readonly command: CommandName;
  /** Id of the client; undefined for commands without one. */
  readonly principal: string | undefined;
  readonly options: KeyOptions;
}

const COMMANDS = {
  create: { takes: ['name', 'plan', 'scope', 'expires', 'subject', 'issuer', 'stage'], needsPrincipal: false },
  list: { takes: ['stage'], needsPrincipal: false },
  disable: { takes: ['stage'], needsPrincipal: true },
  enable: { takes: ['stage'], needsPrincipal: true },
  demo: { takes: ['stage'], needsPrincipal: false },
  probe: { takes: ['stage'], needsPrincipal: false },
  rotate: { takes: ['grace', 'expires', 'stage'], needsPrincipal: true },
  'rotate-links': { takes: ['revoke', 'stage'], needsPrincipal: false },
  export: { takes: ['file', 'stage'], needsPrincipal: false },
  import: { takes: ['file', 'stage'], needsPrincipal: false },
} as const satisfies Record<string, { readonly takes: readonly OptionName[]; readonly needsPrincipal: boolean }>;

export type CommandName = keyof typeof COMMANDS;

/** Commands and options, which the service's own command `keys` has too. */
export const USAGE = `keys <command>

  create --name <client> --plan <plan> [--scope <scope>]… [--expires 90d|P1Y|2027-12-31]
         [--subject <subject of a token>|'*' [--issuer <url>]]
                              creates an API key, or registers the subjects of an issuer's tokens
  list                        lists all keys and subjects
  disable <id>                disables a client with all its keys, within a minute
  enable <id>                 enables it again
  rotate <id> [--grace 7d] [--expires …]
                              creates another key; the old one stays valid for the grace period
  rotate-links [--revoke]     makes a new secret for links; the old ones open theirs until these end, with --revoke
                              no longer than a minute
  export --file <path>        writes all records to a new file, without secrets, for another account or machine
  import --file <path>        adds those that are missing here: the same keys are then valid
  probe                       makes the key of the probe of a service on AWS, or another
  demo                        lets visitors take demo tokens; disable demo ends it

  --stage ${STAGE_NAMES.join('|')}            a service deployed on AWS; without it the one of this machine
  scopes: ${SCOPES.join(', ')}`;

/** @throws UsageError naming the invalid argument and a valid one */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArguments(args);
  const [command = '', principal, ...rest] = positionals;
  if (!isCommand(command)) throw new UsageError(command === '' ? USAGE : `there is no command ${command}\n\n${USAGE}`);
  const { takes, needsPrincipal } = COMMANDS[command];
  refuseForeignOptions(command, Object.keys(values), takes);
  if (needsPrincipal && !principal) throw new UsageError(`${command} needs the id of a client; list shows them`);
  const surplus = needsPrincipal ? rest[0] : principal;
  if (surplus !== undefined) throw new UsageError(`${command} takes no argument ${surplus}`);
  if (values.stage !== undefined) requireOneOf('--stage', STAGE_NAMES, values.stage);
  return { command, principal, options: values };
}

/** @throws UsageError listing the choices */
export function requireOneOf<Choice extends string>(option: string, choices: readonly Choice[], text: string): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new UsageError(`${option} ${text} is unknown; it can be ${choices.join(', ')}`);
  return choice;
}

function parseArguments(args: readonly string[]): { values: KeyOptions; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (fault) {
    throw new UsageError(`${fault instanceof Error ? fault.message : fault}\n\n${USAGE}`);
  }
}

const isCommand = (text: string): text is CommandName => Object.hasOwn(COMMANDS, text);

function refuseForeignOptions(command: string, names: readonly string[], takes: readonly string[]): void {
  const foreign = names.filter((name) => !takes.includes(name));
  if (foreign.length === 0) return;
  const known = takes.map((name) => `--${name}`).join(', ');
  throw new UsageError(`${command} takes no ${foreign.map((name) => `--${name}`).join(', ')}; it takes ${known}`);
}
