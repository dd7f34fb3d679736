import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isToldBy, manifestWith } from '../../../layers/places/build/manifest.ts';
import { type TzdataPackage, withTzdata } from '../../../layers/places/build/package.ts';
import { zoneTableOf, zoneTableText } from '../../../layers/places/build/zone-table.ts';
import { ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import type { Layers, Proposal } from '../proposal.ts';
import { changesOfZones, lossesOfZones } from './report.ts';

const TABLE = 'time-zones.json';
const MANIFEST = 'manifest.json';

const factsOf = ({ name, sha256 }: TzdataPackage, { version }: ZoneTable) => ({
  version,
  source: {
    package: name,
    ...(sha256 !== undefined && { sha256 }),
    ...(name.startsWith('Debian') && { obtained: 'apt-get download tzdata' }),
    upstream: 'IANA Time Zone Database, https://www.iana.org/time-zones, compiled with backzone',
  },
  licence: 'public domain',
  builtBy: 'npm run data -- zones',
});

/** Another release of the time zone database, and what it changes. */
export function proposeZones({ folder }: Layers, from: string | undefined): Promise<Proposal> {
  const layer = join(folder, 'places');
  const before = readFileSync(join(layer, TABLE), 'utf8');
  const manifest = readFileSync(join(layer, MANIFEST), 'utf8');
  return Promise.resolve(
    withTzdata(from, (tzdata) => {
      const table = zoneTableOf(tzdata);
      const content = zoneTableText(table);
      const comparison = { before: ZoneTable.parse(JSON.parse(before)), after: table };
      const isSame = content === before;
      const file = { name: TABLE, content };
      const isTold = isToldBy(manifest, file);
      return {
        changes: isSame ? [] : changesOfZones(comparison),
        losses: isSame ? [] : lossesOfZones(comparison),
        files: [
          { path: `places/${TABLE}`, content },
          {
            path: `places/${MANIFEST}`,
            content: isTold ? manifest : manifestWith(manifest, file, factsOf(tzdata, table)),
          },
        ],
      };
    }),
  );
}
