import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { requireIntactLayers } from '../../infra/build/intact-layers.ts';
import { measurePackedLayers } from '../../infra/build/packed-layers.ts';
import { makeFileFolder } from '../support/file-folder.ts';

const root = makeFileFolder();
const layers = join(root, 'layers');
const build = join(root, 'build');

/** Data of the checkout, and a build whose layers are recorded. */
beforeAll(() => {
  cpSync(join(PROJECT_FOLDER, 'layers'), layers, { recursive: true });
  for (const name of ['pictures', 'places', 'swisseph-arm64', 'swisseph-x86_64']) {
    mkdirSync(join(build, 'layers', name), { recursive: true });
    writeFileSync(join(build, 'layers', `${name}.zip`), name);
  }
  writeFileSync(join(layers, 'packed.json'), JSON.stringify(measurePackedLayers(build)));
});

const check = () => requireIntactLayers(layers, build);

/** Changes a file for as long as a check takes. */
function withChange(path: string, change: (file: string) => void): () => void {
  return () => {
    const file = join(root, path);
    const kept = join(root, 'kept');
    cpSync(file, kept);
    try {
      change(file);
      check();
    } finally {
      mkdirSync(dirname(file), { recursive: true });
      cpSync(kept, file);
    }
  };
}

describe('synthesis', () => {
  it('takes the data of the checkout, and a build whose layers are recorded', () => {
    expect(check).not.toThrow();
  });

  it.each([
    ['swisseph/ephe/sepl_18.se1', 'swisseph/manifest.json'],
    ['swisseph/ephe/longitudes.bin', 'swisseph/longitudes.json'],
    ['swisseph/ephe/moments.bin', 'swisseph/moments.json'],
    ['places/gazetteer.bin', 'places/manifest.json'],
    ['pictures/fonts/NotoSans-Regular.ttf', 'pictures/manifest.json'],
  ])('is refused with one byte more in layers/%s, which it names', (path, manifest) => {
    const damaged = withChange(join('layers', path), (file) => appendFileSync(file, '\n'));
    expect(damaged).toThrow(new RegExp(`- layers/${path} has SHA-256 [0-9a-f]{64}, layers/${manifest} says`));
  });

  it('is refused without a file that a manifest lists', () => {
    const damaged = withChange('layers/places/time-zones.json', (file) => rmSync(file));
    expect(damaged).toThrow('- layers/places/time-zones.json is missing, which layers/places/manifest.json lists');
  });

  it('is refused with packed layers that are not recorded, such as those with another release of a package', () => {
    const damaged = withChange('build/layers/places.zip', (file) => appendFileSync(file, '\n'));
    expect(damaged).toThrow(/layers\/packed\.json.*npm run build -- --record:\n- places: SHA-256/s);
    expect(damaged).not.toThrow('swisseph');
  });
});
