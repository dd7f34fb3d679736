import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTzdata } from '../../../layers/places/build/tzdata.ts';
import { GOLDEN_YEARS, GOLDEN_ZONES } from './zones.ts';

/**
 * Writes zdump.csv: what the C library's own reader makes of Debian's compiled files.
 * Run as `npx node test/golden/time-zones/record.ts [tzdata.deb]` after a new release.
 */
const LINE = / {2}\w{3} (.+ \d+) UT = .+ (\S+) isdst=([01]) gmtoff=(-?\d+)$/;

interface Moment {
  readonly unixSeconds: number;
  readonly clock: string;
}

/** zdump prints the last second of the old clock and the first of the new one, in that order. */
function momentsOf(dump: string): Moment[] {
  return dump.split('\n').flatMap((line) => {
    const [, utc, abbreviation, isDst, offset] = LINE.exec(line) ?? [];
    if (utc === undefined) return [];
    return [{ unixSeconds: Date.parse(`${utc} UTC`) / 1000, clock: [offset, isDst, abbreviation].join() }];
  });
}

function rowsOf(zone: string, zoneinfo: string): string[] {
  return GOLDEN_YEARS.flatMap((years) => {
    const moments = momentsOf(execFileSync('zdump', ['-v', '-c', years, join(zoneinfo, zone)], { encoding: 'utf8' }));
    return moments.flatMap((after, index) => {
      const before = moments[index - 1];
      const isChange = before !== undefined && before.unixSeconds === after.unixSeconds - 1;
      return isChange ? [[zone, after.unixSeconds, before.clock, after.clock].join()] : [];
    });
  });
}

using workshop = mkdtempDisposableSync(join(tmpdir(), 'natal-zdump-'));
const { version, sha256, zoneinfo } = openTzdata(process.argv[2], workshop.path);
const zdump = execFileSync('zdump', ['--version'], { encoding: 'utf8' }).trim();
const header = [
  `# Debian tzdata ${version} (SHA-256 ${sha256}), read by ${zdump}: zdump -v -c ${GOLDEN_YEARS.join(', -c ')}`,
  '# zone,first second of the new clock (Unix),offset before,isdst before,name before,offset,isdst,name',
];
const rows = GOLDEN_ZONES.flatMap((zone) => rowsOf(zone, zoneinfo));
writeFileSync(join(import.meta.dirname, 'zdump.csv'), `${[...header, ...rows].join('\n')}\n`);
