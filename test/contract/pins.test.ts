import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));

/** A version and nothing else: no range, tag or address. */
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

test.each(['dependencies', 'devDependencies'])('%s are pinned exactly', (kind) => {
  const versions = Object.entries<string>(manifest[kind]);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test('the version of the service is a semver one', () => {
  expect(manifest.version).toMatch(EXACT);
});
