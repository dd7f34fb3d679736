import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { release } from '../../lib/runtime/release.ts';

const manifest = JSON.parse(readFileSync(new URL('../../client/package.json', import.meta.url), 'utf8'));

it('the client has the version of the service', () => {
  expect(manifest.version).toBe(release.version);
});

it('the packages of the client are pinned exactly', () => {
  const versions = Object.values<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
