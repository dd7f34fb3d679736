import { Problem } from '../../lib/base/errors/problem.ts';
import { parseRequest, type ValidatedRequest } from '../../lib/chain/parse.ts';
import type { LoadedEndpoint } from '../../lib/contract/endpoint.ts';
import { gatewayEvent } from './gateway-event.ts';
import { PARSE_CONTEXT } from './parse-context.ts';

/** The parts of a request as a client sends them. */
export interface ClientRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const toEvent = ({ method, path }: Pick<LoadedEndpoint, 'method' | 'path'>, { query, body }: ClientRequest) =>
  gatewayEvent({ method, path, query, body });

/** Validates a request; undefined where it is refused. */
export async function readRequest(
  endpoint: LoadedEndpoint,
  sent: ClientRequest,
): Promise<ValidatedRequest | undefined> {
  try {
    return await parseRequest(toEvent(endpoint, sent), endpoint.request, PARSE_CONTEXT);
  } catch (failure) {
    if (failure instanceof Problem) return undefined;
    throw failure;
  }
}
