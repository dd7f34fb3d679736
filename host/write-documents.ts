/** Writes the contract, the search of the documentation and the texts for language models, or its pages, into a folder: `write-documents.ts contract <folder>`. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocs } from '../infra/build/docs.ts';
import { buildContract } from '../infra/build/openapi.ts';
import { buildTextResources } from '../infra/build/text-resources.ts';
import { BULK_CONTRACT_FILE_NAME, CONTRACT_FILE_NAME } from '../lib/runtime/contract-file.ts';
import { DOCS_SEARCH_FILE_NAME } from '../lib/runtime/docs-search.ts';
import { TEXT_RESOURCES_FILE_NAME } from '../lib/runtime/text-resources.ts';
import { listDocsEntries } from '../site/docs-entries.ts';
import { createPages } from '../site/pages.ts';

/** Readers never see half a file. */
async function writeWhole(path: string, content: unknown): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(content));
  await rename(unfinished, path);
}

const [documents = '', folder = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
if (documents === 'contract') {
  const contract = await buildContract();
  await writeWhole(join(folder, CONTRACT_FILE_NAME), await buildContract({}, []));
  await writeWhole(join(folder, BULK_CONTRACT_FILE_NAME), contract);
  await writeWhole(join(folder, DOCS_SEARCH_FILE_NAME), listDocsEntries(createPages(contract), contract));
  await writeWhole(join(folder, TEXT_RESOURCES_FILE_NAME), await buildTextResources());
} else {
  await buildDocs(folder);
}
await writeWhole(join(folder, `${documents}.written`), true);
process.exit();
