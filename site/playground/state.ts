import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { describeKeyProblem } from '../browser/key-problem.ts';
import { type ServiceAnswer, sendRequest } from '../browser/service.ts';
import { update } from '../browser/update.ts';
import type { FieldFault } from './chart-request.ts';
import type { OpenPanel } from './open-panel.ts';
import { readFaults, type ShownChart } from './panel.ts';

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

/** How a request is sent and its refusal reported. */
interface Sending {
  readonly body: object;
  readonly signal: AbortSignal;
  readonly locations: Parameters<typeof readFaults>[1];
  /** Whether a person asked for it: then the focus moves to a missing key. */
  readonly isSubmitted: boolean;
}

/** An answer; or what is wrong, `key` where the credentials are; or undefined where the request was aborted. */
type Outcome = ServiceAnswer | { readonly faults: readonly FieldFault[]; readonly needsKey?: true } | undefined;

/** Sends a request; every failure is a fault in words for the reader. */
export async function sendAsked(path: string, { body, signal, locations, isSubmitted }: Sending): Promise<Outcome> {
  try {
    const answer = await sendRequest(path, { method: 'POST', body, signal });
    if (signal.aborted) return undefined;
    if (answer.ok) return answer;
    const problem = answer.body as ProblemBody;
    if (answer.status === 401 || answer.status === 403) return askForKey(problem, isSubmitted);
    const wait = answer.status === 429 ? answer.headers.get('retry-after') : null;
    if (wait !== null) return { faults: [{ message: `${problem.detail} Try again in ${wait} seconds.` }] };
    return { faults: readFaults(problem, locations) };
  } catch (fault) {
    return signal.aborted ? undefined : { faults: [{ message: (fault as Error).message }] };
  }
}

/** Opens the key field and shows the problem with the key. A view that only was opened leaves the focus where it is. */
function askForKey(problem: ProblemBody, hasFocus: boolean): Outcome {
  page.keyFault = describeKeyProblem(problem);
  page.fold = 'key';
  update();
  if (hasFocus) queueMicrotask(() => document.getElementById('field-key')?.focus());
  return { faults: [], needsKey: true };
}
