import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { set_ephe_path } from 'sweph';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import type { JdRange } from '../../../lib/ephemeris/port.ts';
import { calculate, FROM_FILES_WITHOUT_SPEEDS } from '../../../lib/ephemeris/swiss/calculate.ts';
import { type Coverage, coverageOf, spanOf } from '../../../lib/ephemeris/swiss/coverage.ts';
import { erasOf } from '../../../lib/ephemeris/swiss/eras.ts';

/**
 * A process that tells where the bodies stand by the files of a folder: `node longitudes.ts <folder>`, Julian days (UT) as
 * JSON on standard input, for each body its longitudes on standard output, null where its files do not reach.
 *
 * A process of its own, as the service's engine takes no files but those of the manifest that it was built with. What
 * does not come from the files ends it, with the reason on standard error.
 */
const [folder = ''] = process.argv.slice(2);
const moments: readonly number[] = JSON.parse(await text(process.stdin));
const bodies = CATALOG_BODY_IDS.filter((body) => ['planet', 'asteroid'].includes(BODIES[body].kind));

try {
  process.stdout.write(JSON.stringify(longitudesFrom(coverageOf(erasOf(readdirSync(folder))))));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}

function longitudesFrom(coverage: Coverage): Readonly<Record<string, readonly (number | null)[]>> {
  const longitudes = Object.fromEntries(bodies.map((body) => [body, [] as (number | null)[]]));
  delete process.env.SE_EPHE_PATH;
  for (const moment of moments) {
    // Files are opened anew for each: what the engine has open and remembers from far away shows in asteroids, by 0.005″.
    set_ephe_path(folder);
    for (const body of bodies) longitudes[body]?.push(longitudeOf(body, moment, spanOf(coverage, body)));
  }
  return longitudes;
}

function longitudeOf(body: CatalogBodyId, moment: number, { fromJdUt, toJdUt }: JdRange): number | null {
  if (moment < fromJdUt || moment > toJdUt) return null;
  return calculate(moment, BODIES[body].engineId, FROM_FILES_WITHOUT_SPEEDS)[0];
}
