import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareFonts } from '../pictures/build/update-fonts.ts';
import { prepareCalendars } from '../places/build/update-calendars.ts';
import { prepareGazetteer } from '../places/build/update-gazetteer.ts';
import { prepareLocalPractice } from '../places/build/update-local-practice.ts';
import { prepareZoneGrid } from '../places/build/update-zone-grid.ts';
import { prepareZones } from '../places/build/update-zones.ts';
import { prepareBodies } from '../swisseph/build/add-bodies.ts';
import { prepareLongitudes } from '../swisseph/build/compile-longitudes.ts';
import { prepareMoments } from '../swisseph/build/compile-moments.ts';
import { prepareEphemeris } from '../swisseph/build/update.ts';
import { isUpToDate, replaceFiles, type Update, type UpdateRequest } from './update.ts';

interface DataKind {
  /** @throws Error for incomplete data or another format */
  readonly prepare: (request: UpdateRequest) => Update;
  /** Commands to run after an update. */
  readonly next: string;
}

const RECORD_CLOCKS = 'npx node test/golden/time-zones/record.ts with the same package';
const DATA_KINDS: ReadonlyMap<string, DataKind> = new Map([
  [
    'ephemeris',
    {
      prepare: prepareEphemeris,
      next: 'npm run data -- longitudes; npm run data -- moments; npx vitest run test/golden test/lib/adapters',
    },
  ],
  ['longitudes', { prepare: prepareLongitudes, next: 'npx vitest run test/lib/adapters/compiled' }],
  ['moments', { prepare: prepareMoments, next: 'npx vitest run test/lib/adapters/compiled' }],
  [
    'zones',
    {
      prepare: prepareZones,
      next: `${RECORD_CLOCKS}; npx vitest run test/golden/time-zones test/lib/adapters/places test/layers`,
    },
  ],
  [
    'places',
    {
      prepare: prepareGazetteer,
      next: 'npm run data -- zone-grid; npx vitest run test/golden/places test/lib/adapters/places test/layers',
    },
  ],
  [
    'practice',
    { prepare: prepareLocalPractice, next: 'npx vitest run test/lib/adapters/places/local-practice test/layers' },
  ],
  [
    'calendars',
    { prepare: prepareCalendars, next: 'npx vitest run test/golden/calendars test/lib/adapters/places test/layers' },
  ],
  ['zone-grid', { prepare: prepareZoneGrid, next: 'npx vitest run test/lib/adapters/places/zone-grid' }],
  ['fonts', { prepare: prepareFonts, next: 'npx vitest run test/lib/draw/files' }],
]);

const USAGE = `npm run data -- ephemeris|longitudes|moments|zones|places|practice|calendars|zone-grid|fonts [--from <folder, .deb or npm name@version>] [--check] [--accept-loss]
npm run data -- bodies add <file>… [--check]

  ephemeris   from a folder with .se1 files, or another version of a package in the manifest; else from these packages
  longitudes  from the ephemeris files of the layer and the installed engine; a minute
  moments     from the same, with the longitudes; a minute
  bodies add  files of minor planets, such as se00433s.se1, which the engine reads whole
  zones       from a folder or .deb with tzdata.zi; else from Debian's newest tzdata
  places      from a folder with files of the sources, or another version of a source; else from the pinned versions
  practice    from the tables in places/local-practice, and the pinned or another version of us-atlas
  calendars   from the tables in places/calendars
  zone-grid   from the zones and places of the layer and the boundaries of geo-tz; half a minute
  fonts       from Debian's fonts-noto-core and fonts-noto-cjk; needs python3
  --check        only prints the changes; exit code 0 without changes, 1 with changes
  --accept-loss  writes even if the update removes data or the release is older

Exit code 2: invalid data or arguments; nothing is written.`;

const toBodiesKind = (paths: readonly string[]): DataKind => ({
  prepare: ({ layers, workFolder }) => prepareBodies({ layers, paths, workFolder }),
  next: 'npx vitest run test/layers/swisseph; then build and start the service again',
});

/** Exit codes as of diff(1): no differences or written, differences, error. */
const EXIT_CODES = { done: 0, differs: 1, trouble: 2 } as const;

/** @throws Error naming the invalid argument */
function readOptions(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, check: { type: 'boolean' }, 'accept-loss': { type: 'boolean' } },
  });
  const [name = '', ...others] = positionals;
  const kind =
    name === 'bodies' && others[0] === 'add' ? toBodiesKind(others.splice(0).slice(1)) : DATA_KINDS.get(name);
  if (kind === undefined || others.length > 0) {
    throw new Error(`expected bodies add, ${[...DATA_KINDS.keys()].join(', ')}, got "${positionals.join(' ')}"`);
  }
  return { kind, from: values.from, isCheck: values.check === true, acceptsLoss: values['accept-loss'] === true };
}

/** Runs an update. @returns its exit code */
export function runUpdate(args: readonly string[], layers: string, print: (line: string) => void): number {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (fault) {
    print(`${messageOf(fault)}\n\n${USAGE}`);
    return EXIT_CODES.trouble;
  }
  const { kind, from, isCheck, acceptsLoss } = options;
  using workFolder = mkdtempDisposableSync(join(tmpdir(), 'natal-data-'));
  try {
    const { changes, losses, files } = kind.prepare({ layers, from, workFolder: workFolder.path });
    if (files.every((file) => isUpToDate(layers, file))) {
      print('Nothing changes.');
      return EXIT_CODES.done;
    }
    for (const line of [...changes, ...losses.map((loss) => `Lost: ${loss}`)]) print(line);
    if (isCheck) return EXIT_CODES.differs;
    if (losses.length > 0 && !acceptsLoss) throw new Error('Nothing is written: losses need --accept-loss.');
    replaceFiles(layers, files);
    print(`Written. Next: npm run build -- --record; ${kind.next}`);
    return EXIT_CODES.done;
  } catch (fault) {
    print(messageOf(fault));
    return EXIT_CODES.trouble;
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

if (import.meta.main) process.exitCode = runUpdate(process.argv.slice(2), join(import.meta.dirname, '..'), console.log);
