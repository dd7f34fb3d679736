import { readFile } from 'node:fs/promises';
import { GROUP_OPTIONS, type GroupName, type GroupOption, selectGroups } from '../../functions/api.ts';
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
 * @param options settings of the service, without which some groups are not in it. Default: all of them
 */
export async function buildContract(
  answers: ExampleAnswers = {},
  options: readonly GroupOption[] = GROUP_OPTIONS,
): Promise<Contract> {
  const names = Object.keys(selectGroups(options)) as GroupName[];
  const groups = Object.fromEntries(names.map((name) => [name, describedApi[name]]));
  const openapi = canonicalize(createOpenapiDocument(groups, release, answers));
  return {
    title: release.title,
    version: release.version,
    releaseDate: requireRelease(release.version, readNewestRelease(await readFile(CHANGELOG, 'utf8'))).date,
    endpointsCount: Object.values(groups).reduce((count, { endpoints }) => count + endpoints.length, 0),
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
