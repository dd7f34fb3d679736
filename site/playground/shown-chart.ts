import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { requireElement } from '../browser/elements.ts';
import { describeKeyProblem } from '../browser/key-problem.ts';
import { type ServiceAnswer, sendRequest } from '../browser/service.ts';
import type { FullChartAnswer } from './answers.ts';
import { buildChartRequest, isChartRequest } from './chart-request.ts';
import { birthFields, focusFault, readForm, showFaults, showHint } from './form.ts';
import type { ShownChart } from './panel.ts';
import { PlaceField } from './place-field.ts';
import { readFaults } from './problem-faults.ts';
import { chooseLanguage } from './shown-words.ts';

const birthPlace = new PlaceField(birthFields);
const statusLine = requireElement<HTMLElement>('.said');

let shown: ShownChart | undefined;
let running: AbortController | undefined;

/** The shown chart; undefined before the first one. */
export const getShownChart = (): ShownChart | undefined => shown;

/** A function that is called with every new chart. */
type Listener = (cast: ShownChart) => void;
const listeners: Listener[] = [];
export const onChartShown = (listener: Listener): void => void listeners.push(listener);

/**
 * Casts the chart of the form's entries. A new request aborts a running one.
 *
 * @param isSubmitted whether a person submitted the form; the focus then moves to the first fault
 */
export async function castFromForm({ isSubmitted }: { readonly isSubmitted: boolean }): Promise<void> {
  await birthPlace.settle();
  const entries = readForm();
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) {
    showFaults(request);
    if (isSubmitted) focusFault(request);
    return;
  }
  running?.abort();
  running = new AbortController();
  const answer = await sendOrReport('/ephemeris/natal-chart', { body: request, signal: running.signal });
  if (!answer) return;
  if (!answer.ok) return showRefusal(answer, isSubmitted);
  await chooseLanguage(entries.language);
  showFaults([]);
  shown = { entries, request, chart: (answer.body as { readonly data: FullChartAnswer }).data };
  announce(shown, answer.elapsedMs);
  for (const listener of listeners) listener(shown);
  if (isSubmitted) showResults();
}

/** Scrolls to the result on small screens, where the form would hide it. */
function showResults(): void {
  if (statusLine.getBoundingClientRect().top > innerHeight * 0.5) statusLine.scrollIntoView({ block: 'start' });
}

/** Sends a request. @returns undefined if it was aborted or failed; a failure is shown in the form */
export async function sendOrReport(
  path: string,
  { body, signal }: { readonly body: unknown; readonly signal: AbortSignal },
): Promise<ServiceAnswer | undefined> {
  try {
    return await sendRequest(path, { method: 'POST', body, signal });
  } catch (fault) {
    if (!signal.aborted) showFaults([{ message: `The service cannot be reached: ${String(fault)}` }]);
    return undefined;
  }
}

function announce({ chart }: ShownChart, elapsedMs: number): void {
  const { subject, aspects, planets } = chart;
  statusLine.textContent = `${subject.name}: ${Object.keys(planets).length} objects, ${aspects.length} aspects, in ${Math.round(elapsedMs)} ms.`;
}

function showRefusal(answer: ServiceAnswer, isSubmitted: boolean): void {
  const faults = readRefusal(answer);
  if (faults === 'key') {
    askForKey(answer);
    return;
  }
  showFaults(faults);
  if (isSubmitted) focusFault(faults);
}

/** Reads the faults of a refusal; `key` for a missing or wrong key. */
export function readRefusal({ status, body, headers }: ServiceAnswer): ReturnType<typeof readFaults> | 'key' {
  const problem = body as ProblemBody;
  if (status === 401 || status === 403) return 'key';
  if (status !== 429) return readFaults(problem);
  const wait = headers.get('retry-after');
  return [{ message: `${problem.detail} ${wait ? `Try again in ${wait} seconds.` : ''}` }];
}

/** Opens the key field and shows the problem with the key. A view that only was opened leaves the focus where it is. */
export function askForKey({ body }: ServiceAnswer, { hasFocus = true } = {}): void {
  showFaults([]);
  requireElement<HTMLDetailsElement>('details.key').open = true;
  requireElement('#error-key').textContent = describeKeyProblem(body as ProblemBody);
  if (hasFocus) requireElement<HTMLInputElement>('#field-key').focus();
  showHint('key', '');
}
