import { styleText } from 'node:util';
import { NatalProblem } from '../../clients/typescript/src/index.ts';

/** Exit codes of the command. */
export const EXIT = { done: 0, failed: 1, refused: 2 } as const;

/** Colors a text where the stream is a terminal that shows colors; NO_COLOR and FORCE_COLOR count. */
export const paint = (
  style: 'bold' | 'dim' | 'red' | 'yellow',
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
): string => styleText(style, text, { stream });

/** Prints lines: titles bold, warnings yellow. */
export function printLines([title, ...lines]: readonly string[]): void {
  if (title === undefined) return;
  const rest = lines.map((line) => (line.startsWith('Warning ') ? paint('yellow', line) : line));
  console.log([paint('bold', title), ...rest].join('\n'));
}

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Prints on the terminal what is not part of the result. */
export function note(text: string): void {
  console.error(paint('dim', text, process.stderr));
}

/** Shows how far a long command is, on a terminal only. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${paint('dim', text, process.stderr)}`);
}

export const endProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
};

/** Prints a fault with everything that the service found, on standard error. */
export function printFault(fault: unknown): void {
  const message = fault instanceof Error ? fault.message : String(fault);
  console.error(`${paint('red', 'natal:', process.stderr)} ${toCommandWords(message)}`);
  if (!(fault instanceof NatalProblem)) return;
  for (const { location, message: finding } of fault.findings) {
    if (!message.includes(finding)) console.error(`  ${toCommandWords(`${location} ${finding}`)}`);
  }
}

/** What messages of the service name, as the command takes it. */
const COMMAND_WORDS = [
  ['body.subject.birth_datetime', '<when>'],
  ['body.subject.birth_location.timezone', '--zone'],
  ['body.subject.birth_location.place', '<where>'],
  ['body.subject.birth_location', '<where>'],
  ['body.configuration.house_system', '--houses'],
  ['body.configuration.zodiac_type', '--zodiac'],
  ['body.configuration.ayanamsa', '--ayanamsa'],
  ['body.configuration.object_set', '--objects'],
  ['send birth_time_known: false', 'give --unknown-time'],
  ['find it with GET /location/autocomplete, or send latitude', 'write another name of it, or latitude'],
  ['send the display_name of one candidate', 'write one of them in full'],
] as const;

const toCommandWords = (text: string): string =>
  COMMAND_WORDS.reduce((words, [sent, written]) => words.replaceAll(sent, written), text);
