import { requireElement, setMarkup } from '../browser/elements.ts';
import { html } from '../html.ts';
import type { SharedPanel } from './entries.ts';
import { fillFormControls, readChangedControls } from './fields.ts';
import type { Panel, PanelRequest, ShownChart } from './panel.ts';
import { PANEL_LOADERS } from './panel-loaders.ts';
import { PanelRunner } from './panel-runner.ts';
import { getShownChart, onChartShown } from './shown-chart.ts';

/** Functions that show a chart in a panel without a form, by its id. */
export type PanelViews = Readonly<Record<string, (cast: ShownChart) => void>>;

/** The runners of panels that were opened. */
const runners = new Map<string, Promise<PanelRunner>>();
const openedRunners = new Map<string, PanelRunner>();

/** The chart that each panel shows. */
const chartByPanel = new Map<string, ShownChart>();

/** Shows the chart in the open panel, also when another panel is opened or another chart is cast. */
export function startPanels(views: PanelViews): void {
  fillInitialDates();
  const panels = listSections();
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) showPanel(target as HTMLElement, views);
  });
  for (const panel of panels) watcher.observe(panel, { attributeFilter: ['hidden'] });
  onChartShown(() => {
    for (const panel of panels) showPanel(panel, views);
  });
}

function showPanel(panel: HTMLElement, views: PanelViews): void {
  const current = getShownChart();
  if (!current || panel.hidden || chartByPanel.get(panel.id) === current) return;
  chartByPanel.set(panel.id, current);
  if (Object.hasOwn(PANEL_LOADERS, panel.id)) void runPanel(panel);
  else views[panel.id]?.(current);
}

async function runPanel(panel: HTMLElement): Promise<void> {
  try {
    await (await loadRunner(panel)).run();
  } catch (fault) {
    runners.delete(panel.id);
    chartByPanel.delete(panel.id);
    const notice = html`<p class="notice notice-bad">This view could not be loaded: ${String(fault)}. Reload the page to try again.</p>`;
    setMarkup(requireElement('.panel-content', panel), notice);
  }
}

/** The runner of a panel, loaded when the panel is first opened. */
function loadRunner(section: HTMLElement): Promise<PanelRunner> {
  const { id } = section;
  const known = runners.get(id);
  if (known) return known;
  const loaded = loadPanel(id).then((panel) => {
    const runner = new PanelRunner(panel, section);
    openedRunners.set(id, runner);
    return runner;
  });
  runners.set(id, loaded);
  return loaded;
}

async function loadPanel(id: string): Promise<Panel> {
  const load = PANEL_LOADERS[id];
  if (!load) throw new Error(`no panel has the id ${id}`);
  return load();
}

/** The requests of the opened panels that were answered. */
export const listPanelRequests = (): readonly PanelRequest[] =>
  [...openedRunners.values()].flatMap((runner) => runner.getRequest() ?? []);

const listSections = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];

/** Opens a panel by its id. @returns false for an id that no panel has */
export function openPanel(id: string): boolean {
  const isKnown = listSections().some((panel) => panel.id === id);
  if (isKnown) requireElement<HTMLElement>(`#tab-${id}`).click();
  return isKnown;
}

/** Opens a panel with values in its form; unknown panels and names are left out. */
export function openPanelWith({ id, entries }: SharedPanel): void {
  const form = listSections()
    .find((panel) => panel.id === id)
    ?.querySelector('form');
  if (form) fillFormControls(form, entries);
  openPanel(id);
  // A panel that was opened before takes the values like a change of its form.
  form?.dispatchEvent(new Event('change'));
}

/** The open panel with the changed values of its form. */
export function readOpenPanel(): SharedPanel | undefined {
  const open = listSections().find(({ hidden }) => !hidden);
  if (!open) return undefined;
  const form = open.querySelector('form');
  return { id: open.id, entries: form ? readChangedControls(form) : {} };
}

const INITIAL_YEARS: Readonly<Record<string, number>> = { today: 0, 'next-year': 1 };

/** Fills empty dates that have an initial value relative to today, before anyone can type into them. */
function fillInitialDates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-initial]')) {
    const years = INITIAL_YEARS[input.dataset.initial ?? ''];
    if (years === undefined || input.value !== '') continue;
    const day = new Date();
    day.setUTCFullYear(day.getUTCFullYear() + years);
    input.value = day.toISOString().slice(0, 10);
  }
}
