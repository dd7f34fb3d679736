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

/** The entries of every page of a search as JSON. */
export async function listPages(
  path: '/predictive/events' | '/ephemeris/table',
  body: object,
  member: 'events' | 'rows',
): Promise<readonly unknown[]> {
  const entries: unknown[] = [];
  for await (const page of createNatal().pages(path, body as never)) {
    entries.push(...((page as unknown as Readonly<Record<string, readonly unknown[]>>)[member] ?? []));
    showProgress(`${entries.length} so far`);
  }
  endProgress();
  return entries;
}

/** Reads `sun, moon` as a list. */
export const toList = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');
