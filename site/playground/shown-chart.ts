import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import { requireElement } from '../browser/elements.ts';
import { type ServiceAnswer, sendRequest } from '../browser/service.ts';
import type { FullChartAnswer } from './answers.ts';
import { buildChartRequest, type ChartRequestBody, isChartRequest } from './chart-request.ts';
import type { FormEntries } from './entries.ts';
import { focusFault, readForm, showFaults, showHint } from './form.ts';
import { settlePlace } from './place-field.ts';
import { readFaults } from './problem-faults.ts';

/** A chart that was cast, and from what. */
export interface ShownChart {
  readonly entries: FormEntries;
  readonly request: ChartRequestBody;
  readonly chart: FullChartAnswer;
}

const statusLine = requireElement<HTMLElement>('.said');

let shown: ShownChart | undefined;
let running: AbortController | undefined;

/** The chart that is shown; undefined before there is any. */
export const getShownChart = (): ShownChart | undefined => shown;

/** What is done with a chart when it is cast. */
type Listener = (cast: ShownChart) => void;
const listeners: Listener[] = [];
export const onChartShown = (listener: Listener): void => void listeners.push(listener);

/**
 * Casts what stands in the form. A newer casting ends an older one that is under way.
 *
 * @param isAsked by a person, who is led to what is to be mended
 */
export async function castFromForm({ isAsked }: { readonly isAsked: boolean }): Promise<void> {
  await settlePlace();
  const entries = readForm();
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) {
    showFaults(request);
    if (isAsked) focusFault(request);
    return;
  }
  running?.abort();
  running = new AbortController();
  const answer = await sendOrReport('/ephemeris/natal-chart', { body: request, signal: running.signal });
  if (!answer) return;
  if (!answer.ok) return showRefusal(answer, isAsked);
  showFaults([]);
  shown = { entries, request, chart: (answer.body as { readonly data: FullChartAnswer }).data };
  announce(shown, answer.elapsedMs);
  for (const listener of listeners) listener(shown);
  if (isAsked) showResults();
}

/** Where the form fills the window, as on a phone, the answer would come unseen. */
function showResults(): void {
  if (statusLine.getBoundingClientRect().top > innerHeight * 0.5) statusLine.scrollIntoView({ block: 'start' });
}

/** @returns undefined where a newer question took its place, or nobody answered: that is told */
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

function showRefusal(answer: ServiceAnswer, isAsked: boolean): void {
  const faults = readRefusal(answer);
  if (faults === 'key') {
    askForKey(answer);
    return;
  }
  showFaults(faults);
  if (isAsked) focusFault(faults);
}

/** Faults that an answer tells of, or that it is the key that is missing or wrong. */
export function readRefusal({ status, body, headers }: ServiceAnswer): ReturnType<typeof readFaults> | 'key' {
  const problem = body as ProblemBody;
  if (status === 401 || status === 403) return 'key';
  if (status !== 429) return readFaults(problem);
  const wait = headers.get('retry-after');
  return [{ message: `${problem.detail} ${wait ? `Try again in ${wait} seconds.` : ''}` }];
}

/** Opens the field of the key and says what is the matter with it. */
export function askForKey({ body }: ServiceAnswer): void {
  showFaults([]);
  requireElement<HTMLDetailsElement>('details.key').open = true;
  requireElement('#error-key').textContent = (body as ProblemBody).detail;
  requireElement<HTMLInputElement>('#field-key').focus();
  showHint('key', '');
}
