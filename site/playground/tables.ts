import { html, nothing, type TemplateResult } from 'lit-html';

/** What stands in a cell or beside a name. */
export type CellContent = TemplateResult | string | number;

/** A column of a table of items; the cells of the first one are the headings of the rows. */
export type Column<Item> = readonly [
  heading: string,
  toCell: (item: Item) => CellContent | null | undefined,
  kind?: 'number',
];

/** Renders items as a table that scrolls sideways by itself. A column for which no item has a cell is left out. */
export function renderColumns<Item>(
  caption: string,
  items: readonly Item[],
  columns: readonly Column<Item>[],
): TemplateResult {
  const isFilled = ([, toCell]: Column<Item>): boolean =>
    items.some((item) => (toCell(item) ?? undefined) !== undefined);
  const shown = items.length === 0 ? columns : columns.filter(isFilled);
  const head = shown.map(([heading]) => html`<th scope="col">${heading}</th>`);
  const rows = items.map((item) => {
    const [heading, ...cells] = shown.map(([, toCell, kind]) => [toCell(item) ?? '', kind ?? nothing] as const);
    return html`<tr><th scope="row">${heading?.[0]}</th>${cells.map(([cell, kind]) => html`<td class="${kind}">${cell}</td>`)}</tr>`;
  });
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Renders pairs of a heading and a cell as a table. */
export const renderPairs = (
  caption: string,
  [heading, further]: readonly [string, string],
  pairs: readonly (readonly [heading: CellContent, cell: CellContent])[],
): TemplateResult =>
  renderColumns(caption, pairs, [
    [heading, ([name]) => name],
    [further, ([, cell]) => cell],
  ]);

/** Words for screen readers, beside a symbol. */
export const renderHidden = (words: string): TemplateResult => html`<span class="visually-hidden">${words}</span>`;

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
