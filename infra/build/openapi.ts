import { readFile } from 'node:fs/promises';
import { describedApi } from '../../functions/described-api.ts';
import { canonicalize, hashCanonical } from '../../lib/base/canonical.ts';
import { release } from '../../lib/base/release.ts';
import { type Release, readNewestRelease } from '../../lib/chain/openapi/changelog.ts';
import { createOpenapiDocument } from '../../lib/chain/openapi/document.ts';
import type { ExampleAnswers } from '../../lib/chain/openapi/operation.ts';
import type { Contract } from '../../lib/contract/openapi-document.ts';

const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);

/**
 * Builds the contract of this checkout. The result is deterministic.
 *
 * @param answers bodies to show with the examples, produced by running them
 */
export async function buildContract(answers: ExampleAnswers = {}): Promise<Contract> {
  const openapi = canonicalize(createOpenapiDocument(describedApi, release, answers));
  return {
    title: release.title,
    version: release.version,
    releaseDate: requireRelease(release.version, readNewestRelease(await readFile(CHANGELOG, 'utf8'))).date,
    endpointsCount: Object.values(describedApi).reduce((count, { endpoints }) => count + endpoints.length, 0),
    changelogUrl: `${release.sourceUrl}/blob/v${release.version}/CHANGELOG.md`,
    sourceUrl: release.sourceUrl,
    contractHash: hashCanonical(openapi),
    openapi,
  };
}

/** Requires the newest changelog entry to be this version; otherwise the contract would have another release's date. */
function requireRelease(version: string, newest: Release): Release {
  if (newest.version === version) return newest;
  throw new Error(`package.json is at ${version}, but the newest release of CHANGELOG.md is ${newest.version}`);
}
