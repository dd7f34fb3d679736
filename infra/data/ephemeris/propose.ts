import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EpheFile, Manifest, manifestOf } from '../../../layers/swisseph/build/manifest.ts';
import { inWorkshop, withMaterial } from '../material.ts';
import type { Layers, Proposal } from '../proposal.ts';
import { requireGood } from './check.ts';
import { comparePositions } from './compare.ts';
import { filesFrom, filesOfPackages, Pins } from './gather.ts';
import { changesOfEphemeris, lossesOfEphemeris } from './report.ts';

/** Other files of the ephemeris, and what they change. */
export async function proposeEphemeris({ folder }: Layers, from: string | undefined): Promise<Proposal> {
  const layer = join(folder, 'swisseph');
  const read = (path: string): unknown => JSON.parse(readFileSync(join(layer, path), 'utf8'));
  const manifest = Manifest.parse(read('manifest.json'));
  const pins = Pins.parse(read('build/sources.json'));
  const before = Object.entries(manifest.files).map(([name, { source }]) => ({
    name,
    source,
    content: readFileSync(join(layer, 'ephe', name)),
  }));
  const { files: after, pins: pinnedAnew } =
    from === undefined
      ? { files: filesOfPackages(before, pins), pins }
      : withMaterial(from, (material) => filesFrom(material, before, pins));
  requireGood(after);
  return await proposed({ before, after, pins: pinnedAnew, layer });
}

interface Change {
  readonly before: readonly EpheFile[];
  readonly after: readonly EpheFile[];
  readonly pins: Pins;
  readonly layer: string;
}

function proposed({ before, after, pins, layer }: Change): Promise<Proposal> {
  return inWorkshop(async (workshop) => {
    const folders = { before: join(layer, 'ephe'), after: join(workshop, 'ephe') };
    mkdirSync(folders.after);
    for (const { name, content } of after) writeFileSync(join(folders.after, name), content);
    const comparison = { before, after, positions: await comparePositions({ before, after, folders }) };
    return {
      changes: changesOfEphemeris(comparison),
      losses: lossesOfEphemeris(comparison),
      files: [
        ...after.map(({ name, content }) => ({ path: `swisseph/ephe/${name}`, content })),
        ...goneFrom(before, after).map(({ name }) => ({ path: `swisseph/ephe/${name}`, content: null })),
        { path: 'swisseph/build/sources.json', content: `${JSON.stringify(pins, null, 2)}\n` },
        { path: 'swisseph/manifest.json', content: `${JSON.stringify(manifestOf(after), null, 2)}\n` },
      ],
    };
  });
}

function goneFrom(before: readonly EpheFile[], after: readonly EpheFile[]): readonly EpheFile[] {
  const names = new Set(after.map(({ name }) => name));
  return before.filter(({ name }) => !names.has(name));
}
