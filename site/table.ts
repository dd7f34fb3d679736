import { type Html, html } from './html.ts';

type Cell = Html | string;

/** A table that can be scrolled where it is wider than the page. */
export function table(headings: readonly Cell[], rows: readonly (readonly Cell[])[]): Html {
  const head = headings.map((cell) => html`<th scope="col">${cell}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
