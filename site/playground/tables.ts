import { html, nothing, type TemplateResult } from 'lit-html';

/** What stands in a cell or beside a name. */
export type CellContent = TemplateResult | string | number;

/** Renders a table that scrolls sideways by itself. Each row has its own cells, the first of which should be a heading. */
export function renderScrollTable(caption: string, headings: readonly string[], rows: readonly TemplateResult[]) {
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Renders a row of a heading and cells. */
export const renderRow = (heading: CellContent, cells: readonly CellContent[]): TemplateResult =>
  html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

/** A folded table. */
export const renderFolded = (summary: string, table: TemplateResult, className = ''): TemplateResult =>
  html`<details class="${className}"><summary>${summary}</summary>${table}</details>`;

/** Parts of warnings that name members of requests and answers, and what a person does on this page instead. */
const PAGE_WORDS = [
  [
    'send calendar julian, or calendar gregorian if it is right',
    'choose Julian under “Calendar of the date” if it is one',
  ],
  ['send the Gregorian date, or calendar gregorian if it is right', 'enter the Gregorian date if it is a Swedish one'],
  ['time_resolution has both', 'both can be chosen below'],
  ['Send iana_name for another', 'Enter another under “Time zone”'],
] as const;

/** Renders warnings of an answer. */
export const renderWarnings = (warnings: readonly { readonly code: string; readonly message: string }[]) =>
  warnings.map(
    ({ code, message }) => html`<p class="notice notice-warn" data-code="${code}">${toPageWords(message)}</p>`,
  );

const toPageWords = (message: string): string =>
  PAGE_WORDS.reduce((text, [member, words]) => text.replace(member, words), message);

/** Renders names with values. */
export const renderFacts = (facts: readonly (readonly [name: string, value: CellContent])[]): TemplateResult =>
  html`<dl class="fact-list">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** The first content where the condition holds; otherwise nothing, or the other one. */
export const when = <Shown, Other = typeof nothing>(condition: unknown, shown: Shown, other?: Other) =>
  condition ? shown : (other ?? nothing);
