import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzip } from '../../build/zip.ts';
import type { FunctionSpec } from '../assembly/functions.ts';

/** The folders of a function. */
export interface FunctionFolders {
  /** Replaces /var/task: the bundle. */
  readonly task: string;
  /** Replaces /opt: the merged layers. */
  readonly opt: string;
}

/** Copies of bundles and layers outside the project. */
export interface Sandbox {
  foldersOf(spec: FunctionSpec): FunctionFolders;
  /** Removes the copies; also called when this process exits. */
  remove(): void;
}

/**
 * Lays out code and layers as Lambda does.
 *
 * The copies are outside the project. Inside it, a bundle would resolve packages from the project's node_modules, which
 * would hide a file missing from a layer.
 */
export async function openSandbox(specs: readonly FunctionSpec[]): Promise<Sandbox> {
  const root = await mkdtemp(join(tmpdir(), 'local-lambda-'));
  const layerSets = [...new Set(specs.map(layerSetOf))];
  const foldersOf = (spec: FunctionSpec): FunctionFolders => ({
    task: join(root, 'task', spec.name),
    opt: join(root, 'opt', String(layerSets.indexOf(layerSetOf(spec)))),
  });
  for (const spec of specs) await cp(spec.codeFolder, foldersOf(spec).task, { recursive: true });
  for (const set of layerSets) {
    const spec = specs.find((candidate) => layerSetOf(candidate) === set);
    if (spec) await mergeLayers(spec.layerFolders, foldersOf(spec).opt);
  }
  return { foldersOf, remove: createRemoval(root) };
}

function createRemoval(root: string): () => void {
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return remove;
}

/** Functions with the same layers share one /opt. */
const layerSetOf = ({ layerFolders }: FunctionSpec): string => layerFolders.join('\n');

/** @param layers folders or zip files */
async function mergeLayers(layers: readonly string[], opt: string): Promise<void> {
  await mkdir(opt, { recursive: true });
  for (const layer of layers) {
    if (layer.endsWith('.zip')) await unzip(layer, opt);
    else await cp(layer, opt, { recursive: true });
  }
}
