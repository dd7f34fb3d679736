import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { describeKeyProblem } from '../browser/key-problem.ts';
import { type ServiceAnswer, sendRequest } from '../browser/service.ts';
import { update } from '../browser/update.ts';
import type { FieldFault } from './chart-request.ts';
import type { Form } from './form.ts';
import type { OpenPanel } from './open-panel.ts';
import { type PanelRequest, readFaults, type ShownChart } from './panel.ts';

/** A part of the birth form that is folded at first. */
export type Fold = 'settings' | 'saved' | 'key';

/** What the page shows, beside the values of its forms. */
export const page: {
  shown: ShownChart | undefined;
  /** What a screen reader is told about the last chart. */
  said: string;
  /** Id of the open tab. */
  tab: string;
  fold: Fold | undefined;
  /** What is wrong with the key. */
  keyFault: string;
  /** The panels that were opened, by id. */
  readonly panels: Map<string, OpenPanel>;
} = { shown: undefined, said: '', tab: 'chart', fold: undefined, keyFault: '', panels: new Map() };

interface Sending {
  readonly locations: Parameters<typeof readFaults>[1];
  /** Whether a person asked for it: then the focus moves to the first fault. */
  readonly isSubmitted: boolean;
}

/**
 * Sends what a form asks for, and aborts what it asked for before. The form shows every failure in words for the reader.
 *
 * @returns the answer; none for a refusal; undefined if a later request has taken its place
 */
export async function sendFormRequest(
  form: Form,
  { path, body }: Pick<PanelRequest, 'path' | 'body'>,
  { locations, isSubmitted }: Sending,
): Promise<{ readonly answer?: ServiceAnswer; readonly needsKey?: boolean } | undefined> {
  const signal = form.startRequest();
  const answer = await sendRequest(path, { method: 'POST', body, signal }).catch((fault: Error) => fault);
  if (signal.aborted) return undefined;
  const needsKey = 'status' in answer && (answer.status === 401 || answer.status === 403);
  form.show(needsKey ? [] : listAnswerFaults(answer, locations), { hasFocus: isSubmitted });
  if (needsKey) askForKey(answer.body as ProblemBody, isSubmitted);
  return 'ok' in answer && answer.ok ? { answer } : { needsKey };
}

function listAnswerFaults(answer: ServiceAnswer | Error, locations: Sending['locations']): readonly FieldFault[] {
  if (answer instanceof Error) return [answer];
  if (answer.ok) return [];
  const problem = answer.body as ProblemBody;
  const wait = answer.status === 429 ? answer.headers.get('retry-after') : null;
  if (wait !== null) return [{ message: `${problem.detail} Try again in ${wait} seconds.` }];
  return readFaults(problem, locations);
}

/** Opens the key field and shows the problem with the key. A view that only was opened leaves the focus where it is. */
function askForKey(problem: ProblemBody, hasFocus: boolean): void {
  page.keyFault = describeKeyProblem(problem);
  page.fold = 'key';
  update();
  if (hasFocus) queueMicrotask(() => document.getElementById('field-key')?.focus());
}
