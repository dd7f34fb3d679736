import { html, nothing, type TemplateResult } from 'lit-html';
import { update } from '../browser/update.ts';
import { castEntries } from './cast.ts';
import { addChart, readCharts, readChosenFile, writeCharts } from './chart-file.ts';
import { download } from './download.ts';
import { BIRTH_NAMES, type FormEntries } from './entries.ts';
import { page } from './state.ts';
import { openTab } from './tabs.ts';

const ITEM = 'natal.charts';
/** Faults that are shown at most; a file can have thousands. */
const MOST_FAULTS = 20;

const readStored = (): ReturnType<typeof readCharts> => readCharts(localStorage.getItem(ITEM) ?? writeCharts([]));

/** Charts of this browser; none if the stored text was damaged: the next chart that is saved replaces it. */
function listStored(): readonly FormEntries[] {
  const read = readStored();
  return 'charts' in read ? read.charts : [];
}

const stored = readStored();
let faults: readonly string[] =
  'faults' in stored ? stored.faults.map((fault) => `The charts in this browser cannot be read: ${fault}`) : [];
let message = '';

/** Stores charts and says so, or why it cannot be done. */
function store(charts: readonly FormEntries[], success = ''): void {
  [faults, message] = [[], success];
  try {
    localStorage.setItem(ITEM, writeCharts(charts));
  } catch {
    [faults, message] = [['The browser has no room for more charts, or refuses to keep any.'], ''];
  }
  update();
}

function save(): void {
  if (page.shown) store(addChart(listStored(), page.shown.entries), 'Saved in this browser.');
}

async function importCharts({ target }: Event): Promise<void> {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (!file) return;
  const read = readChosenFile(await file.text());
  if ('charts' in read) {
    const added = `${read.charts.length} ${read.charts.length === 1 ? 'chart was' : 'charts were'} imported.`;
    return store(read.charts.toReversed().reduce(addChart, listStored()), added);
  }
  [faults, message] = [read.faults, ''];
  update();
}

/** Fills the second birth with a chart. */
const openAsSecond = (chart: FormEntries): Promise<void> =>
  openTab('pair', Object.fromEntries(BIRTH_NAMES.map((name) => [`second_${name}`, chart[name]])));

/** Renders the charts that are saved in this browser, with controls to save, open, export and import them. */
export function renderSavedCharts(): TemplateResult {
  const charts = listStored();
  const exportAll = (): void => download('charts.json', new Blob([writeCharts(charts)], { type: 'application/json' }));
  const rest = faults.length - MOST_FAULTS;
  const shown = [...faults.slice(0, MOST_FAULTS), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return html`<p class="saved-controls"><button type="button" class="button button-quiet" @click=${save}>Save this chart</button>
<button type="button" class="button button-quiet" ?disabled="${charts.length === 0}" @click=${exportAll}>Export</button>
<label class="button button-quiet import">Import<input class="visually-hidden" type="file" accept="application/json,.json" @change=${importCharts}></label></p>
<div role="status">${message === '' ? nothing : html`<p class="hint">${message}</p>`}</div>
<div role="alert">${shown.length === 0 ? nothing : html`<ul class="notice notice-bad">${shown.map((fault) => html`<li>${fault}</li>`)}</ul>`}</div>
${charts.length === 0 ? html`<p class="hint">None yet. Charts stay in this browser and are sent nowhere.</p>` : html`<ul class="saved-list">${charts.map((chart) => renderItem(chart, charts))}</ul>`}`;
}

function renderItem(chart: FormEntries, charts: readonly FormEntries[]): TemplateResult {
  const title = chart.name || 'Unnamed';
  const button = (label: string, words: string, act: () => unknown): TemplateResult =>
    html`<button type="button" aria-label="${words}" @click=${act}>${label}</button>`;
  return html`<li>${button(`${title}, ${chart.date}`, `Open ${title}, ${chart.date}`, () => castEntries(chart))}${button('+', `Compare with ${title}`, () => openAsSecond(chart))}${button('×', `Remove ${title}`, () => store(charts.filter((one) => one !== chart)))}</li>`;
}
