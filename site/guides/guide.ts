import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Token } from 'marked';
import { parseDocument, stripMarks } from '../markdown.ts';
import { type GuideExample, joinExamples } from './example.ts';

/** A guide, read from its Markdown file. */
export interface Guide {
  /** Name of its file without the extension. */
  readonly slug: string;
  readonly title: string;
  /** The paragraph below the title. */
  readonly summary: string;
  readonly chapters: readonly Chapter[];
}

/** A section of a guide. */
export interface Chapter {
  readonly title: string;
  /** Text for the search: the section's own text and the synonyms in its comment `search`. */
  readonly searchText: string;
  readonly parts: readonly (Token | GuideExample)[];
}

/** Folder of the guides. It is among the other documents, so that a code host shows them too. */
export const GUIDES_FOLDER = fileURLToPath(new URL('../../docs/guides/', import.meta.url));

const readMarkdown = (name: string): string => readFileSync(join(GUIDES_FOLDER, `${name}.md`), 'utf8');

/** Reads the guides in the order of the list in their `README.md`. */
export function readGuides(): readonly Guide[] {
  return [...readMarkdown('README').matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, slug = '']) => readGuide(slug));
}

function readGuide(slug: string): Guide {
  const { title, lead, sections } = parseDocument(readMarkdown(slug));
  const chapters = sections.map((section) => ({
    title: section.title,
    searchText: buildSearchText(section.blocks),
    parts: joinExamples(section.blocks),
  }));
  return { slug, title, summary: stripMarks(lead), chapters };
}

function buildSearchText(blocks: readonly Token[]): string {
  const prose = blocks.filter(({ type }) => type !== 'code' && type !== 'html').map(({ raw }) => stripMarks(raw));
  const words = blocks.flatMap(({ raw }) => /^<!-- search: (.+) -->/.exec(raw)?.[1] ?? []);
  return [...prose, ...words].join(' ');
}
