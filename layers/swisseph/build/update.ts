import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, revjul } from 'sweph';
import { z } from 'zod';
import { BODIES } from '../../../lib/catalog/bodies.ts';
import { findCoverage, formatYears, requireRange } from '../../../lib/ephemeris/swiss/coverage.ts';
import { listFileSpans } from '../../../lib/ephemeris/swiss/file-spans.ts';
import { type Material, npmPackage, openMaterial } from '../../build/material.ts';
import { grouped, jsonText, listed, readJson, type Update, type UpdateRequest } from '../../build/update.ts';
import { comparePositions, type PositionComparison, type Shift } from './compare-positions.ts';
import { Manifest, manifestOf } from './manifest.ts';
import { newFiles } from './new-files.ts';
import { lostRecords, requireTexts } from './texts.ts';

/** `sources.json`: SHA-256 of the tarball of each npm package that files come from, by `name@version`. */
const Pins = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
type Pins = z.infer<typeof Pins>;

/** Other files of the ephemeris, and what they change. @throws Error where the engine does not read them */
export function prepareEphemeris({ layers, from, workshop }: UpdateRequest): Update {
  const layer = join(layers, 'swisseph');
  const folders = { before: join(layer, 'ephe'), after: join(workshop, 'ephe') };
  const manifest = Manifest.parse(readJson(join(layer, 'manifest.json')));
  const pins = Pins.parse(readJson(join(layer, 'build/sources.json')));
  const materials =
    from === undefined
      ? Object.entries(pins).map(([specifier, hash]) => npmPackage(specifier, workshop, hash))
      : [openMaterial(from, workshop)];
  const files = newFiles(materials, manifest, folders.before);
  const next = manifestOf(files);
  mkdirSync(folders.after);
  for (const { name, content } of files) writeFileSync(join(folders.after, name), content);
  const changes = changesOf(manifest, next, folders);
  requireTexts(folders.after);
  const gone = Object.keys(manifest.files).filter((name) => !(name in next.files));
  return {
    changes,
    losses: [...gone, ...lostRecords(folders)],
    files: [
      ...files.map(({ name, content }) => ({ path: `swisseph/ephe/${name}`, content })),
      ...gone.map((name) => ({ path: `swisseph/ephe/${name}`, content: null })),
      { path: 'swisseph/build/sources.json', content: jsonText(pinsOf(next, pins, materials)) },
      { path: 'swisseph/manifest.json', content: jsonText(next) },
    ],
  };
}

/** Pins of the packages that are in use. */
function pinsOf({ files }: Manifest, pins: Pins, materials: readonly Material[]): Pins {
  const used = new Set(Object.values(files).map(({ source }) => ('package' in source ? source.package : '')));
  const opened = materials.flatMap(({ name, sha256 }) => (sha256 === undefined ? [] : [[name, sha256] as const]));
  return Object.fromEntries([...Object.entries(pins), ...opened].filter(([specifier]) => used.has(specifier)));
}

const MOST_SHIFTS = 3;
const GREGORIAN_SINCE_JD = 2299160.5;

interface Folders {
  readonly before: string;
  readonly after: string;
}

/** Files, years and positions. Files count as changed against the manifest, also where an interrupted update left others. */
function changesOf(manifest: Manifest, next: Manifest, folders: Folders): readonly string[] {
  const names = Object.keys(next.files);
  const changed = names.filter((name) => next.files[name]?.sha256 !== manifest.files[name]?.sha256);
  return [
    `Ephemeris ${manifest.dataVersion} → ${next.dataVersion}`,
    ...listed('Files added or changed', changed),
    ...(['sun', 'ceres'] as const).map((body) => yearsLine(body, folders)),
    positionsLine(comparePositions(folders, changed)),
  ];
}

function yearsLine(body: 'sun' | 'ceres', { before, after }: Folders): string {
  const [old, now] = [before, after].map((folder) =>
    formatYears(requireRange(findCoverage(listFileSpans(readdirSync(folder))), body)),
  );
  return `${body === 'sun' ? 'Planets and Moon' : 'Asteroids'} ${now}${old === now ? ', as before' : `; before: ${old}`}`;
}

function positionsLine({ dates, shifts }: PositionComparison): string {
  const worst = shifts.slice(0, MOST_SHIFTS).map(shiftText).join('; ');
  return `Largest changes of longitude, on ${grouped(dates)} dates of changed files: ${worst || 'none'}`;
}

/** `Moon 1.11″ on 2069-11-16`, by the Julian calendar before October 1582. */
function shiftText({ body, arcsec, atJd }: Shift): string {
  const calendar = atJd < GREGORIAN_SINCE_JD ? constants.SE_JUL_CAL : constants.SE_GREG_CAL;
  const { year, month, day } = revjul(atJd, calendar);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return `${BODIES[body].name} ${arcsec.toPrecision(3)}″ on ${date}`;
}
