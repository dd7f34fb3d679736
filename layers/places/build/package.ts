import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256OfFile } from '../../swisseph/build/digest.ts';

/** Debian's time zone package, unpacked. */
export interface TzdataPackage {
  /** Debian's version, such as `2026f-0+deb12u1`. */
  readonly version: string;
  readonly sha256: string;
  /** usr/share/zoneinfo of the package. */
  readonly zoneinfo: string;
}

const run = (command: string, args: readonly string[], folder: string): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** What a machine has installed may be years old, so the package is fetched anew, and unpacked without installing it. */
function download(folder: string): string {
  run('apt-get', ['download', 'tzdata'], folder);
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file === undefined) throw new Error(`apt-get download left no package in ${folder}`);
  return join(folder, file);
}

/**
 * Hands Debian's newest tzdata to a step of the build and clears it away afterwards.
 *
 * @param file a .deb fetched before, to build from that very one
 */
export function withTzdata<Result>(file: string | undefined, step: (tzdata: TzdataPackage) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'tzdata-'));
  try {
    const deb = file ?? download(folder);
    run('dpkg-deb', ['-x', deb, folder], folder);
    const version = run('dpkg-deb', ['-f', deb, 'Version'], folder).trim();
    return step({ version, sha256: sha256OfFile(deb), zoneinfo: join(folder, 'usr/share/zoneinfo') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
