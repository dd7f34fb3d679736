/** The variables that configure the token issuer. The authorizer reads the same variables. */
const VARIABLES = ['OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_JWKS_URL'] as const;

export type OidcVariables = Readonly<Record<string, string>>;

/**
 * Reads the token issuer from the environment. Without any of the variables, the service accepts keys only.
 *
 * @throws Error for an issuer without an audience or an audience without an issuer
 */
export function readOidcVariables(environment: Readonly<Record<string, string | undefined>>): OidcVariables {
  const chosen = VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const variables: OidcVariables = Object.fromEntries(chosen);
  if ((variables.OIDC_ISSUER === undefined) !== (variables.OIDC_AUDIENCE === undefined)) {
    throw new Error('set OIDC_ISSUER and OIDC_AUDIENCE together: a token is for one audience of one issuer');
  }
  return variables;
}
