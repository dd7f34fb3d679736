import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkshop, withMaterial } from '../../../layers/build/material.ts';
import { type EpheFile, Manifest, manifestOf } from '../../../layers/swisseph/build/manifest.ts';
import { jsonText, type Layers, type Proposal } from '../proposal.ts';
import { requireGood } from './check.ts';
import { comparePositions } from './compare.ts';
import { filesFrom, filesOfPackages, type LayerNow, listedIn, Pins } from './gather.ts';
import { changesOfEphemeris, lossesOfEphemeris } from './report.ts';
import { requireTexts } from './texts.ts';

const MANIFEST = 'manifest.json';
const PINS = 'build/sources.json';

/** Other files of the ephemeris, and what they change. */
export async function proposeEphemeris({ folder }: Layers, from: string | undefined): Promise<Proposal> {
  const layer = join(folder, 'swisseph');
  const read = (path: string): string => readFileSync(join(layer, path), 'utf8');
  const texts = { manifest: read(MANIFEST), pins: read(PINS) };
  const manifest = Manifest.parse(JSON.parse(texts.manifest));
  const pins = Pins.parse(JSON.parse(texts.pins));
  const now = layerNow(manifest, layer);
  const { files: after, pins: pinnedAnew } =
    from === undefined
      ? { files: filesOfPackages(now, pins), pins }
      : withMaterial(from, (material) => filesFrom(material, now, pins));
  requireGood(after);
  return await proposed({ version: manifest.dataVersion, now, after, pins: pinnedAnew, layer, texts });
}

/** Files are gone where an update was interrupted that gave them up. */
function layerNow(manifest: Manifest, layer: string): LayerNow {
  const listed = listedIn(manifest);
  const files = listed
    .map(({ name, source }) => ({ name, source, path: join(layer, 'ephe', name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, source, path }) => ({ name, source, content: readFileSync(path) }));
  return { listed, files };
}

interface Change {
  /** By the manifest as it is. */
  readonly version: string;
  readonly now: LayerNow;
  readonly after: readonly EpheFile[];
  readonly pins: Pins;
  readonly layer: string;
  /** Files of the layer that tell of the others, as they are. */
  readonly texts: { readonly manifest: string; readonly pins: string };
}

function proposed({ version, now, after, pins, layer, texts }: Change): Promise<Proposal> {
  return inWorkshop(async (workshop) => {
    const folders = { before: join(layer, 'ephe'), after: join(workshop, 'ephe') };
    mkdirSync(folders.after);
    for (const { name, content } of after) writeFileSync(join(folders.after, name), content);
    requireTexts(folders.after);
    const before = now.files;
    const positions = await comparePositions({ before, after, folders });
    const comparison = { version, listed: now.listed, before, after, positions };
    return {
      changes: changesOfEphemeris(comparison),
      losses: lossesOfEphemeris(comparison),
      files: [
        ...after.map(({ name, content }) => ({ path: `swisseph/ephe/${name}`, content })),
        ...goneFrom(before, after).map(({ name }) => ({ path: `swisseph/ephe/${name}`, content: null })),
        { path: `swisseph/${PINS}`, content: jsonText(texts.pins, pins) },
        { path: `swisseph/${MANIFEST}`, content: jsonText(texts.manifest, manifestOf(after)) },
      ],
    };
  });
}

function goneFrom(before: readonly EpheFile[], after: readonly EpheFile[]): readonly EpheFile[] {
  const names = new Set(after.map(({ name }) => name));
  return before.filter(({ name }) => !names.has(name));
}
