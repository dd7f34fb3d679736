/** Script of the playground: connects the form with the views of the chart. */
import { requireElement, setMarkup } from '../browser/elements.ts';
import { renderAspects } from './aspects-view.ts';
import { selectReadings, stateOffset } from './clock-readings.ts';
import { renderClock } from './clock-view.ts';
import { showDateHints, startDateHints } from './date-hints.ts';
import { EXAMPLE_ENTRIES, type FormEntries, parseFragment } from './entries.ts';
import { fillForm, readForm } from './form.ts';
import { startKeyField, storeTypedKey } from './key-field.ts';
import { startPlaceField } from './place-field.ts';
import { renderPositions } from './positions-view.ts';
import { showRequests } from './request-panel.ts';
import { showShareButton, startShareButton } from './share.ts';
import { castFromForm, getShownChart, onChartShown, type ShownChart } from './shown-chart.ts';
import { showTransits, startTransitsPanel } from './transits-panel.ts';
import { showWheel } from './wheel-view.ts';

const form = requireElement<HTMLFormElement>('form.birth');
const clock = requireElement<HTMLElement>('.clock-facts');

/** Functions that show a chart in a panel, called for the open panel. The map is loaded on first use. */
const PANELS: Readonly<Record<string, (cast: ShownChart) => void>> = {
  positions: ({ chart }) => setMarkup(requireElement('.positions-view'), renderPositions(chart)),
  aspects: ({ chart }) => setMarkup(requireElement('.aspects-view'), renderAspects(chart)),
  transits: () => void showTransits(),
  map: () => void import('./map-panel.ts').then(({ showMap }) => showMap()),
  request: showRequests,
};

/** The chart that each panel shows. */
const chartByPanel = new Map<string, ShownChart>();

function showPanel(panel: HTMLElement): void {
  const current = getShownChart();
  if (!current || panel.hidden || chartByPanel.get(panel.id) === current) return;
  chartByPanel.set(panel.id, current);
  PANELS[panel.id]?.(current);
}

function watchPanels(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) showPanel(target as HTMLElement);
  });
  for (const panel of panels) watcher.observe(panel, { attributeFilter: ['hidden'] });
  onChartShown(() => panels.forEach(showPanel));
}

function startForm(): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    storeTypedKey();
    void castFromForm({ isSubmitted: true });
  });
  // After the first chart every change of the form updates the chart.
  const update = (): void => void (getShownChart() && castFromForm({ isSubmitted: false }));
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || target.matches('#field-place, #field-key, #field-remember')) return;
    if (target.matches('[name=unknown]')) updateTimeField();
    update();
  });
  form.addEventListener('placetaken', update);
  requireElement('.fill-example', form).addEventListener('click', () => {
    fillAll(EXAMPLE_ENTRIES);
    storeTypedKey();
    void castFromForm({ isSubmitted: true });
  });
}

function fillAll(entries: FormEntries): void {
  fillForm(entries);
  updateTimeField();
  showDateHints();
}

function updateTimeField(): void {
  requireElement<HTMLInputElement>('[name=time]', form).disabled = readForm().unknown !== '';
}

/** The last answer whose time has several readings. */
let offering: ShownChart['chart']['subject'] | undefined;

/** Lets the person choose between the readings of a clock time. */
function startReadings(): void {
  clock.addEventListener('click', ({ target }) => {
    const { fold, offset } = (target instanceof Element && target.closest<HTMLElement>('.reading')?.dataset) || {};
    const request = getShownChart()?.request;
    if (fold !== undefined) void recast({ fold });
    if (offset !== undefined && request) void recast(stateOffset(request, offset));
  });
}

async function recast(entries: Partial<FormEntries>): Promise<void> {
  fillForm(entries);
  await castFromForm({ isSubmitted: true });
  // The new answer replaces the button that had the focus.
  if (document.activeElement === document.body) clock.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

function showClock({ chart }: ShownChart): void {
  offering = selectReadings(chart.subject, offering);
  setMarkup(clock, renderClock(chart, offering));
}

/** Reads the fragment of the address, which holds a chart or the name of a panel. */
function readAddress(): void {
  const entries = parseFragment(location.hash);
  if (entries) {
    fillAll(entries);
    void castFromForm({ isSubmitted: false });
  } else if (Object.hasOwn(PANELS, location.hash.slice(1))) {
    requireElement<HTMLElement>(`#tab-${location.hash.slice(1)}`).click();
  }
}

startKeyField();
startPlaceField();
startDateHints();
startTransitsPanel();
startShareButton();
startForm();
startReadings();
watchPanels();
showWheel();
onChartShown(({ chart }) => {
  showWheel(chart);
  showShareButton();
});
onChartShown(showClock);
readAddress();
addEventListener('hashchange', readAddress);
form.dataset.ready = '';
