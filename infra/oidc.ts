import { readSignIn } from '../lib/runtime/sign-in.ts';

/** The variables that configure signing in. The authorizer and the documentation read the same variables. */
export const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_JWKS_URL', 'OIDC_SCOPES', 'PUBLIC_URL'] as const;

export type OidcVariables = Readonly<Record<string, string>>;

/**
 * Reads the token issuer, and the address of the service, from the environment. Without an issuer, the service accepts keys
 * only.
 *
 * @throws Error for an issuer without an audience, an audience without an issuer, or an address that is no origin
 */
export function readOidcVariables(environment: Readonly<Record<string, string | undefined>>): OidcVariables {
  const chosen = OIDC_VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const variables: OidcVariables = Object.fromEntries(chosen);
  if ((variables.OIDC_ISSUER === undefined) !== (variables.OIDC_AUDIENCE === undefined)) {
    throw new Error('set OIDC_ISSUER and OIDC_AUDIENCE together: a token is for one audience of one issuer');
  }
  readSignIn(variables);
  return variables;
}
