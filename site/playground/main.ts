/** Script of the playground: connects the form with the views of the chart. */
import { requireElement, setMarkup } from '../browser/elements.ts';
import { renderAspects } from './aspects-view.ts';
import { ClockChoice } from './clock-choice.ts';
import { renderClock } from './clock-view.ts';
import { showDateHints, startDateHints } from './date-hints.ts';
import { BIRTH_NAMES, EXAMPLE_ENTRIES, type FormEntries, parseFragment, parseSharedPanel } from './entries.ts';
import { birthFields, fillForm, readForm } from './form.ts';
import { startKeyField, storeTypedKey } from './key-field.ts';
import { openPanel, openPanelWith, type PanelViews, startPanels } from './panel-tabs.ts';
import { renderPositions } from './positions-view.ts';
import { showRequests } from './request-panel.ts';
import { showShareButton, startShareButton } from './share.ts';
import { castFromForm, getShownChart, onChartShown } from './shown-chart.ts';
import { showWheel } from './wheel-view.ts';

const form = birthFields.form;
const birthDate = { fields: birthFields, prefix: '' };

/** Views that need no request of their own. */
const VIEWS: PanelViews = {
  positions: ({ chart }) => setMarkup(requireElement('.positions-view'), renderPositions(chart)),
  aspects: ({ chart }) => setMarkup(requireElement('.aspects-view'), renderAspects(chart)),
  request: showRequests,
};

function startForm(): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    storeTypedKey();
    void castFromForm({ isSubmitted: true });
  });
  // After the first chart every change of the form updates the chart.
  const update = (): void => void (getShownChart() && castFromForm({ isSubmitted: false }));
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || target.matches('#field-place, #field-key, #field-remember, [type=file]'))
      return;
    if (target.matches('[name=bodies]')) fillForm({ objects: 'custom' });
    if (target.matches('[name=unknown]')) updateTimeField();
    update();
  });
  form.addEventListener('placetaken', update);
  requireElement('.fill-example', form).addEventListener('click', () => {
    storeTypedKey();
    castEntries({ ...EXAMPLE_ENTRIES, language: readForm().language });
  });
}

function fillAll(entries: FormEntries): void {
  fillForm(entries);
  updateTimeField();
  showDateHints(birthDate);
}

function updateTimeField(): void {
  birthFields.find('time').disabled = readForm().unknown !== '';
}

/** Lets the person choose between the readings of a clock time. */
function startClock(): void {
  const choice = new ClockChoice({ ...birthDate, recast: () => castFromForm({ isSubmitted: true }) });
  onChartShown(({ chart }) => {
    choice.show(chart);
    setMarkup(requireElement('.clock-facts'), renderClock(chart));
  });
}

/** Prepares the printed page when the browser is idle after a chart, because it cannot wait while it prints. */
function startPrint(): void {
  const button = requireElement<HTMLButtonElement>('.print');
  const prepare = async (): Promise<void> => {
    const cast = getShownChart();
    const { preparePrint } = await import('./print.ts');
    if (cast) preparePrint(cast.chart);
  };
  button.addEventListener('click', () => void prepare().then(() => print()));
  onChartShown(() => {
    button.hidden = false;
    setTimeout(() => void prepare(), PRINT_DELAY_MS);
  });
}

/** By then the chart and its panel are drawn. */
const PRINT_DELAY_MS = 1000;

/** Loads the list of saved charts when it is first opened. */
function startSavedCharts(): void {
  const details = requireElement<HTMLDetailsElement>('details.saved', form);
  const show = async (): Promise<void> => {
    const { showSavedCharts } = await import('./saved-charts.ts');
    showSavedCharts({ open: castEntries, openAsSecond });
  };
  details.addEventListener('toggle', () => void show(), { once: true });
}

function castEntries(entries: FormEntries): void {
  fillAll(entries);
  void castFromForm({ isSubmitted: true });
}

/** Fills the second birth, if there is a first one to compare it with. */
function openAsSecond(entries: FormEntries): void {
  const second = BIRTH_NAMES.map((name) => [`second_${name}`, entries[name]]);
  openPanelWith({ id: 'pair', entries: Object.fromEntries(second) });
}

/** Reads the fragment of the address, which holds a chart or the name of a panel. */
function readAddress(): void {
  const entries = parseFragment(location.hash);
  const panel = parseSharedPanel(location.hash);
  if (entries) {
    fillAll(entries);
    if (panel) openPanelWith(panel);
    void castFromForm({ isSubmitted: false });
  } else openPanel(location.hash.slice(1));
}

startKeyField();
startDateHints(birthDate);
startShareButton();
startForm();
startClock();
startSavedCharts();
startPrint();
startPanels(VIEWS);
showWheel();
onChartShown(({ chart }) => {
  showWheel(chart);
  showShareButton();
});
readAddress();
addEventListener('hashchange', readAddress);
form.dataset.ready = '';
