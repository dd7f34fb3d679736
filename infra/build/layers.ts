import { cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ARCHITECTURES, type ArchitectureName, NODE_ARCHITECTURE } from '../architecture.ts';
import { placeGeoTz } from './geo-tz.ts';
import { replaceFolder } from './swap.ts';
import { zipFolder } from './zip.ts';

interface Places {
  readonly projectFolder: string;
  readonly buildFolder: string;
}

/** What of the two packages runs; the rest (C sources, other systems' binaries) would be 5 MB of ballast. */
const RUNTIME_FILES = {
  sweph: ['package.json', 'LICENSE', 'index.js', 'constants.js'],
  'node-gyp-build': ['package.json', 'LICENSE', 'index.js', 'node-gyp-build.js'],
} as const;

/** Not wanted where the data are read: how they came about. */
const NOT_DEPLOYED = new Set(['build', 'README.md']);

/** Folder of the engine's layer for one architecture. */
export const swissephFolder = (buildFolder: string, architecture: ArchitectureName): string =>
  join(buildFolder, 'layers', `swisseph-${architecture}`);

/** Folder of the layer with time zones and places. */
export const placesFolder = (buildFolder: string): string => join(buildFolder, 'layers', 'places');

/** The zip file with what is in a layer's folder: what is deployed. */
export const zipOf = (layerFolder: string): string => `${layerFolder}.zip`;

/**
 * Lays out every layer as it will be found under /opt, and packs it. Needs no compiler and no container: binaries come
 * prebuilt.
 */
export async function assembleLayers({ projectFolder, buildFolder }: Places): Promise<void> {
  const engines = ARCHITECTURES.map((architecture) =>
    makeLayer(swissephFolder(buildFolder, architecture), (layer) => fillSwisseph(projectFolder, layer, architecture)),
  );
  const places = makeLayer(placesFolder(buildFolder), (layer) => fillPlaces(projectFolder, join(layer, 'places')));
  await Promise.all([...engines, places]);
}

function makeLayer(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  return replaceFolder(folder, async (fresh) => {
    await fill(fresh);
    await zipFolder(fresh, zipOf(folder));
  });
}

async function fillSwisseph(projectFolder: string, layer: string, architecture: ArchitectureName): Promise<void> {
  const installed = join(projectFolder, 'node_modules');
  const modules = join(layer, 'nodejs', 'node_modules');
  const binaries = join('sweph', 'prebuilds', `linux-${NODE_ARCHITECTURE[architecture]}`);
  const packageFiles = Object.entries(RUNTIME_FILES).flatMap(([name, files]) => files.map((file) => join(name, file)));
  const data = join(projectFolder, 'layers', 'swisseph');
  for (const path of [...packageFiles, binaries]) {
    await cp(join(installed, path), join(modules, path), { recursive: true });
  }
  await mkdir(join(layer, 'swisseph'), { recursive: true });
  await cp(join(data, 'ephe'), join(layer, 'swisseph'), { recursive: true });
  await cp(join(data, 'manifest.json'), join(layer, 'swisseph', 'manifest.json'));
}

/** The zone boundaries lie beside the other data: a function finds them from the folder it is told of. */
async function fillPlaces(projectFolder: string, folder: string): Promise<void> {
  await copyDeployed(join(projectFolder, 'layers', 'places'), folder);
  await placeGeoTz(projectFolder, join(folder, 'node_modules'));
}

function copyDeployed(source: string, target: string): Promise<void> {
  return cp(source, target, {
    recursive: true,
    filter: (path) => !NOT_DEPLOYED.has(basename(path)) || path === source,
  });
}
