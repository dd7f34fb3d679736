import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { StarEntry } from '../../astro/port.ts';
import type { DataFolder } from './folder.ts';

const FILE = 'sefstars.txt';

/** Index of the fields of a line, as the head of the file lists them. */
const FIELD = { name: 0, designation: 1, parallax: 12, magnitude: 13 } as const;

/** Value in the file for an unknown magnitude; 0 without a parallax also means unknown. */
const NO_MAGNITUDE = 999.99;

/**
 * Lines that are not objects of the sky: poles, zero points, directions and tests of the engine. The engine also
 * confuses `zePscA` with `zePsc`.
 */
const NON_OBJECTS: ReadonlySet<string> = new Set([
  ...['GPol', 'GP1958', 'GPPlan', 'GEqu', 'GCRS00', 'ZE200', 'ZL200', 'SunPole', 'Apex', 'AA11', 'Test'],
  'zePscA',
]);

/** A name that the file also gives to a star two degrees away; it belongs to V645 Centauri. */
const MISNAMED = { id: 'alCen', name: 'Proxima Centauri' } as const;

/** The objects of the star catalog and their designations. */
interface StarCatalog {
  readonly entries: readonly StarEntry[];
  readonly ids: ReadonlySet<string>;
}

const catalogs = new WeakMap<DataFolder, StarCatalog>();

/** Reads the catalog on first use (3 ms) and keeps it, because most functions never need a star. */
export function readStarCatalog(folder: DataFolder): StarCatalog {
  const existing = catalogs.get(folder);
  if (existing) return existing;
  folder.checksums.require([FILE]);
  const entries = parseEntries(readCatalogText(folder));
  const catalog = { entries, ids: new Set(entries.map(({ id }) => id)) };
  catalogs.set(folder, catalog);
  return catalog;
}

function readCatalogText({ path }: DataFolder): string {
  try {
    return readFileSync(join(path, FILE), 'utf8');
  } catch (cause) {
    throw new EphemerisUnavailableError(`The star catalog ${FILE} cannot be read`, { cause });
  }
}

/** The file has one line for each name of a star; the first line of a designation gives its other values. */
function parseEntries(text: string): readonly StarEntry[] {
  const entries = new Map<string, StarEntry & { readonly names: string[] }>();
  for (const line of text.split('\n')) {
    const fields = line.split(',').map((field) => field.trim());
    if (line.startsWith('#') || fields.length < FIELD.magnitude) continue;
    const entry = parseEntry(fields);
    if (NON_OBJECTS.has(entry.id)) continue;
    const existing = entries.get(entry.id) ?? entry;
    entries.set(entry.id, existing);
    const [name] = entry.names;
    const isMisnamed = entry.id === MISNAMED.id && name === MISNAMED.name;
    if (name && !isMisnamed && !existing.names.includes(name)) existing.names.push(name);
  }
  return [...entries.values()];
}

function parseEntry(fields: readonly string[]) {
  const name = fields[FIELD.name];
  const [parallax, magnitude] = [Number(fields[FIELD.parallax]), Number(fields[FIELD.magnitude])];
  const hasMagnitude = magnitude !== NO_MAGNITUDE && !(magnitude === 0 && parallax === 0);
  return {
    // The engine removes the spaces of a designation before it compares.
    id: (fields[FIELD.designation] as string).replaceAll(' ', ''),
    names: name ? [name] : [],
    magnitude: hasMagnitude ? magnitude : undefined,
    parallaxMas: parallax > 0 ? parallax : undefined,
  };
}
