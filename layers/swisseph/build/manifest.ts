import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256, sha256OfFile } from './digest.ts';
import { SOURCES, type Source } from './sources.ts';

const LAYER = join(import.meta.dirname, '..');
const FILE_YEARS = 600;

/**
 * Astronomical years that a file holds, from its name: `seplm30.se1` begins in −3000, `sepl_18.se1` in 1800.
 *
 * @source file names and their six centuries: swi_gen_filename in swephlib.c of Swiss Ephemeris 2.10.03
 */
function yearsOf(name: string): { from: number; to: number } | undefined {
  const [, sign, century] = /^se(?:pl|mo|as)([m_])(\d+)\.se1$/.exec(name) ?? [];
  if (century === undefined) return undefined;
  const from = Number(century) * 100 * (sign === 'm' ? -1 : 1);
  return { from, to: from + FILE_YEARS };
}

function describe(name: string, source: Source) {
  const path = join(LAYER, 'ephe', name);
  const years = yearsOf(name);
  return {
    sha256: sha256OfFile(path),
    bytes: statSync(path).size,
    source: { package: source.package, path: source.files[name] },
    ...(years && { years }),
  };
}

function manifest() {
  const names = SOURCES.flatMap((source) => Object.keys(source.files).map((name) => ({ name, source })));
  names.sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = Object.fromEntries(names.map(({ name, source }) => [name, describe(name, source)]));
  const hashes = names.map(({ name }) => files[name]?.sha256).join('\n');
  return { dataVersion: `de431-${sha256(hashes).slice(0, 12)}`, files };
}

writeFileSync(join(LAYER, 'manifest.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
