import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import bodies from '../../../../layers/swisseph/bodies.json' with { type: 'json' };
import manifest from '../../../../layers/swisseph/manifest.json' with { type: 'json' };
import { MOMENTS_MANIFEST } from '../../../../lib/adapters/compiled/moments.ts';
import { COMPILED_MANIFEST } from '../../../../lib/adapters/compiled/open.ts';
import { EPHE_PATH } from './real-ephemeris.ts';

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

const COMPILED = [COMPILED_MANIFEST, MOMENTS_MANIFEST];

describe('the manifest', () => {
  it('lists exactly the files of the layer, but for those that are compiled from them', () => {
    const names = readdirSync(EPHE_PATH).filter((name) => !COMPILED.some(({ file }) => name === file));
    expect([...Object.keys(manifest.files), ...Object.keys(bodies.files)].sort()).toEqual(names.sort());
  });

  it.each(COMPILED)('of $file has its bytes, its hash, and the data set that it was compiled from', (compiled) => {
    const content = readFileSync(join(EPHE_PATH, compiled.file));
    const { bytes, sha256: expected, dataVersion } = compiled;
    expect([content.length, sha256(content), manifest.dataVersion]).toEqual([bytes, expected, dataVersion]);
  });

  it.each([...Object.entries(manifest.files), ...Object.entries(bodies.files)])(
    'has the bytes and the hash of %s',
    (name, { bytes, sha256: expected }) => {
      const content = readFileSync(join(EPHE_PATH, name));
      expect(content).toHaveLength(bytes);
      expect(sha256(content)).toBe(expected);
    },
  );

  it('has the 2023 edition of the asteroids and the star catalog of 2.10', () => {
    expect(manifest.files['seas_18.se1'].sha256).toMatch(/^5fd9c2aa/);
    expect(manifest.files['sefstars.txt'].sha256).toMatch(/^18b0dcaf/);
  });

  it('has a data version computed from all hashes', () => {
    const hashes = Object.values(manifest.files).map((file) => file.sha256);
    expect(manifest.dataVersion).toBe(`de431-${sha256(hashes.join('\n')).slice(0, 12)}`);
  });
});
