import { type Html, html } from '../html.ts';

/** Renders a table that scrolls sideways by itself. Each row has its own cells, the first of which should be a heading. */
export function renderScrollTable(caption: string, headings: readonly string[], rows: readonly Html[]): Html {
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Renders a row of a heading and cells. */
export const renderRow = (heading: Html | string, cells: readonly (Html | string | number)[]): Html =>
  html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

/** Parts of warnings that name members of requests and answers, and what a person does on this page instead. */
const PAGE_WORDS = [
  [
    'send calendar julian, or calendar gregorian if it is right',
    'choose Julian under “Calendar and clock” if it is a Julian date',
  ],
  ['send the Gregorian date, or calendar gregorian if it is right', 'enter the Gregorian date if it is a Swedish one'],
  ['time_resolution has both', 'both can be chosen below'],
  ['Send iana_name for another', 'Enter another under “Calendar and clock”'],
] as const;

/** Renders warnings of an answer. */
export const renderWarnings = (warnings: readonly { readonly code: string; readonly message: string }[]): Html =>
  html`${warnings.map(({ code, message }) => html`<p class="notice notice-warn" data-code="${code}">${toPageWords(message)}</p>`)}`;

const toPageWords = (message: string): string =>
  PAGE_WORDS.reduce((text, [member, words]) => text.replace(member, words), message);

/** Renders names with values. */
export const renderFacts = (facts: readonly (readonly [name: string, value: Html | string | number])[]): Html =>
  html`<dl class="fact-list">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
