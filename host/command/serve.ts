import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { release } from '../../lib/base/release.ts';
import { toInstallation } from '../in-process/data-packages.ts';
import { findInstalledFiles, type InstalledFiles } from '../in-process/installed-files.ts';
import { StartRefused } from '../operations/start-refused.ts';
import { serveUntilSignal } from '../serving.ts';

/** Serves with the installed files until a signal. @throws StartRefused naming each missing package */
export async function serveInstalled(environment: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const { worker, bulkWorker, documents, packages } = findInstalledFiles();
  const missing = packages.filter(({ isThere }) => !isThere);
  if (missing.length > 0)
    throw new StartRefused(
      missing.map((one) => `it needs ${one.name}: ${toInstallation(one, release.version)}`).join('\n'),
    );
  const folderOf = (name: InstalledFiles['packages'][number]['name']): string =>
    packages.find((one) => one.name === name)?.folder ?? '';
  const pictures = folderOf('natal-pictures');
  await serveUntilSignal(
    {
      worker,
      bulkWorker,
      task: documents,
      swisseph: folderOf('natal-ephemeris'),
      places: folderOf('natal-places'),
      pictures,
      packaged: [
        ...listFiles(folderOf('natal-compiled'), 'swisseph'),
        ...listFiles(folderOf('natal-boundaries'), join('places', 'boundaries')),
        ...listFiles(locateRenderer(pictures), join('pictures', RENDERER_FOLDER)),
      ],
    },
    environment,
  );
}

const RENDERER_FOLDER = join('node_modules', '@resvg', 'resvg-wasm');

/** The renderer of pictures, which the package with the fonts brings along. */
const locateRenderer = (pictures: string): string =>
  dirname(createRequire(join(pictures, '/')).resolve('@resvg/resvg-wasm'));

const listFiles = (from: string, folder: string) =>
  readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isFile() && existsSync(join(from, entry.name)))
    .map(({ name }) => ({ file: join(from, name), folder }));
