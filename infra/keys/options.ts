import { parseArgs } from 'node:util';
import { SCOPES } from '../../lib/http/endpoint.ts';
import { STAGES } from '../stages.ts';
import { UsageError } from './usage-error.ts';

const DEPLOYED_STAGES = Object.keys(STAGES).filter((name) => name !== 'local');

/** What can be written behind a command. */
const OPTIONS = {
  name: { type: 'string' },
  plan: { type: 'string' },
  scope: { type: 'string', multiple: true },
  expires: { type: 'string' },
  subject: { type: 'string' },
  issuer: { type: 'string' },
  grace: { type: 'string' },
  stage: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** Options as they were typed, of which every command takes some. */
export interface KeyOptions {
  readonly name?: string;
  readonly plan?: string;
  readonly scope?: readonly string[];
  readonly expires?: string;
  readonly subject?: string;
  readonly issuer?: string;
  readonly grace?: string;
  /** Undefined: the local service. */
  readonly stage?: string;
}

/** A command as it was typed. */
export interface CommandLine {
  readonly command: CommandName;
  /** Whom it is about; undefined for those that are about nobody in particular. */
  readonly principal: string | undefined;
  readonly options: KeyOptions;
}

const COMMANDS = {
  create: { takes: ['name', 'plan', 'scope', 'expires', 'subject', 'issuer', 'stage'], needsPrincipal: false },
  list: { takes: ['stage'], needsPrincipal: false },
  disable: { takes: ['stage'], needsPrincipal: true },
  enable: { takes: ['stage'], needsPrincipal: true },
  rotate: { takes: ['grace', 'expires', 'stage'], needsPrincipal: true },
} as const satisfies Record<string, { readonly takes: readonly OptionName[]; readonly needsPrincipal: boolean }>;

export type CommandName = keyof typeof COMMANDS;

export const USAGE = `npm run keys -- <command>

  create --name <client> --plan <plan> [--scope <scope>]… [--expires 90d|2027-12-31]
         [--subject <subject of a token>|'*' [--issuer <url>]]
                              makes an API key, or lets the bearers of an issuer's tokens in
  list                        every key and subject
  disable <id>                locks a client out, with all its keys, within a minute
  enable <id>                 lets it in again
  rotate <id> [--grace 7d] [--expires …]
                              makes another key; the old one is good for the grace period

  --stage ${DEPLOYED_STAGES.join('|')}            the deployed service; without it the local one (PORT, 3000 unless set)
  scopes: ${SCOPES.join(', ')}`;

/** @throws UsageError naming what is wrong and what would be right */
export function parseCommandLine(words: readonly string[]): CommandLine {
  const { values, positionals } = parseArguments(words);
  const [command = '', principal, ...rest] = positionals;
  if (!isCommand(command)) throw new UsageError(command === '' ? USAGE : `there is no command ${command}\n\n${USAGE}`);
  const { takes, needsPrincipal } = COMMANDS[command];
  refuseForeignOptions(command, Object.keys(values), takes);
  if (needsPrincipal && !principal) throw new UsageError(`${command} needs the id of a client; list shows them`);
  const surplus = needsPrincipal ? rest[0] : principal;
  if (surplus !== undefined) throw new UsageError(`${command} does not know what to do with ${surplus}`);
  if (values.stage !== undefined) requireOneOf('--stage', DEPLOYED_STAGES, values.stage);
  return { command, principal, options: values };
}

/** @throws UsageError listing the choices */
export function requireOneOf<Choice extends string>(option: string, choices: readonly Choice[], text: string): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new UsageError(`${option} ${text} is unknown; it can be ${choices.join(', ')}`);
  return choice;
}

function parseArguments(words: readonly string[]): { values: KeyOptions; positionals: string[] } {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (fault) {
    throw new UsageError(`${fault instanceof Error ? fault.message : fault}\n\n${USAGE}`);
  }
}

const isCommand = (text: string): text is CommandName => Object.hasOwn(COMMANDS, text);

function refuseForeignOptions(command: string, given: readonly string[], takes: readonly string[]): void {
  const foreign = given.filter((name) => !takes.includes(name));
  if (foreign.length === 0) return;
  const known = takes.map((name) => `--${name}`).join(', ');
  throw new UsageError(`${command} takes no ${foreign.map((name) => `--${name}`).join(', ')}; it takes ${known}`);
}
