import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import { element } from '../browser/elements.ts';
import { ask, type Said } from '../browser/service.ts';
import type { Chart } from './answers.ts';
import type { Entries } from './entries.ts';
import { faultsOf } from './findings.ts';
import { focusFault, hint, readForm, showFaults } from './form.ts';
import { settle } from './place-field.ts';
import { type ChartRequest, chartRequest, isRequest } from './request.ts';

/** A chart that was cast, and from what. */
export interface Cast {
  readonly entries: Entries;
  readonly request: ChartRequest;
  readonly chart: Chart;
}

const said = element<HTMLElement>('.said');

let last: Cast | undefined;
let running: AbortController | undefined;

/** The chart that is shown; undefined before there is any. */
export const lastCast = (): Cast | undefined => last;

/** What is done with a chart when it is cast. */
type Listener = (cast: Cast) => void;
const listeners: Listener[] = [];
export const onCast = (listener: Listener): void => void listeners.push(listener);

/**
 * Casts what stands in the form. A newer casting ends an older one that is under way.
 *
 * @param isAsked by a person, who is led to what is to be mended
 */
export async function cast({ isAsked }: { readonly isAsked: boolean }): Promise<void> {
  await settle();
  const entries = readForm();
  const request = chartRequest(entries);
  if (!isRequest(request)) {
    showFaults(request);
    if (isAsked) focusFault(request);
    return;
  }
  running?.abort();
  running = new AbortController();
  const answer = await answered('/ephemeris/natal-chart', { body: request, signal: running.signal });
  if (!answer) return;
  if (!answer.ok) return refuse(answer, isAsked);
  showFaults([]);
  last = { entries, request, chart: (answer.body as { readonly data: Chart }).data };
  tell(last, answer.elapsedMs);
  for (const listener of listeners) listener(last);
  if (isAsked) showResults();
}

/** Where the form fills the window, as on a phone, the answer would come unseen. */
function showResults(): void {
  if (said.getBoundingClientRect().top > innerHeight * 0.5) said.scrollIntoView({ block: 'start' });
}

/** @returns undefined where a newer question took its place, or nobody answered: that is told */
export async function answered(
  path: string,
  { body, signal }: { readonly body: unknown; readonly signal: AbortSignal },
): Promise<Said | undefined> {
  try {
    return await ask(path, { method: 'POST', body, signal });
  } catch (fault) {
    if (!signal.aborted) showFaults([{ message: `The service cannot be reached: ${String(fault)}` }]);
    return undefined;
  }
}

function tell({ chart }: Cast, elapsedMs: number): void {
  const { subject, aspects, planets } = chart;
  said.textContent = `${subject.name}: ${Object.keys(planets).length} objects, ${aspects.length} aspects, in ${Math.round(elapsedMs)} ms.`;
}

function refuse(answer: Said, isAsked: boolean): void {
  const faults = refusalOf(answer);
  if (faults === 'key') {
    askForKey(answer);
    return;
  }
  showFaults(faults);
  if (isAsked) focusFault(faults);
}

/** Faults that an answer tells of, or that it is the key that is missing or wrong. */
export function refusalOf({ status, body, headers }: Said): ReturnType<typeof faultsOf> | 'key' {
  const problem = body as ProblemBody;
  if (status === 401 || status === 403) return 'key';
  if (status !== 429) return faultsOf(problem);
  const wait = headers.get('retry-after');
  return [{ message: `${problem.detail} ${wait ? `Try again in ${wait} seconds.` : ''}` }];
}

/** Opens the field of the key and says what is the matter with it. */
export function askForKey({ body }: Said): void {
  showFaults([]);
  element<HTMLDetailsElement>('details.key').open = true;
  element('#error-key').textContent = (body as ProblemBody).detail;
  element<HTMLInputElement>('#field-key').focus();
  hint('key', '');
}
