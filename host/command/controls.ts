import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXCHANGED_PARTS, type ExchangedPart } from '../../lib/bulk/controls/birth-columns.ts';
import { readBirthTable } from '../../lib/bulk/controls/birth-table.ts';
import {
  ControlInputError,
  type Controls,
  createControls,
  EXCHANGE_GROUPS,
  type ExchangeGroup,
} from '../../lib/bulk/controls/controls.ts';
import { UnreadableInputError } from '../../lib/bulk/errors.ts';
import { toCell } from '../../lib/bulk/output/text.ts';
import { note } from './output.ts';
import { Refused } from './refused.ts';

interface ControlsOptions {
  readonly shuffle: ExchangedPart;
  readonly within?: ExchangeGroup;
  readonly seed: bigint;
  readonly times: number;
}

const EXAMPLES = `
Times, dates or places are exchanged whole, so those of a group stay as they are, roundings included; zones and local
practice are read anew when the controls are calculated. The same seed gives the same controls.

Examples:
  $ natal bulk controls births.csv controls.csv --shuffle time --seed 1 --times 4
  $ natal bulk controls births.csv --shuffle date --seed 1 | head      # within the year of birth
  $ natal bulk controls births.csv controls.csv --shuffle place --within decade --seed 1`;

/** Adds `natal bulk controls`. */
export function addControlsCommand(bulk: Command): void {
  bulk
    .command('controls')
    .description('control births for a test of significance: births that exchange their times, dates or places')
    .argument('<births>', 'CSV with a header')
    .argument('[controls]', 'file to write; default: standard output')
    .addOption(new Option('--shuffle <part>', 'what is exchanged').choices(EXCHANGED_PARTS).makeOptionMandatory())
    .addOption(
      new Option(
        '--within <group>',
        'births that exchange with each other; default: year for dates, which keeps ages and slow planets, else all',
      ).choices(EXCHANGE_GROUPS),
    )
    .option('--seed <number>', 'whole number from 0', readSeed, 1n)
    .option('--times <number>', 'control births for each birth', readTimes, 1)
    .addHelpText('after', EXAMPLES)
    .action(writeControls);
}

const DIGITS = /^\d{1,19}$/;

function readSeed(text: string): bigint {
  if (DIGITS.test(text)) return BigInt(text);
  throw new InvalidArgumentError('must be a whole number such as 1.');
}

const MOST_TIMES = 100_000;

function readTimes(text: string): number {
  const times = DIGITS.test(text) ? Number(text) : 0;
  if (times >= 1 && times <= MOST_TIMES) return times;
  throw new InvalidArgumentError(`must be a whole number from 1 to ${MOST_TIMES}.`);
}

async function writeControls(births: string, target: string | undefined, options: ControlsOptions): Promise<void> {
  const { shuffle, seed, times } = options;
  const within = options.within ?? (shuffle === 'date' ? 'year' : 'all');
  const file = await readFile(births);
  const controls = await refuseBadInput(births, async () =>
    createControls(await readBirthTable(file), { shuffle, within, seed, times }),
  );
  const output = target === undefined ? process.stdout : createWriteStream(target);
  await pipeline(Readable.from(formatLines(controls)), output, { end: target !== undefined });
  describeControls(controls, { within, times });
}

/** Names the file in what is wrong with it. */
async function refuseBadInput(file: string, make: () => Promise<Controls>): Promise<Controls> {
  try {
    return await make();
  } catch (fault) {
    if (!(fault instanceof ControlInputError) && !(fault instanceof UnreadableInputError)) throw fault;
    throw new Refused(`${file}: ${fault.message}`);
  }
}

/** Lines are written many at a time: a write for each takes longer than the line. */
const LINES_PER_WRITE = 1000;

const formatCsvRecord = (cells: readonly string[]): string => `${cells.map(toCell).join()}\n`;

function* formatLines({ header, records }: Controls): Generator<string> {
  let lines = formatCsvRecord(header);
  let count = 1;
  for (const record of records) {
    lines += formatCsvRecord(record);
    count += 1;
    if (count % LINES_PER_WRITE > 0) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

const SHOWN = 5;

/** `3 births (lines 4, 9, 12)` */
function countBirths(births: readonly { readonly line: number }[]): string {
  const lines = births.slice(0, SHOWN).map(({ line }) => line);
  const more = births.length > SHOWN ? ' …' : '';
  const [birth, line] = births.length === 1 ? ['birth', 'line'] : ['births', 'lines'];
  return `${births.length} ${birth} (${line} ${lines.join(', ')}${more})`;
}

function describeControls(controls: Controls, { within, times }: { readonly within: string; readonly times: number }) {
  const { births, leftOut, alone } = controls;
  note(`${(births - leftOut.length) * times} control births of ${births - leftOut.length} births`);
  for (const [lacks, lacking] of Map.groupBy(leftOut, (birth) => birth.lacks)) {
    note(`${countBirths(lacking)} without a ${lacks}: no controls`);
  }
  if (alone.length > 0) note(`${countBirths(alone)} alone in their ${within}: their controls equal them`);
}
