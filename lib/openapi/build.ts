import { readFile } from 'node:fs/promises';
import { api } from '../../functions/api.ts';
import { release } from '../runtime/release.ts';
import { canonical, canonicalHash } from './canonical.ts';
import { newestRelease, type Release } from './changelog.ts';
import type { Contract } from './contract.ts';
import { openapiDocument } from './document.ts';
import type { Answers } from './operation.ts';

const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);

/**
 * The contract of this checkout. The same checkout gives the same contract.
 *
 * @param answers bodies to show beside the examples, from running them
 */
export async function buildContract(answers: Answers = {}): Promise<Contract> {
  const openapi = canonical(openapiDocument(api, release, answers));
  return {
    title: release.title,
    version: release.version,
    releaseDate: releaseOf(release.version, newestRelease(await readFile(CHANGELOG, 'utf8'))).date,
    endpointsCount: Object.values(api).reduce((count, { endpoints }) => count + endpoints.length, 0),
    changelogUrl: `${release.sourceUrl}/blob/v${release.version}/CHANGELOG.md`,
    sourceUrl: release.sourceUrl,
    contractHash: canonicalHash(openapi),
    openapi,
  };
}

/** A version that the changelog does not head would be given the day of another one. */
function releaseOf(version: string, newest: Release): Release {
  if (newest.version === version) return newest;
  throw new Error(`package.json is at ${version}, but the newest release of CHANGELOG.md is ${newest.version}`);
}
