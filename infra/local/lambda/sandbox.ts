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
  for (const spec of specs) await layOut([spec.codePath], foldersOf(spec).task);
  for (const set of layerSets) {
    const spec = specs.find((candidate) => layerSetOf(candidate) === set);
    if (spec) await layOut(spec.layerPaths, foldersOf(spec).opt);
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
const layerSetOf = ({ layerPaths }: FunctionSpec): string => layerPaths.join('\n');

/** Copies code or layers into one folder. @param sources folders or zip files */
async function layOut(sources: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    if (source.endsWith('.zip')) await unzip(source, folder);
    else await cp(source, folder, { recursive: true });
  }
}
