/**
 * `npm run answers`: sends the corpus of requests to the working tree and to another commit, and compares every answer.
 *
 * `--draw` writes the corpus anew from the contract; `--record` records the working tree; `--compare REF` records the working
 * tree, and the commit unless that was done before, and fails on any difference; `--tolerance` compares by precision. Further words
 * select operations of the working tree.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_FOLDER } from '../../../infra/build/folders.ts';
import { buildCheckout, findCommit, withCheckout } from '../../support/checkouts.ts';
import { compareRecordings, EQUIVALENCES } from './compare.ts';
import { recordAnswers } from './record.ts';
import { describeDifferences } from './report.ts';
import { operationOf, type PlacedRequest, readCorpus, writeCorpus } from './requests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'boolean' },
    record: { type: 'boolean' },
    compare: { type: 'string' },
    tolerance: { type: 'boolean' },
    folder: { type: 'string', default: join(BUILD_FOLDER, 'answers') },
  },
});
if (!values.draw && !values.record && values.compare === undefined)
  throw new Error('npm run answers needs --draw, --record or --compare REF');

if (values.draw) {
  const { drawCorpus } = await import('./draw.ts'); // it stops the clock
  const requests = drawCorpus();
  console.log(`${requests.length} requests in ${writeCorpus(requests)} bytes`);
}

const corpus = readCorpus();
const recordings = join(values.folder, corpus.hash);
const working = join(recordings, 'working-tree');
await mkdir(recordings, { recursive: true });

if (values.record || values.compare !== undefined)
  await recordAnswers(selectRequests(positionals), buildCheckout(), working);
if (values.compare !== undefined) process.exitCode = (await compareWith(values.compare)) ? 0 : 1;

/** The requests to operations that have one of the words in their method and path; all without words. */
function selectRequests(words: readonly string[]): readonly PlacedRequest[] {
  const all = [...corpus.requests.entries()];
  if (words.length === 0) return all;
  const selected = all.filter(([, request]) => words.some((word) => operationOf(request).includes(word)));
  if (selected.length === 0) throw new Error(`no operation has ${words.join(' or ')} in its method and path`);
  return selected;
}

/** @returns whether all answers are equal */
async function compareWith(reference: string): Promise<boolean> {
  const recording = await recordCommit(findCommit(reference));
  const equivalence = values.tolerance ? EQUIVALENCES.tolerant : EQUIVALENCES.exact;
  const differences = await compareRecordings(recording, working, equivalence);
  console.log(describeDifferences(differences, corpus));
  return differences.every(({ different }) => different === 0);
}

/** Records a commit once. @returns the folder of its answers */
async function recordCommit(commit: string): Promise<string> {
  const folder = join(recordings, commit);
  if (!existsSync(folder))
    await withCheckout(commit, (checkout) => recordAnswers(selectRequests([]), buildCheckout(checkout), folder));
  return folder;
}
