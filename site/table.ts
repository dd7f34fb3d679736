import { type Html, html } from './html.ts';
import { inline } from './prose.ts';

/** A table that can be scrolled where it is wider than the page. */
export function table(headings: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  const head = headings.map((text) => html`<th scope="col">${inline(text)}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A table of a Markdown document and the paragraph before it. */
export interface MarkdownTable {
  readonly introduction: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The tables of a Markdown document: what follows a line of dashes and bars, as GitHub Flavored Markdown has it
 *
 * @source https://github.github.com/gfm/#tables-extension-
 */
export function tablesOf(markdown: string): readonly MarkdownTable[] {
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim());
  return blocks.flatMap((block, index) => {
    const [first = '', second = '', ...rest] = block.split('\n');
    if (!/^\|(\s*:?-+:?\s*\|)+$/.test(second.trim())) return [];
    const introduction = paragraphBefore(blocks, index);
    return [{ introduction, headings: cellsOf(first), rows: rest.map(cellsOf) }];
  });
}

function paragraphBefore(blocks: readonly string[], index: number): string {
  const before = blocks[index - 1] ?? '';
  return /^(#|\||-|```)/.test(before) ? '' : before.replaceAll('\n', ' ');
}

/** A bar after a backslash is part of a cell. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Title of a Markdown document. */
export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';
