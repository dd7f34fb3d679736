import { update } from '../browser/update.ts';
import { listBirthRows, SETTING_ROWS } from './birth-rows.ts';
import { buildChartRequest, type FormFault, type FullChartAnswer, isChartRequest } from './chart-request.ts';
import { completeEntries, type FormEntries, toFragment, toSkyBirth } from './entries.ts';
import { Form } from './form.ts';
import { FORM_LOCATIONS } from './panel.ts';
import { chooseLanguage } from './shown-words.ts';
import { page, sendFormRequest } from './state.ts';
import { showOpenTab } from './tabs.ts';

/** Where the tab keeps the last birth, in the form of a link. */
export const LAST_ITEM = 'natal.last';

/** The form with birth data and chart settings. */
export const birth = new Form('', [...listBirthRows(''), ...SETTING_ROWS], {
  change: () => void castForm(),
  submit: () => void castForm({ isSubmitted: true }),
});

/** Fills the form and casts its chart. */
export async function castEntries(entries: FormEntries, { isSubmitted = true } = {}): Promise<void> {
  birth.fill(entries);
  await castForm({ isSubmitted });
}

/**
 * Casts the chart of the form. A new request aborts a running one.
 *
 * @param isSubmitted whether a person submitted the form; the focus then moves to the first fault. Otherwise a form without a
 *   birth is the sky of this minute.
 */
export async function castForm({ isSubmitted = false } = {}): Promise<void> {
  await birth.settle();
  const entries = readEntries(isSubmitted);
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) return showFaults(request, isSubmitted);
  page.keyFault = '';
  const startedMs = performance.now();
  const sent = { path: '/ephemeris/natal-chart', body: request };
  const outcome = await sendFormRequest(birth, sent, { isSubmitted, locations: FORM_LOCATIONS });
  if (!outcome?.answer) return;
  await chooseLanguage(entries.language);
  const { data: chart } = outcome.answer.body as { readonly data: FullChartAnswer };
  page.shown = { entries, request, chart };
  page.said = describeChart(chart, performance.now() - startedMs);
  birth.showClock('', isBlank() ? undefined : chart);
  if (!isBlank()) sessionStorage.setItem(LAST_ITEM, toFragment(entries));
  showOpenTab();
  if (isSubmitted) showResult();
}

/** While a birth is being typed, fields that are still empty have no faults. */
const showFaults = (faults: readonly FormFault[], isSubmitted: boolean): void =>
  birth.show(
    faults.filter(({ field }) => isSubmitted || (field !== undefined && birth.entries[field] !== '')),
    { hasFocus: isSubmitted },
  );

const isBlank = (): boolean => ['date', 'time', 'place'].every((name) => birth.entries[name] === '');

function readEntries(isSubmitted: boolean): FormEntries {
  const typed = completeEntries(birth.entries);
  const sky = toSkyBirth(new Date());
  return isSubmitted || !isBlank() ? typed : { ...typed, ...sky, name: typed.name || sky.name };
}

function describeChart({ subject, aspects, planets }: FullChartAnswer, elapsedMs: number): string {
  const objects = Object.keys(planets).length;
  return `${subject.name}: ${objects} objects, ${aspects.length} aspects, in ${Math.round(elapsedMs)} ms.`;
}

/** Scrolls to the result on small screens, where it stands above the form. */
function showResult(): void {
  const said = document.querySelector('.said');
  if (said && said.getBoundingClientRect().bottom < 0) said.scrollIntoView({ block: 'start' });
  update();
}
