/** The variables that name the issuer of tokens; the authorizer reads them as they stand here. */
const VARIABLES = ['OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_JWKS_URL'] as const;

export type OidcVariables = Readonly<Record<string, string>>;

/**
 * The issuer that this environment chooses, to be handed on to the authorizer: none of the variables means that only
 * keys are taken.
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
    throw new Error('OIDC_ISSUER and OIDC_AUDIENCE belong together: a token is for one audience of one issuer');
  }
  return variables;
}
