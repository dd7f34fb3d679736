import { readdirSync, rmSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unzip } from '../../build/zip.ts';
import type { FunctionSpec } from '../assembly/functions.ts';
import { isProcessRunning } from '../process-state.ts';

/** The folders of a function. */
export interface FunctionFolders {
  /** Replaces /var/task: the bundle. */
  readonly task: string;
  /** Replaces /opt: the merged layers. */
  readonly opt: string;
}

/** The folders of all functions. */
export interface Sandbox {
  foldersOf(spec: FunctionSpec): FunctionFolders;
  /** Folder of all layers, with the data that functions read while they run. */
  readonly layersFolder: string;
  /** Removes temporary copies; also called when this process exits. */
  remove(): void;
}

/** Opens the folders of the functions of a template. */
export type OpenSandbox = (specs: readonly FunctionSpec[]) => Promise<Sandbox>;

/**
 * Lays out code and layers in a temporary folder.
 *
 * The copies are outside the project. Inside it, a bundle would resolve packages from the project's node_modules, which
 * would hide a file missing from a layer.
 */
export async function openSandbox(specs: readonly FunctionSpec[]): Promise<Sandbox> {
  removeLeftovers();
  const root = await mkdtemp(join(tmpdir(), `${TEMPORARY_PREFIX}${process.pid}-`));
  const remove = createRemoval(root);
  await layOutFunctions(specs, root);
  return { foldersOf: (spec) => locateFolders(specs, spec, root), layersFolder: join(root, LAYERS), remove };
}

/** Lays out code and layers as Lambda does, in folders below a root. */
async function layOutFunctions(specs: readonly FunctionSpec[], root: string): Promise<void> {
  for (const spec of specs) await layOut(spec.codePath, locateFolders(specs, spec, root).task);
  const layers = [...new Set(specs.flatMap(({ layerPaths }) => layerPaths))];
  const locateLayer = (path: string) => join(root, 'layers', String(layers.indexOf(path)));
  for (const path of layers) await layOut(path, locateLayer(path));
  for (const set of listLayerSets(specs)) {
    const spec = specs.find((candidate) => layerSetOf(candidate) === set);
    if (spec) await linkLayers(spec.layerPaths.map(locateLayer), locateFolders(specs, spec, root).opt);
  }
  await rm(join(root, 'layers'), { recursive: true, force: true });
}

const LAYERS = 'opt';

/** The folder's name has the process id, so that the next service recognizes what a killed one has left. */
const TEMPORARY_PREFIX = 'local-lambda-';

/** Removes folders of processes that no longer exist. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^local-lambda-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isProcessRunning(Number(pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function locateFolders(specs: readonly FunctionSpec[], spec: FunctionSpec, root: string): FunctionFolders {
  const layerSet = listLayerSets(specs).indexOf(layerSetOf(spec));
  return { task: join(root, 'task', spec.name), opt: join(root, LAYERS, String(layerSet)) };
}

const listLayerSets = (specs: readonly FunctionSpec[]): readonly string[] => [...new Set(specs.map(layerSetOf))];

function createRemoval(root: string): () => void {
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return remove;
}

/** Functions with the same layers share one /opt. */
const layerSetOf = ({ layerPaths }: FunctionSpec): string => layerPaths.join('\n');

/** Copies code or a layer into a folder. @param source folder or zip file */
async function layOut(source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (source.endsWith('.zip')) await unzip(source, folder);
  else await cp(source, folder, { recursive: true });
}

/**
 * Merges layers into one folder; a file of a later layer replaces that of an earlier one. Files are hard links, because a
 * layer belongs to several sets.
 */
async function linkLayers(layers: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const layer of layers) {
    for (const entry of await readdir(layer, { recursive: true, withFileTypes: true })) {
      const source = join(entry.parentPath, entry.name);
      const target = join(folder, relative(layer, source));
      await (entry.isDirectory() ? mkdir(target, { recursive: true }) : replaceByLink(source, target));
    }
  }
}

async function replaceByLink(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  await link(source, target);
}
