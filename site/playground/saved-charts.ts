import { createElement, requireElement, setMarkup } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import { addChart, readCharts, readChosenFile, writeCharts } from './chart-file.ts';
import type { FormEntries } from './entries.ts';
import { getShownChart } from './shown-chart.ts';

const ITEM = 'natal.charts';

const view = requireElement<HTMLElement>('.saved-view');

/** What the list of saved charts causes. */
export interface SavedChartActions {
  /** Fills the birth form and casts the chart. */
  readonly open: (entries: FormEntries) => void;
  /** Fills the second birth. */
  readonly openAsSecond: (entries: FormEntries) => void;
}

let faults: readonly string[] = [];
let message = '';

/** Shows the charts that are saved in this browser, with controls to save, open, export and import them. */
export function showSavedCharts(actions: SavedChartActions): void {
  faults = findStoredFaults();
  draw();
  view.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-act]') : null;
    if (button) act(button.dataset, actions);
  });
  view.addEventListener('change', ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file) void importCharts(file);
  });
}

function act({ act: name, index }: DOMStringMap, { open, openAsSecond }: SavedChartActions): void {
  const charts = readStored();
  const chart = charts[Number(index)];
  [faults, message] = [[], ''];
  if (name === 'save') save();
  else if (name === 'export') exportCharts(charts);
  else if (name === 'remove') store(charts.filter((_, at) => at !== Number(index)));
  else if (chart && name === 'open') open(chart);
  else if (chart && name === 'second') openAsSecond(chart);
  draw();
}

function save(): void {
  const cast = getShownChart();
  if (!cast) faults = ['Cast a chart first.'];
  else if (store(addChart(readStored(), cast.entries))) message = 'Saved in this browser.';
}

/** Charts of this browser; none if the stored text was damaged. */
function readStored(): readonly FormEntries[] {
  const stored = localStorage.getItem(ITEM);
  const read = stored === null ? { charts: [] } : readCharts(stored);
  return 'charts' in read ? read.charts : [];
}

/** What is wrong with the stored text, which the next chart that is saved replaces. */
function findStoredFaults(): readonly string[] {
  const read = readCharts(localStorage.getItem(ITEM) ?? writeCharts([]));
  return 'faults' in read ? read.faults.map((fault) => `The charts in this browser cannot be read: ${fault}`) : [];
}

function store(charts: readonly FormEntries[]): boolean {
  try {
    localStorage.setItem(ITEM, writeCharts(charts));
    return true;
  } catch {
    faults = ['The browser has no room for more charts, or refuses to keep any.'];
    return false;
  }
}

function exportCharts(charts: readonly FormEntries[]): void {
  const address = URL.createObjectURL(new Blob([writeCharts(charts)], { type: 'application/json' }));
  createElement('a', { href: address, download: 'charts.json' }).click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function importCharts(file: File): Promise<void> {
  const read = readChosenFile(await file.text());
  [faults, message] = ['faults' in read ? read.faults : [], ''];
  if ('charts' in read && store(read.charts.toReversed().reduce(addChart, readStored())))
    message = `${read.charts.length} ${read.charts.length === 1 ? 'chart was' : 'charts were'} imported.`;
  draw();
}

/** Faults that are shown at most; a file can have thousands. */
const MOST_FAULTS = 20;

function draw(): void {
  const charts = readStored();
  const shown = faults.slice(0, MOST_FAULTS);
  const rest = faults.length - shown.length;
  setMarkup(
    view,
    html`<p class="saved-controls"><button type="button" class="button button-quiet" data-act="save">Save this chart</button>
<button type="button" class="button button-quiet" data-act="export" ${charts.length === 0 && 'disabled'}>Export</button>
<label class="button button-quiet import">Import<input class="visually-hidden" type="file" accept="application/json,.json"></label></p>
<div role="status">${message && html`<p class="hint">${message}</p>`}</div>
<div role="alert">${shown.length > 0 && html`<ul class="notice notice-bad">${shown.map((fault) => html`<li>${fault}</li>`)}${rest > 0 && html`<li>and ${rest} more</li>`}</ul>`}</div>
${charts.length === 0 ? html`<p class="hint">None yet. Charts stay in this browser and are sent nowhere.</p>` : html`<ul class="saved-list">${charts.map(renderItem)}</ul>`}`,
  );
}

const renderItem = ({ name, date }: FormEntries, index: number): Html => {
  const title = name || 'Unnamed';
  const button = (action: string, label: string, words: string): Html =>
    html`<button type="button" data-act="${action}" data-index="${index}" aria-label="${words}">${label}</button>`;
  return html`<li>${button('open', `${title}, ${date}`, `Open ${title}, ${date}`)}${button('second', '+', `Compare with ${title}`)}${button('remove', '×', `Remove ${title}`)}</li>`;
};
