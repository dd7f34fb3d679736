import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { release } from '../../../lib/base/release.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { zipFolder } from '../zip.ts';

/** Name of the bundle for Claude's desktop program. */
export const DESKTOP_BUNDLE = `natal-${release.version}.mcpb`;

/**
 * Packs installed packages, with the manifest beside them, as one file that Claude's desktop program installs; the engines in it are for
 * every machine.
 *
 * @param archives packed packages that need no others
 * @source MCPB, "MCP Bundles": a zip file with `manifest.json` at its root
 */
export async function packDesktopBundle(archives: readonly string[], folder: string, target: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}\n');
  const options = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...options, ...archives], { cwd: folder });
  await cp(join(PROJECT_FOLDER, 'clients', 'mcpb', 'manifest.json'), join(folder, 'manifest.json'));
  await zipFolder(folder, join(target, DESKTOP_BUNDLE));
}
