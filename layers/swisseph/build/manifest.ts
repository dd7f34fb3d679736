import { z } from 'zod';
import { listFileSpans } from '../../../lib/ephemeris/swiss/file-spans.ts';
import { sha256 } from '../../build/digest.ts';

const Years = z.strictObject({ from: z.int(), to: z.int() });

/** Where a file comes from: a path in an npm tarball, or in a folder that somebody had. */
const FileSource = z.union([
  z.strictObject({ package: z.string(), path: z.string() }),
  z.strictObject({ folder: z.string(), path: z.string() }),
]);
export type FileSource = z.infer<typeof FileSource>;

const ManifestFile = z.strictObject({
  sha256: z.string(),
  bytes: z.int(),
  source: FileSource,
  /** Astronomical years, the last one not included; absent where a file is of no time. */
  years: Years.optional(),
});

/** `manifest.json` of this layer. */
export const Manifest = z.strictObject({ dataVersion: z.string(), files: z.record(z.string(), ManifestFile) });
export type Manifest = z.infer<typeof Manifest>;

/** A file of `ephe/`, with where it comes from. */
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

/** What the files say of themselves: `SWISSEPH`, their name, whose they are and what they were fitted to. */
const readHeader = (content: Buffer): readonly string[] => content.toString('latin1', 0, HEADER_BYTES).split('\r\n', 3);

/** `de431`: JPL's ephemeris that the planets' files are fitted to. @throws Error where they do not agree on one */
function requireOrigin(files: readonly EpheFile[]): string {
  const planets = files.filter(({ name }) => /^sepl.*\.se1$/.test(name));
  const origins = new Set(
    planets.map(({ content }) => /JPL Ephemeris (DE\d+)/.exec(readHeader(content)[2] ?? '')?.[1]),
  );
  const [origin] = origins;
  if (origins.size !== 1 || origin === undefined) throw new Error(`planets' files from ${[...origins].join(' and ')}`);
  return origin.toLowerCase();
}

/** The manifest of these files. Its version follows from all hashes. */
export function buildManifest(given: readonly EpheFile[]): Manifest {
  const files = given.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const entries = files.map(({ name, content, source }) => {
    const years = parseYears(name);
    return [name, { sha256: sha256(content), bytes: content.length, source, ...(years && { years }) }] as const;
  });
  const hashes = entries.map(([, { sha256: hash }]) => hash).join('\n');
  return { dataVersion: `${requireOrigin(files)}-${sha256(hashes).slice(0, 12)}`, files: Object.fromEntries(entries) };
}
