import { type Command, Option } from 'commander';
import { printJson, printLines } from './output.ts';
import { listEntries, searchPages, tellPages, toList } from './pages.ts';

interface TableOptions {
  readonly step: string;
  readonly bodies?: readonly string[];
  readonly json?: boolean;
}

/** The title, and the names of the columns. */
const HEAD_LINES = 2;

const EXAMPLES = `
Examples:
  $ natal table 2027-01-01 2027-01-31
  $ natal table 2027-01-01 2028-01-01 --step week --bodies sun,moon,venus
  $ natal table 2027-01-01 2027-01-02 --step hour --bodies moon --json`;

/** Adds `natal table`. */
export function addTableCommand(program: Command): void {
  program
    .command('table')
    .description('positions at every step between two dates, in UTC')
    .argument('<from>', 'first date')
    .argument('<to>', 'last date')
    .addOption(
      new Option('--step <unit>', 'time between two rows')
        .choices(['hour', 'day', 'week', 'month', 'year'])
        .default('day'),
    )
    .option('--bodies <names>', 'bodies, separated by commas; default: Sun to Pluto', toList)
    .option('--json', 'the rows of the service: date, then the longitude of each body in degrees')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, { step, bodies, json }: TableOptions) => {
      if (!json) return printLines(await tellPages({ from, to, step, bodies }, HEAD_LINES));
      const body = { start_date: from, end_date: to, step: { unit: step }, bodies, columns: ['longitude'] };
      printJson(await listEntries(searchPages('/ephemeris/table', body), (page) => ('rows' in page ? page.rows : [])));
    });
}
