import { join } from 'node:path';
import { catalog, chart, chartByPlace, chartByPractice, health, newSearch, oldChart, place, zone } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { changedThroughout, cutToHalf, type Damage, damageFile, missing, oneByteChanged } from './layer-files.ts';
import { killWorkers } from './workers.ts';

const DAMAGES = {
  missing: { damage: missing, how: 'is deleted' },
  'cut short': { damage: cutToHalf, how: 'is cut to half its length' },
  changed: { damage: oneByteChanged, how: 'has another digit in its middle' },
  'changed throughout': { damage: changedThroughout, how: 'has another byte in every 100 kB' },
} as const satisfies Record<string, { damage: Damage; how: string }>;

interface Harm {
  readonly file: string;
  readonly what: keyof typeof DAMAGES;
}

/** The rest of the path is not shown. */
const shortened = (file: string): string => file.replace('places/boundaries/', '');

/** Applied before a process starts: a running process continues with the files that it has read. */
const beforeStart = ({ file, what }: Harm): Fault => ({
  title: `\`${shortened(file)}\` ${what}`,
  how: `it ${DAMAGES[what].how}, then processes start`,
  begin: async ({ service: { dataFolder } }) => {
    const repair = damageFile(join(dataFolder, file), DAMAGES[what].damage);
    await killWorkers();
    return repair;
  },
  back: 'with the next request',
});

const ENGINE_FILE = 'swisseph/sepl_18.se1';
const OLD_ENGINE_FILE = 'swisseph/sepl_06.se1';
const ZONES = 'places/time-zones.json';
const PRACTICE = 'places/local-practice.json';
const CALENDARS = 'places/calendars.json';
const GAZETTEER = 'places/gazetteer.bin';
const BOUNDARIES = 'places/boundaries/timezones.geojson.geo.dat';

const HARMS: readonly Harm[] = [
  { file: 'swisseph', what: 'missing' },
  { file: ENGINE_FILE, what: 'cut short' },
  { file: OLD_ENGINE_FILE, what: 'changed' },
  { file: 'places', what: 'missing' },
  { file: ZONES, what: 'cut short' },
  { file: ZONES, what: 'changed' },
  { file: PRACTICE, what: 'missing' },
  { file: PRACTICE, what: 'changed' },
  { file: CALENDARS, what: 'missing' },
  { file: CALENDARS, what: 'changed' },
  { file: GAZETTEER, what: 'changed' },
  { file: BOUNDARIES, what: 'changed throughout' },
];

export const LAYERS: Kind = {
  title: 'The files of the layers',
  text: 'A service reads private copies, which are damaged here. Files are compared with the SHA-256 that they were delivered with before they are used; of the boundaries of the time zones only the blocks that are read are compared. `/health` speaks of the engine and of the history of the time zones, without which no local time is read. The rules about clocks of places are read for births from 1880 to 1973, and only for these.',
  columns: [chart, chartByPlace, chartByPractice, oldChart, newSearch, place, zone, catalog, health],
  faults: HARMS.map(beforeStart),
};
