import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOCS } from '../infra/docs.ts';
import type { ServedGroup } from './groups.ts';
import type { HostFiles } from './service.ts';

const DOCUMENTS_PROGRAM = join(import.meta.dirname, 'write-documents.ts');

/** Files of packages, and the folder of the data where functions look for them. */
const PACKAGED = [
  {
    from: ['geo-tz', 'data'],
    names: ['timezones.geojson.index.json', 'timezones.geojson.geo.dat'],
    folder: join('places', 'boundaries'),
  },
  {
    from: ['@resvg', 'resvg-wasm'],
    names: ['package.json', 'index.js', 'index_bg.wasm'],
    folder: join('pictures', 'node_modules', '@resvg', 'resvg-wasm'),
  },
];

/** What {@link DOCUMENTS_PROGRAM} writes for a group. */
const DOCUMENTS: Partial<Record<ServedGroup, 'contract' | 'pages'>> = {
  meta: 'contract',
  mcp: 'contract',
  [DOCS]: 'pages',
};

/** The files of the host when it runs from its sources. */
export interface SourceFiles {
  readonly files: HostFiles;
  /** Writes the contract or the pages when they are asked for first; equal sources find those of an earlier start. */
  prepare(group: ServedGroup): Promise<void>;
}

/** Locates program and data in a checkout. @param stateFolder for what is made of them */
export function locateSourceFiles(projectFolder: string, stateFolder: string): SourceFiles {
  const edition = hashSources(projectFolder);
  const task = join(stateFolder, 'documents', edition);
  const written = new Map<string, Promise<void>>();
  const prepare = async (group: ServedGroup): Promise<void> => {
    const documents = DOCUMENTS[group];
    if (documents === undefined) return;
    const writing = written.get(documents) ?? writeDocuments(documents, task);
    written.set(documents, writing);
    await writing.catch((fault: unknown) => {
      written.delete(documents);
      throw fault;
    });
  };
  const files: HostFiles = {
    worker: join(import.meta.dirname, 'worker.ts'),
    bulkWorker: join(import.meta.dirname, 'bulk', 'worker.ts'),
    task,
    swisseph: join(projectFolder, 'layers', 'swisseph', 'ephe'),
    places: join(projectFolder, 'layers', 'places'),
    pictures: join(projectFolder, 'layers', 'pictures'),
    packaged: PACKAGED.flatMap(({ from, names, folder }) =>
      names.map((name) => ({ file: join(projectFolder, 'node_modules', ...from, name), folder })),
    ),
    edition,
  };
  return { files, prepare };
}

async function writeDocuments(documents: string, folder: string): Promise<void> {
  if (existsSync(join(folder, `${documents}.written`))) return;
  await promisify(execFile)(process.execPath, [DOCUMENTS_PROGRAM, documents, folder]);
}

/** Names the sources by the times and sizes of their files, which takes some 30 ms; reading them would take ten times as long. */
function hashSources(projectFolder: string): string {
  const pattern = '{functions,lib,site,docs,clients,layers}/**/*.{ts,md,json,css,svg,bin,se1,txt,csv}';
  const hash = createHash('sha256');
  for (const name of globSync(pattern, { cwd: projectFolder }).sort()) {
    const { mtimeMs, size } = statSync(join(projectFolder, name));
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
