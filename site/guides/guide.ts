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
  /** Heading of the list that names it. */
  readonly group: string;
  readonly title: string;
  /** The paragraph below the title. */
  readonly summary: string;
  readonly chapters: readonly Chapter[];
}

/** A section of a guide. */
export interface Chapter {
  readonly title: string;
  /** Its text without code. */
  readonly prose: string;
  /** Synonyms for the search, from its comment `search`. */
  readonly keywords: string;
  readonly parts: readonly (Token | GuideExample)[];
}

/** Folder of the guides. It is among the other documents, so that a code host shows them too. */
export const GUIDES_FOLDER = fileURLToPath(new URL('../../docs/guides/', import.meta.url));

/** Text of a guide's file. */
export const readGuideText = (slug: string): string => readFileSync(join(GUIDES_FOLDER, `${slug}.md`), 'utf8');

/** Reads the guides in the order of the lists in their `README.md`. */
export function readGuides(): readonly Guide[] {
  return parseDocument(readGuideText('README')).sections.flatMap(({ title: group, blocks }) => {
    const links = blocks.flatMap(({ raw }) => [...raw.matchAll(/\]\(([\w-]+)\.md\)/g)]);
    return links.map(([, slug = '']) => readGuide(slug, group));
  });
}

function readGuide(slug: string, group: string): Guide {
  const { title, lead, sections } = parseDocument(readGuideText(slug));
  const chapters = sections.map((section) => ({
    title: section.title,
    prose: joinProse(section.blocks),
    keywords: findKeywords(section.blocks),
    parts: joinExamples(section.blocks),
  }));
  return { slug, group, title, summary: stripMarks(lead), chapters };
}

function joinProse(blocks: readonly Token[]): string {
  const prose = blocks.filter(({ type }) => !['code', 'html', 'space'].includes(type));
  return prose.map(({ raw }) => stripMarks(raw)).join(' ');
}

const findKeywords = (blocks: readonly Token[]): string =>
  blocks.flatMap(({ raw }) => /^<!-- search: (.+) -->/.exec(raw)?.[1] ?? []).join(' ');
