import { cpus, loadavg } from 'node:os';
import { Figures } from '../figures.ts';
import { countStack } from './count.ts';
import { CountingTables } from './counting-tables.ts';
import { FUNCTIONS } from './functions.ts';
import { measureAuthorizer } from './measure-authorizer.ts';
import { measureFunction } from './measure-function.ts';
import { rounded } from './series.ts';

/** Measures what is in the build folder, one function after the other. @param tell hears of each that is done */
export async function measure(tell: (line: string) => void): Promise<Figures> {
  const tables = await CountingTables.start();
  try {
    const functions: [string, unknown][] = [];
    for (const [name, group] of Object.entries(FUNCTIONS)) {
      functions.push([name, await measureFunction(name, group, tables)]);
      tell(`measured ${name}`);
    }
    const authorizer = await measureAuthorizer(tables);
    return Figures.parse({
      measuredOn: new Date().toISOString().slice(0, 10),
      machine: cpus()[0]?.model ?? 'unknown',
      node: process.version,
      load: rounded(loadavg()[1] ?? 0),
      counted: countStack(),
      functions: Object.fromEntries(functions),
      authorizer,
    });
  } finally {
    await tables.stop();
  }
}
