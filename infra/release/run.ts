/**
 * `npm run release`: writes the next version and its changelog. The commit and its tag are made by hand; the tag starts
 * `.github/workflows/release.yml`. `-- --dry-run` writes nothing, and goes through what the workflow does here: it packs, and asks npm and
 * setuptools for everything but the upload.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { release } from '../../lib/base/release.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { decideVersion, releaseChanges, replaceVersion } from './version.ts';

const fromRoot = (path: string): string => join(PROJECT_FOLDER, path);
const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

const CHANGELOG = 'CHANGELOG.md';
/** The system's own, for which Debian packages setuptools and wheel. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const BUILD_WHEEL = 'import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))';

/** Runs a program of the release, and ends with its fault. */
function run(title: string, program: string, args: readonly string[], cwd = PROJECT_FOLDER): void {
  console.log(`— ${title}`);
  execFileSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

function rehearse(): void {
  run('the contract has only grown', 'npx', ['vitest', 'run', 'test/contract/compatibility', 'test/infra/package']);
  run('packages of npm', process.execPath, ['infra/build/package/run.ts']);
  for (const archive of globSync('build/package/*.tgz', { cwd: PROJECT_FOLDER }))
    run(archive, 'npm', ['publish', '--dry-run', '--loglevel=error', archive]);
  rehearseWheel();
  console.log('Only the workflow builds and signs the container, and tells the MCP Registry.');
}

function rehearseWheel(): void {
  const { status } = spawnSync(PYTHON, ['-c', 'import setuptools, wheel']);
  if (status !== 0) {
    console.log('LEFT OUT the wheel of the Python client: python3-setuptools python3-wheel');
    return;
  }
  using folder = mkdtempDisposableSync(join(tmpdir(), 'natal-wheel-'));
  run('wheel of the Python client', PYTHON, ['-c', BUILD_WHEEL, folder.path], fromRoot('clients/python'));
}

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const day = new Date().toISOString().slice(0, 10);
const next = decideVersion(release.version, read(CHANGELOG));
const written = new Map([
  ...replaceVersion(read, release.version, next),
  [CHANGELOG, releaseChanges(read(CHANGELOG), next, day)],
]);
console.log(`${release.version} → ${next}: ${[...written.keys()].join(', ')}`);
if (values['dry-run']) rehearse();
else {
  for (const [path, text] of written) writeFileSync(fromRoot(path), text);
  run('listings', 'npx', ['vitest', 'run', 'test/infra/package', '-u']);
  run('contract that later ones keep', process.execPath, ['test/contract/compatibility/record.ts']);
  console.log(`Commit everything as "chore(release): ${next}", then: git tag v${next} && git push --follow-tags`);
}
