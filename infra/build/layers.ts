import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ARCHITECTURES, type ArchitectureName, NODE_ARCHITECTURE } from '../architecture.ts';
import { writeLicenses } from './licenses.ts';
import { replaceFolder } from './replace-folder.ts';
import { zipFileOf, zipFolder } from './zip.ts';

interface ProjectAndBuild {
  readonly projectFolder: string;
  readonly buildFolder: string;
}

/** Files of the two packages that are used at run time. The rest, C sources and other systems' binaries, takes 5 MB. */
const RUNTIME_FILES = {
  sweph: ['package.json', 'LICENSE', 'index.js', 'constants.js'],
  'node-gyp-build': ['package.json', 'LICENSE', 'index.js', 'node-gyp-build.js'],
} as const;

/** Of geo-tz's three sets of boundaries, the one that separates all zones that differ at any time, before 1970 too. */
const BOUNDARIES = ['LICENSE.md', 'data/timezones.geojson.index.json', 'data/timezones.geojson.geo.dat'];

/** Entries of a data folder that document or build the data and are not deployed. */
const NOT_DEPLOYED = new Set(['build', 'calendars', 'local-practice', 'README.md']);

/** Build folder of the engine's layer for one architecture. */
export const locateSwissephLayer = (buildFolder: string, architecture: ArchitectureName): string =>
  join(buildFolder, 'layers', `swisseph-${architecture}`);

/** Build folder of the layer with time zones and places. */
export const locatePlacesLayer = (buildFolder: string): string => join(buildFolder, 'layers', 'places');

/** Build folder of the layer with fonts and the renderer of pictures. */
export const locatePicturesLayer = (buildFolder: string): string => join(buildFolder, 'layers', 'pictures');

/**
 * Lays out every layer as functions see it under /opt, and packs it. No compiler or container is needed, because the
 * packages contain prebuilt binaries.
 */
export async function assembleLayers({ projectFolder, buildFolder }: ProjectAndBuild): Promise<void> {
  const engines = ARCHITECTURES.map((architecture) =>
    assembleLayer(locateSwissephLayer(buildFolder, architecture), (layer) =>
      fillSwisseph(projectFolder, layer, architecture),
    ),
  );
  const places = assembleLayer(locatePlacesLayer(buildFolder), (layer) =>
    fillPlaces(projectFolder, join(layer, 'places')),
  );
  const pictures = assembleLayer(locatePicturesLayer(buildFolder), (layer) =>
    fillPictures(projectFolder, join(layer, 'pictures')),
  );
  await Promise.all([...engines, places, pictures]);
}

function assembleLayer(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  return replaceFolder(folder, async (fresh) => {
    await fill(fresh);
    await zipFolder(fresh, zipFileOf(folder));
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
  await writeFile(join(layer, 'swisseph', 'NOTICE'), await readEngineNotice(join(installed, 'sweph')));
}

/** The notice of Astrodienst that all copies of the engine and its data must have: a comment in the sources of the engine. */
async function readEngineNotice(folder: string): Promise<string> {
  const [, notice] =
    /\/\* (Copyright \(C\).*?)\*\//s.exec(await readFile(join(folder, 'swisseph', 'sweph.h'), 'utf8')) ?? [];
  if (notice === undefined) throw new Error(`${folder}/swisseph/sweph.h has no copyright notice`);
  return notice;
}

/** Adds the zone boundaries next to the other data, where functions look for them. */
async function fillPlaces(projectFolder: string, folder: string): Promise<void> {
  const data = join(projectFolder, 'layers', 'places');
  const isDeployed = (path: string): boolean => path === data || !NOT_DEPLOYED.has(basename(path));
  await cp(data, folder, { recursive: true, filter: isDeployed });
  const boundaries = join(projectFolder, 'node_modules', 'geo-tz');
  for (const file of BOUNDARIES) await cp(join(boundaries, file), join(folder, 'boundaries', basename(file)));
}

/** Adds the renderer next to its fonts, where functions look for it. Its WebAssembly runs on both architectures. */
async function fillPictures(projectFolder: string, folder: string): Promise<void> {
  const module = join('node_modules', '@resvg', 'resvg-wasm');
  const data = join(projectFolder, 'layers', 'pictures');
  for (const name of ['fonts', 'manifest.json', 'OFL.txt']) {
    await cp(join(data, name), join(folder, name), { recursive: true });
  }
  await writeLicenses([join(projectFolder, module)], folder);
  for (const file of ['package.json', 'index.js', 'index_bg.wasm']) {
    await cp(join(projectFolder, module, file), join(folder, module, file));
  }
}
