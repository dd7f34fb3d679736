import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import type { LoadedEndpoint } from '../contract/endpoint.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { estimateFile } from './formats/picture-files.ts';
import type { ValidatedRequest } from './parse.ts';

const { maximum: MOST_SECONDS } = SIZES.request_seconds;

/** Estimates a request with its picture, CPU-seconds. */
export const estimateWork = ({ work }: Pick<LoadedEndpoint, 'work'>, request: ValidatedRequest): number =>
  work ? work(request) + estimateFile(request) : 0;

/**
 * Refuses a request that would take too long by its estimate, before it is counted, charged or calculated.
 *
 * @throws Problem `InvalidRange` at the members that make the calculation shorter
 */
export function requireBoundedWork(
  endpoint: Pick<LoadedEndpoint, 'work' | 'workMembers'>,
  request: ValidatedRequest,
  { relocate }: Pick<RequestContext, 'relocate'>,
): void {
  const seconds = estimateWork(endpoint, request);
  if (seconds <= MOST_SECONDS) return;
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const members = (endpoint.workMembers ?? []).filter((name) => body[name] !== undefined);
  const figures = `the request is estimated at ${seconds.toFixed(1)} seconds of processor time, where ${MOST_SECONDS} are allowed`;
  const [first = 'body', ...others] = members.map((name) => `body.${name}`);
  const remedy = others.length > 0 ? `; or reduce ${others.join(' or ')}` : '';
  const message = `must ask for less: ${figures}${remedy}`;
  throw relocate(new Problem('InvalidRange', `${first} ${message}.`, { issues: [{ location: first, message }] }));
}
