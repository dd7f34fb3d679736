import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { release } from '../../../lib/base/release.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../clients/typescript/package.json', import.meta.url), 'utf8'));

it('the client has the version of the service', () => {
  expect(manifest.version).toBe(release.version);
});

it('the client has no dependencies', () => {
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('devDependencies');
});
