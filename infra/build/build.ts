import { join } from 'node:path';
import { stop as stopEsbuild } from 'esbuild';
import { api } from '../../functions/api.ts';
import { AUTHORIZER } from '../authorizer.ts';
import { DOCS } from '../docs.ts';
import { type BundleSizes, bundleFunctions } from './bundle.ts';
import { writeContracts } from './contract.ts';
import { buildDocs } from './docs.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './folders.ts';
import { assembleLayers } from './layers.ts';

/** Builds everything that is deployed: the bundle of every group, the contract, the layers for both architectures. */
export async function buildAll(): Promise<BundleSizes> {
  const [sizes] = await Promise.all([
    buildFunctions(),
    assembleLayers({ projectFolder: PROJECT_FOLDER, buildFolder: BUILD_FOLDER }),
  ]);
  return sizes;
}

async function buildFunctions(): Promise<BundleSizes> {
  const plan = {
    groups: [...Object.keys(api), AUTHORIZER, DOCS],
    sourceFolder: join(PROJECT_FOLDER, 'functions'),
    buildFolder: BUILD_FOLDER,
  };
  const [sizes] = await Promise.all([bundleFunctions(plan), buildDocs(join(BUILD_FOLDER, 'functions', DOCS))]);
  await stopEsbuild(); // its process would stay for as long as this one
  await writeContracts(api, join(BUILD_FOLDER, 'functions'));
  return sizes;
}
