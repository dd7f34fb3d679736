import { type Html, html } from './html.ts';
import { inline } from './prose.ts';
import { readTable, table } from './table.ts';

/** A part of a Markdown document under a heading of the second level. */
export interface Section {
  readonly title: string;
  /** Paragraphs, lists and tables. */
  readonly blocks: readonly string[];
}

export function sectionsOf(markdown: string): readonly Section[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...blocks] = part.split(/\n{2,}/).map((block) => block.trim());
    return { title, blocks: blocks.filter((block) => block !== '') };
  });
}

/** Where a link of the document leads to from the page. */
export type Resolve = (target: string) => string;

/** A paragraph, a list or a table. */
export function blockOf(block: string, resolve: Resolve): Html {
  const read = readTable(block);
  if (read)
    return table(
      read.headings,
      read.rows.map((cells) => cells.map((cell) => marked(cell, resolve))),
    );
  if (!block.startsWith('- ')) return html`<p>${marked(block, resolve)}</p>`;
  const items = block.slice('- '.length).split(/\n- /);
  return html`<ul>${items.map((item) => html`<li>${marked(item, resolve)}</li>`)}</ul>`;
}

const LINK_OR_STRONG = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/;

/** A line with links, `code` and what is **strong**. */
function marked(text: string, resolve: Resolve): Html {
  return html`${text.split(LINK_OR_STRONG).map((part) => pieceOf(part, resolve))}`;
}

function pieceOf(part: string, resolve: Resolve): Html {
  const [, strong] = /^\*\*([^*]+)\*\*$/.exec(part) ?? [];
  if (strong !== undefined) return html`<strong>${inline(strong)}</strong>`;
  const [, words, target] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  if (words === undefined || target === undefined) return inline(part);
  return html`<a href="${resolve(target)}">${inline(words)}</a>`;
}
