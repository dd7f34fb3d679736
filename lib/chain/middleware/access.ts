import { DEMO_PLAN } from '../../base/catalog/work-budgets.ts';
import { Problem } from '../../base/errors/problem.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Principal, RequestContext } from '../../contract/request-context.ts';
import type { Middleware } from '../call.ts';
import { BEARER_CHALLENGE } from '../challenge.ts';

/**
 * Checks that the caller has the credentials and the scope that the endpoint requires. The gateway refuses callers
 * without credentials already; this check also covers a function that is reached without the gateway.
 */
export function checkAccess(): Middleware {
  return {
    before: ({ context: { call } }) => {
      if (call.endpoint) requireAccess(call.endpoint, call.context);
    },
  };
}

function requireAccess({ access = 'credentials', scope, demo }: Endpoint, { principal }: RequestContext): void {
  if ((access === 'credentials' || access === 'link') && !principal) throw createMissingProblem();
  if (access === 'credentials' && principal?.plan === DEMO_PLAN && !demo) throw createDemoProblem();
  if (scope && !principal?.scopes.includes(scope)) throw createScopeProblem(scope, principal);
}

function createMissingProblem(): Problem {
  const headers = { 'WWW-Authenticate': BEARER_CHALLENGE };
  return new Problem(
    'MissingCredentials',
    'The endpoint asks for an API key or a token; POST /demo/token gives a token to try the service.',
    { headers },
  );
}

const createDemoProblem = (): Problem =>
  new Problem('InsufficientPermissions', 'Demo tokens do not open this endpoint; it needs an API key or a token.');

function createScopeProblem(scope: string, principal: Principal | undefined): Problem {
  const ownScopes = principal?.scopes.length ? `have only ${principal.scopes.join(', ')}` : 'have no scope';
  return new Problem('InsufficientPermissions', `This needs the scope ${scope}; the credentials ${ownScopes}.`);
}
