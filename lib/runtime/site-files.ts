import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteFiles } from '../site/files.ts';

/** Folder that the build puts beside the bundle, and the name of the list in it. */
export const SITE_FOLDER = 'site';
export const SITE_LIST_NAME = 'list.json';

/** A file of the site as the list has it. */
export interface ListedFile {
  /** From the folder of the list. */
  readonly file: string;
  readonly mediaType: string;
  readonly tag: string;
  readonly isNamedByContent: boolean;
}

/** What the site consists of, by path below /docs. */
export interface SiteList {
  readonly files: Readonly<Record<string, ListedFile>>;
  /** Path of the page that says that there is none. */
  readonly notFound: string;
}

/**
 * The site that was built with this function. Only what is listed is ever read, each file once.
 *
 * @param taskRoot where the bundle lies; Lambda names it in LAMBDA_TASK_ROOT
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
