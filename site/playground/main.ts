/** The playground: a form, and everything that the service answers to it. */
import { element, put } from '../browser/elements.ts';
import { aspectsView } from './aspects-view.ts';
import { type Cast, cast, lastCast, onCast } from './cast.ts';
import { clockView } from './clock-view.ts';
import { showDateHints, startDateHints } from './date-hints.ts';
import { type Entries, EXAMPLE, fromFragment } from './entries.ts';
import { fillForm, readForm } from './form.ts';
import { startKeyField, takeKey } from './key-field.ts';
import { startPlaceField } from './place-field.ts';
import { positionsView } from './positions-view.ts';
import { showRequests } from './request-panel.ts';
import { offerShare, startShare } from './share.ts';
import { findTransits, startTransitsPanel } from './transits-panel.ts';
import { showWheel } from './wheel-view.ts';

const form = element<HTMLFormElement>('form.birth');
const clock = element<HTMLElement>('.clock-facts');

/** What is shown of a chart in a panel, when the panel is open. The map is loaded when it is first wanted. */
const PANELS: Readonly<Record<string, (cast: Cast) => void>> = {
  positions: ({ chart }) => put(element('.positions-view'), positionsView(chart)),
  aspects: ({ chart }) => put(element('.aspects-view'), aspectsView(chart)),
  transits: () => void findTransits(),
  map: () => void import('./map-panel.ts').then(({ findMap }) => findMap()),
  request: showRequests,
};

/** The chart that a panel shows already. */
const shownIn = new Map<string, Cast>();

function showPanel(panel: HTMLElement): void {
  const current = lastCast();
  if (!current || panel.hidden || shownIn.get(panel.id) === current) return;
  shownIn.set(panel.id, current);
  PANELS[panel.id]?.(current);
}

function watchPanels(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) showPanel(target as HTMLElement);
  });
  for (const panel of panels) watcher.observe(panel, { attributeFilter: ['hidden'] });
  onCast(() => panels.forEach(showPanel));
}

function startForm(): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    takeKey();
    void cast({ isAsked: true });
  });
  // What is changed after the first chart changes it at once.
  const recast = (): void => void (lastCast() && cast({ isAsked: false }));
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || target.matches('#field-place, #field-key')) return;
    if (target.matches('[name=unknown]')) showWhetherTimeIsKnown();
    recast();
  });
  form.addEventListener('placetaken', recast);
  element('.fill-example', form).addEventListener('click', () => {
    fill(EXAMPLE);
    takeKey();
    void cast({ isAsked: true });
  });
}

function fill(entries: Entries): void {
  fillForm(entries);
  showWhetherTimeIsKnown();
  showDateHints();
}

function showWhetherTimeIsKnown(): void {
  element<HTMLInputElement>('[name=time]', form).disabled = readForm().unknown !== '';
}

/** A clock time that occurred twice: the reading that is meant is chosen beside it. */
function startReadings(): void {
  clock.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest<HTMLElement>('[data-fold]')?.dataset.fold : undefined;
    if (fold === undefined) return;
    fillForm({ fold });
    void cast({ isAsked: true });
  });
}

/** A link brings a chart, or names a panel. */
function readAddress(): void {
  const entries = fromFragment(location.hash);
  if (entries) {
    fill(entries);
    void cast({ isAsked: false });
  } else if (Object.hasOwn(PANELS, location.hash.slice(1))) {
    element<HTMLElement>(`#tab-${location.hash.slice(1)}`).click();
  }
}

startKeyField();
startPlaceField();
startDateHints();
startTransitsPanel();
startShare();
startForm();
startReadings();
watchPanels();
showWheel();
onCast(({ chart }) => {
  showWheel(chart);
  put(clock, clockView(chart));
  offerShare();
});
readAddress();
addEventListener('hashchange', readAddress);
form.dataset.ready = '';
