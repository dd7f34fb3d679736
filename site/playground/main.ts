/** Script of the playground: connects the form with the views of the chart. */
import { requireElement, setMarkup } from '../browser/elements.ts';
import { renderAspects } from './aspects-view.ts';
import { ClockChoice } from './clock-choice.ts';
import { renderClock } from './clock-view.ts';
import { showDateHints, startDateHints } from './date-hints.ts';
import { EXAMPLE_ENTRIES, type FormEntries, parseFragment } from './entries.ts';
import { birthFields, fillForm, readForm } from './form.ts';
import { startKeyField, storeTypedKey } from './key-field.ts';
import { openPanel, type PanelViews, startPanels } from './panel-tabs.ts';
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

/** Reads the fragment of the address, which holds a chart or the name of a panel. */
function readAddress(): void {
  const entries = parseFragment(location.hash);
  if (entries) {
    fillAll(entries);
    void castFromForm({ isSubmitted: false });
  } else openPanel(location.hash.slice(1));
}

startKeyField();
startDateHints(birthDate);
startShareButton();
startForm();
startClock();
startPanels(VIEWS);
showWheel();
onChartShown(({ chart }) => {
  showWheel(chart);
  showShareButton();
});
readAddress();
addEventListener('hashchange', readAddress);
form.dataset.ready = '';
