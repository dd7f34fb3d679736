import { readFile } from 'node:fs/promises';
import { api } from '../../functions/api.ts';
import { release } from '../runtime/release.ts';
import { canonicalize, hashCanonical } from './canonical.ts';
import { type Release, readNewestRelease } from './changelog.ts';
import type { Contract } from './contract.ts';
import { createOpenapiDocument } from './document.ts';
import type { ExampleAnswers } from './operation.ts';

const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);

/**
 * The contract of this checkout. The same checkout gives the same contract.
 *
 * @param answers bodies to show beside the examples, from running them
 */
export async function buildContract(answers: ExampleAnswers = {}): Promise<Contract> {
  const openapi = canonicalize(createOpenapiDocument(api, release, answers));
  return {
    title: release.title,
    version: release.version,
    releaseDate: requireRelease(release.version, readNewestRelease(await readFile(CHANGELOG, 'utf8'))).date,
    endpointsCount: Object.values(api).reduce((count, { endpoints }) => count + endpoints.length, 0),
    changelogUrl: `${release.sourceUrl}/blob/v${release.version}/CHANGELOG.md`,
    sourceUrl: release.sourceUrl,
    contractHash: hashCanonical(openapi),
    openapi,
  };
}

/** A version that the changelog does not head would be given the day of another one. */
function requireRelease(version: string, newest: Release): Release {
  if (newest.version === version) return newest;
  throw new Error(`package.json is at ${version}, but the newest release of CHANGELOG.md is ${newest.version}`);
}
