import { type Html, html } from '../html.ts';

/** Renders a table that scrolls sideways by itself. Each row has its own cells, the first of which should be a heading. */
export function renderScrollTable(caption: string, headings: readonly string[], rows: readonly Html[]): Html {
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Renders a row of a heading and cells. */
export const renderRow = (heading: Html | string, cells: readonly (Html | string | number)[]): Html =>
  html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

/** Renders warnings of an answer. */
export const renderWarnings = (warnings: readonly { readonly code: string; readonly message: string }[]): Html =>
  html`${warnings.map(({ code, message }) => html`<p class="notice notice-warn" data-code="${code}">${message}</p>`)}`;

/** Renders names with values. */
export const renderFacts = (facts: readonly (readonly [name: string, value: Html | string | number])[]): Html =>
  html`<dl class="fact-list">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
