import { Command } from 'commander';
import { release } from '../../lib/base/release.ts';
import { addBulkCommand } from './bulk.ts';
import { addChartCommand } from './chart.ts';
import { addDoctorCommand } from './doctor.ts';
import { addEventsCommand } from './events.ts';
import { addExchangeCommands } from './exchange.ts';
import { addOperatorCommands } from './operator.ts';
import { addReconcileCommand } from './reconcile.ts';
import { addTableCommand } from './table.ts';

const EXAMPLES = `
Examples:
  $ natal chart "1985-05-03 04:20" "Guadalajara, Jalisco"
  $ natal chart "1985-05-03 04:20" "Guadalajara, Jalisco" --svg wheel.svg
  $ natal events 2027-01-01 2027-02-01 --types eclipse_solar,station
  $ natal table 2027-01-01 2027-01-31 --bodies sun,moon
  $ natal bulk births.csv charts.parquet --operation natal-chart
  $ natal import births.aaf births.ndjson
  $ natal mcp                        # tools for language models, on standard input and output
  $ eval "$(natal complete bash)"    # completion; also zsh, fish, powershell

Exit codes: 0 done, 1 failed, 2 refused because of what was asked for.`;

/** Creates the command with everything below it. It throws in place of ending the process. */
export function createProgram(): Command {
  const program = new Command('natal')
    .description('Charts, transits and events in the sky, calculated on this machine with the Swiss Ephemeris')
    .version(release.version)
    .showHelpAfterError('natal --help shows how it is used')
    .addHelpText('after', EXAMPLES)
    .exitOverride();
  const commands = [
    addChartCommand,
    addTableCommand,
    addEventsCommand,
    addReconcileCommand,
    addBulkCommand,
    addExchangeCommands,
    addOperatorCommands,
  ];
  for (const add of [...commands, addDoctorCommand]) add(program);
  return program;
}
