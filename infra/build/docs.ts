import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ListedFile, SITE_FOLDER, SITE_LIST_NAME, type SiteList } from '../../lib/runtime/site-files.ts';
import { renderDocument } from '../../site/layout.ts';
import { readTableFiles } from '../../site/pages/layer-tables.ts';
import { PACKAGE_LICENSES_PATH } from '../../site/pages/license.ts';
import { readStartPictures } from '../../site/pages/start-pictures.ts';
import { createPages, NOT_FOUND_PATH } from '../../site/pages.ts';
import { listSearchEntries } from '../../site/search-entries.ts';
import { createTextFiles } from '../../site/texts/text-files.ts';
import { type BuiltFile, bundleAssets } from './docs-assets.ts';
import { renderLicenses } from './licenses.ts';
import { buildContract } from './openapi.ts';
import { replaceFolder } from './replace-folder.ts';

/** Builds the documentation site next to the bundle of its function. */
export async function buildDocs(functionFolder: string): Promise<void> {
  const files = await renderSite();
  await replaceFolder(join(functionFolder, SITE_FOLDER), async (folder) => {
    const listed = await Promise.all(
      files.map(async (file) => [file.path, await writeSiteFile(file, folder)] as const),
    );
    const list: SiteList = { files: Object.fromEntries(listed), notFound: NOT_FOUND_PATH };
    await writeFile(join(folder, SITE_LIST_NAME), JSON.stringify(list));
  });
}

/** Renders every page and file of the site. The same checkout gives the same bytes. */
export async function renderSite(): Promise<readonly BuiltFile[]> {
  const contract = await buildContract();
  const pages = createPages(contract);
  const assets = await bundleAssets(pages);
  const index = nameByContent('assets/search', 'json', JSON.stringify(listSearchEntries(pages)));
  const context = { ...contract, asset: assets.addressOf, searchIndex: assets.addressAt(index.path) };
  const documents = pages.map((page) => ({
    path: page.path,
    mediaType: 'text/html; charset=utf-8',
    content: renderDocument(page, context),
    isNamedByContent: false,
  }));
  const licenses = {
    path: PACKAGE_LICENSES_PATH,
    mediaType: 'text/plain; charset=utf-8',
    content: renderLicenses(assets.packages),
  };
  const texts = [...createTextFiles(contract), licenses].map((file) => ({ ...file, isNamedByContent: false }));
  return [...documents, ...texts, ...readTableFiles(), ...readStartPictures(), ...assets.files, index];
}

function nameByContent(path: string, extension: 'json', content: string): BuiltFile {
  const hashedPath = `${path}-${hashContent(content).slice(0, 8)}.${extension}`;
  return { path: hashedPath, mediaType: 'application/json', content, isNamedByContent: true };
}

async function writeSiteFile(
  { path, content, mediaType, isNamedByContent }: BuiltFile,
  folder: string,
): Promise<ListedFile> {
  const isPage = mediaType.startsWith('text/html');
  const file = isPage ? join('pages', `${path === '' ? 'index' : path}.html`) : path;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
  return { file, mediaType, tag: hashContent(content).slice(0, 16), isNamedByContent };
}

const hashContent = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
