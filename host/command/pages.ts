import { createNatal } from '../in-process/natal.ts';
import { endProgress, showProgress } from './output.ts';
import { callTool } from './tools.ts';

const PAGE = 100;

/** The line that says which part of the entries a page has. */
const PAGE_LINE = /^\d+ of \d+[.;]/;

/**
 * The lines of every page of the tool `events`.
 *
 * @param headLines lines at the beginning of each page, of which the first page's are kept
 */
export async function tellPages(args: object, headLines: number): Promise<readonly string[]> {
  const natal = createNatal();
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const { text, nextCursor } = await callTool(natal, 'events', { ...args, limit: PAGE, cursor });
    const told = text.split('\n').filter((line) => !PAGE_LINE.test(line));
    lines.push(...(lines.length === 0 ? told : told.slice(headLines)));
    cursor = nextCursor;
    showProgress(`${lines.length - headLines} so far`);
  } while (cursor !== undefined);
  endProgress();
  return lines;
}

/** The pages of a search. The names in its body are what the person typed: the service checks them. */
export const searchPages = <Path extends '/predictive/events' | '/ephemeris/table'>(path: Path, body: object) =>
  createNatal().pages(path, body as never);

/** The entries of all pages of a search. @param read the entries of one page */
export async function listEntries<Page>(
  pages: AsyncIterable<Page>,
  read: (page: Page) => readonly unknown[],
): Promise<readonly unknown[]> {
  const entries: unknown[] = [];
  for await (const page of pages) {
    entries.push(...read(page));
    showProgress(`${entries.length} so far`);
  }
  endProgress();
  return entries;
}

/** Reads `sun, moon` as a list. */
export const toList = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');
