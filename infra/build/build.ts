import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop as stopEsbuild } from 'esbuild';
import { api, type Group } from '../../functions/api.ts';
import type { ServiceName } from '../../lib/contract/services.ts';
import { BULK_CONTRACT_FILE_NAME, CONTRACT_FILE_NAME } from '../../lib/runtime/contract-file.ts';
import { DOCS_SEARCH_FILE_NAME } from '../../lib/runtime/docs-search.ts';
import { TEXT_RESOURCES_FILE_NAME } from '../../lib/runtime/text-resources.ts';
import { listDocsEntries } from '../../site/docs-entries.ts';
import { createPages } from '../../site/pages.ts';
import { type ArchitectureName, detectHostArchitecture } from '../architecture.ts';
import { locateArtifacts } from '../artifacts.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from '../authorizer-function.ts';
import { BULK_STEPS } from '../bulk/choice.ts';
import { VERSION_CHECK } from '../constructs/rollout.ts';
import { DOCS, DOCS_GROUP } from '../docs.ts';
import { PROBE } from '../probe.ts';
import { servicesOf } from '../resources.ts';
import { type BundleSizes, bundleFunctions } from './bundle.ts';
import { cacheCode } from './cache-code.ts';
import { buildDocs } from './docs.ts';
import { findNodeFor } from './emulator.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { assembleLayers } from './layers.ts';
import { buildContract } from './openapi.ts';
import { buildTextResources } from './text-resources.ts';
import { zipFolder } from './zip.ts';

/** How functions are built. */
interface BuildOptions {
  /** On which the functions will run, for which V8 caches their code. Default: that of this machine. */
  readonly architecture?: ArchitectureName;
  /** Whether code may be cached by an emulated Node, which takes minutes the first time. */
  readonly isEmulated?: boolean;
}

/** Builds all artifacts: the bundle of every group, the contract, the documentation, and the layers for both architectures. */
export async function buildAll({
  architecture = detectHostArchitecture(),
  isEmulated = true,
}: BuildOptions = {}): Promise<BundleSizes> {
  const [sizes] = await Promise.all([
    buildFunctions(),
    assembleLayers({ projectFolder: PROJECT_FOLDER, buildFolder: BUILD_FOLDER }),
  ]);
  await stopEsbuild(); // otherwise its child process lives as long as this process
  await cacheCode(GROUPS, BUILD_FOLDER, findNodeFor(architecture, isEmulated));
  await packFunctions([...Object.keys(GROUPS), ...OPERATIONS], BUILD_FOLDER);
  return sizes;
}

const GROUPS: Readonly<Record<string, Group>> = { ...api, [AUTHORIZER]: AUTHORIZER_GROUP, [DOCS]: DOCS_GROUP };

/** Functions that no client reaches, without cached code: nobody waits for their start. */
const OPERATIONS = [VERSION_CHECK, PROBE, BULK_STEPS] as const;

async function buildFunctions(): Promise<BundleSizes> {
  const groups = [...Object.keys(GROUPS), ...OPERATIONS];
  const sourceFolder = join(PROJECT_FOLDER, 'functions');
  const [sizes] = await Promise.all([
    bundleFunctions({ groups, sourceFolder, buildFolder: BUILD_FOLDER }),
    buildDocs(join(BUILD_FOLDER, 'functions', DOCS)),
  ]);
  await writeDataFiles();
  return sizes;
}

/** Packs built functions here and not by the CDK, whose zip files keep the modes that files have on this machine. */
export async function packFunctions(groups: readonly string[], buildFolder: string): Promise<void> {
  const { functionFolder, functionFile } = locateArtifacts(buildFolder);
  for (const group of groups) await zipFolder(functionFolder(group), functionFile(group));
}

/** Writes the contract, what the search of the documentation finds, and the texts for language models next to the bundle of every group that uses them. */
async function writeDataFiles(): Promise<void> {
  const contract = await buildContract();
  const entries = listDocsEntries(createPages(contract), contract);
  await Promise.all([
    writeDataFile('contract', CONTRACT_FILE_NAME, await buildContract({}, [])),
    writeDataFile('contract', BULK_CONTRACT_FILE_NAME, contract),
    writeDataFile('searchDocs', DOCS_SEARCH_FILE_NAME, entries),
    writeDataFile('readTextResources', TEXT_RESOURCES_FILE_NAME, await buildTextResources()),
  ]);
}

async function writeDataFile(service: ServiceName, fileName: string, content: unknown): Promise<void> {
  const groups: readonly (readonly [string, Group])[] = Object.entries(api);
  const users = groups.filter(([, group]) => servicesOf(group).includes(service));
  const text = JSON.stringify(content);
  await Promise.all(users.map(([name]) => writeFile(join(BUILD_FOLDER, 'functions', name, fileName), text)));
}
