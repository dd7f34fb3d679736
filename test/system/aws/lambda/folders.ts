import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { unzip } from '../../../../infra/build/zip.ts';
import type { FunctionSpec } from './functions.ts';

/** The folders of a function. */
export interface FunctionFolders {
  /** Replaces /var/task: the bundle. */
  readonly task: string;
  /** Replaces /opt: the merged layers. */
  readonly opt: string;
}

/**
 * Lays out code and layers below a root as Lambda does. The root is outside the project: inside it, a bundle would resolve
 * packages from the project's node_modules, which would hide a file missing from a layer.
 *
 * @returns the folders of each function, by its name
 */
export async function layOutFunctions(
  specs: readonly FunctionSpec[],
  root: string,
): Promise<ReadonlyMap<string, FunctionFolders>> {
  const layers = [...new Set(specs.flatMap(({ layerPaths }) => layerPaths))];
  const locateLayer = (path: string) => join(root, 'layers', String(layers.indexOf(path)));
  for (const path of layers) await layOut(path, locateLayer(path));
  const sets = [...new Map(specs.map(({ layerPaths }) => [layerPaths.join('\n'), layerPaths]))];
  const folders = new Map<string, FunctionFolders>();
  for (const [index, [key, layerPaths]] of sets.entries()) {
    const opt = join(root, 'opt', String(index));
    await linkLayers(layerPaths.map(locateLayer), opt);
    for (const spec of specs.filter((candidate) => candidate.layerPaths.join('\n') === key)) {
      const task = join(root, 'task', spec.name);
      await layOut(spec.codePath, task);
      folders.set(spec.name, { task, opt });
    }
  }
  return folders;
}

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
