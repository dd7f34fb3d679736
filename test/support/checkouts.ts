import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8' }).trim();

/** Full hash of a commit. @throws Error for a name that git does not know */
export const findCommit = (name: string): string =>
  git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);

/** Builds a checkout with its own command. @returns the folder of what was built */
export function buildCheckout(folder = PROJECT_FOLDER): string {
  console.log(`building ${folder}`);
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} cannot be built: ${stderr}`);
  return join(folder, 'build');
}

/** Works in a temporary checkout of a commit, with the packages of this one where they are the same. */
export async function withCheckout<Result>(commit: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = await mkdtemp(join(tmpdir(), 'natal-checkout-'));
  const folder = join(parent, 'checkout');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    installPackages(folder);
    return await work(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    await rm(parent, { recursive: true, force: true });
  }
}

function installPackages(folder: string): void {
  const [own, its] = [PROJECT_FOLDER, folder].map((checkout) =>
    readFileSync(join(checkout, 'package-lock.json'), 'utf8'),
  );
  if (own === its && existsSync(join(PROJECT_FOLDER, 'node_modules'))) {
    symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci fails in ${folder}: ${stderr}`);
}
