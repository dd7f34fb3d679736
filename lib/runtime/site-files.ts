import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteFiles } from '../chain/site/files.ts';

/** Folder of the site within the bundle folder. */
export const SITE_FOLDER = 'site';
/** Name of the list of files in {@link SITE_FOLDER}. */
export const SITE_LIST_NAME = 'list.json';

/** A file of the site as described in the list. */
export interface ListedFile {
  /** Path relative to the folder of the list. */
  readonly file: string;
  readonly mediaType: string;
  readonly tag: string;
  readonly isNamedByContent: boolean;
}

/** The files of the site by path below /docs. */
export interface SiteList {
  readonly files: Readonly<Record<string, ListedFile>>;
  /** Path of the "not found" page. */
  readonly notFound: string;
}

/**
 * Opens the site that was built with this function. It reads only listed files, each of them once.
 *
 * @param taskRoot folder of the bundle; Lambda sets it in LAMBDA_TASK_ROOT
 * @throws Error if the folder is not set, or the list cannot be read or has no "not found" page
 */
export function openSiteFiles(taskRoot = process.env.LAMBDA_TASK_ROOT): SiteFiles {
  if (!taskRoot) throw new Error('LAMBDA_TASK_ROOT is not set, so the pages cannot be found');
  const folder = join(taskRoot, SITE_FOLDER);
  const list = JSON.parse(readFileSync(join(folder, SITE_LIST_NAME), 'utf8')) as SiteList;
  const filesByPath = new Map(Object.entries(list.files));
  const openedFiles = new Map<string, SiteFile>();
  const find = (path: string): SiteFile | undefined => {
    const openedFile = openedFiles.get(path);
    const entry = filesByPath.get(path);
    if (openedFile || !entry) return openedFile;
    const file = openSiteFile(folder, entry);
    openedFiles.set(path, file);
    return file;
  };
  const notFound = find(list.notFound);
  if (!notFound) throw new Error(`${SITE_LIST_NAME} has no page ${list.notFound}`);
  return { find, notFound };
}

function openSiteFile(folder: string, { file, mediaType, tag, isNamedByContent }: ListedFile): SiteFile {
  const bytes = readFileSync(join(folder, file));
  const content = /^text\/|json|javascript|svg/.test(mediaType) ? bytes.toString('utf8') : new Uint8Array(bytes);
  return { mediaType, content, tag, isNamedByContent };
}
