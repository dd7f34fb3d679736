import type { Command } from 'commander';
import { toRange } from '../../functions/mcp/input/moment.ts';
import { printJson, printLines } from './output.ts';
import { listEntries, searchPages, tellPages, toList } from './pages.ts';

interface EventsOptions {
  readonly types?: readonly string[];
  readonly bodies?: readonly string[];
  readonly json?: boolean;
}

const DAYS = 30;
const HEAD_LINES = 1;

const EXAMPLES = `
Examples:
  $ natal events                                              # the next ${DAYS} days
  $ natal events 2027-01-01 2028-01-01 --types eclipse_solar,eclipse_lunar
  $ natal events 2027-01-01 2027-03-01 --types aspect --bodies venus,mars --json`;

/** Adds `natal events`. */
export function addEventsCommand(program: Command): void {
  program
    .command('events')
    .description('what happens in the sky: stations, ingresses, lunations, eclipses, aspects')
    .argument('[from]', 'first date; default: today')
    .argument('[to]', `last date; default: ${DAYS} days later`)
    .option('--types <names>', 'types of events, separated by commas', toList)
    .option('--bodies <names>', 'bodies, separated by commas', toList)
    .option('--json', 'the records of the service')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string | undefined, to: string | undefined, { types, bodies, json }: EventsOptions) => {
      if (!json) return printLines(await tellPages({ from, to, types, bodies }, HEAD_LINES));
      const range = toRange({ from, to }, DAYS, new Date());
      const body = { ...range, event_types: types, planets: bodies };
      printJson(
        await listEntries(searchPages('/predictive/events', body), (page) => ('events' in page ? page.events : [])),
      );
    });
}
