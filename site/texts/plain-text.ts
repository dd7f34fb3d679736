import type { Html } from '../html.ts';

const LETTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Turns inline markup of a page into Markdown: code stays code, all other tags are dropped. */
export const toMarkdownText = ({ text }: Html): string =>
  text
    .replace(/<\/?code>/g, '`')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => LETTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
