import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { describePlaceRefusal, type PlaceOption } from './place-search.ts';
import { sendRequest } from './service.ts';

/** A place to choose; without coordinates its name is looked up again. */
export type PlaceChoice = { readonly display_name: string } & Partial<PlaceOption>;

/** What the service takes a name for: one place, or several to choose from, or none. */
export type PlaceNameResult =
  | { readonly place: PlaceOption }
  | { readonly choices: readonly PlaceChoice[]; readonly message: string }
  | { readonly refusal: string };

/** Any chart: the rule for names is that of every request with a place. */
const CHART = { birth_datetime: '2000-01-01', birth_time_known: false };

/**
 * Takes a name for the place that the service takes it for in requests, so that a page and a program get the same chart.
 *
 * @throws TypeError if the service cannot be reached
 */
export async function lookUpPlaceName(name: string): Promise<PlaceNameResult> {
  const request = {
    subject: { ...CHART, birth_location: name },
    configuration: { object_set: 'traditional_7' },
  };
  const { ok, status, body, headers } = await sendRequest('/ephemeris/natal-chart', { method: 'POST', body: request });
  if (ok) return { place: (body as ChartOfPlace).data.subject.place };
  const problem = body as ProblemBody;
  const [{ candidates = [], nearest = [] } = {}] = problem.errors;
  if (problem.error === 'AmbiguousPlace')
    return { choices: candidates, message: `Several places are named ${name}. Which one is it?` };
  if (problem.error !== 'PlaceNotFound') return { refusal: describePlaceRefusal(status, problem, headers) };
  if (nearest.length === 0) return { refusal: 'No place of this name was found. Try another spelling or coordinates.' };
  const choices = nearest.map((display_name) => ({ display_name }));
  return { choices, message: `No place is named ${name}. Is it one of these?` };
}

/** The part of an answer that says which place was taken. */
interface ChartOfPlace {
  readonly data: { readonly subject: { readonly place: PlaceOption } };
}
