import { z } from 'zod';
import { listFileSpans } from '../../../lib/adapters/swiss/file-spans.ts';
import { sha256 } from '../../build/digest.ts';

const Years = z.strictObject({ from: z.int(), to: z.int() });

/** Origin of a file: a path in an npm tarball or in a local folder. */
const FileSource = z.union([
  z.strictObject({ package: z.string(), path: z.string() }),
  z.strictObject({ folder: z.string(), path: z.string() }),
]);
export type FileSource = z.infer<typeof FileSource>;

const ManifestFile = z.strictObject({
  sha256: z.string(),
  bytes: z.int(),
  source: FileSource,
  /** Astronomical years `[from, to)`; absent for files without a time range. */
  years: Years.optional(),
});

/** `manifest.json` of this layer. */
export const Manifest = z.strictObject({ dataVersion: z.string(), files: z.record(z.string(), ManifestFile) });
export type Manifest = z.infer<typeof Manifest>;

/** A file of `ephe/` with its origin. */
export interface EpheFile {
  readonly name: string;
  readonly content: Buffer;
  readonly source: FileSource;
}

const FILE_YEARS = 600;

/** Astronomical years of a file of positions, from its name: `seplm30.se1` begins in −3000, `sepl_18.se1` in 1800. */
export function parseYears(name: string): z.infer<typeof Years> | undefined {
  const [era] = listFileSpans([name]);
  return era && { from: era.firstYear, to: era.firstYear + FILE_YEARS };
}

const HEADER_BYTES = 300;

/** The header lines of a file: `SWISSEPH`, its name, and its copyright with the JPL ephemeris that it is fitted to. */
const readHeader = (content: Buffer): readonly string[] => content.toString('latin1', 0, HEADER_BYTES).split('\r\n', 3);

/** The JPL ephemeris to which the planets' files are fitted: `de431`. @throws Error where they differ */
function requireOrigin(files: readonly EpheFile[]): string {
  const planets = files.filter(({ name }) => /^sepl.*\.se1$/.test(name));
  const origins = new Set(
    planets.map(({ content }) => /JPL Ephemeris (DE\d+)/.exec(readHeader(content)[2] ?? '')?.[1]),
  );
  const [origin] = origins;
  if (origins.size !== 1 || origin === undefined)
    throw new Error(`the planets' files are fitted to different ephemerides: ${[...origins].join(' and ')}`);
  return origin.toLowerCase();
}

/** Builds the manifest of these files. Its version is derived from all hashes. */
export function buildManifest(given: readonly EpheFile[]): Manifest {
  const files = given.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const entries = files.map(({ name, content, source }) => {
    const years = parseYears(name);
    return [name, { sha256: sha256(content), bytes: content.length, source, ...(years && { years }) }] as const;
  });
  const hashes = entries.map(([, { sha256: hash }]) => hash).join('\n');
  return { dataVersion: `${requireOrigin(files)}-${sha256(hashes).slice(0, 12)}`, files: Object.fromEntries(entries) };
}
