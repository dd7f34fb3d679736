import { spawnSync } from 'node:child_process';

/**
 * Files of a checkout that its last commit has not or has otherwise, as git lists them: ` M lib/release.ts`, `?? notes.txt`.
 * Ignored files, such as what is built, are not among them.
 *
 * @throws Error for a folder that is no checkout of git
 */
export function listUncommitted(folder: string): readonly string[] {
  const args = ['status', '--porcelain', '--untracked-files=all'];
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git does not say which commit this is: ${error?.message ?? stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
