import { type Html, html } from './html.ts';
import { inline } from './prose.ts';

/** A table that can be scrolled where it is wider than the page. */
export function table(headings: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  const head = headings.map((text) => html`<th scope="col">${inline(text)}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A table of a Markdown document. */
export interface MarkdownTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The table that a block of a Markdown document is: a second line of dashes and bars, as GitHub Flavored Markdown has it.
 *
 * @source https://github.github.com/gfm/#tables-extension-
 */
export function readTable(block: string): MarkdownTable | undefined {
  const [first = '', second = '', ...rest] = block.split('\n');
  if (!/^\|(\s*:?-+:?\s*\|)+$/.test(second.trim())) return undefined;
  return { headings: cellsOf(first), rows: rest.map(cellsOf) };
}

/** A bar after a backslash is part of a cell. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
