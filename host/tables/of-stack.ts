/**
 * By these the SDK finds the Region, the credentials of a container or a machine, and another address of DynamoDB; and the last is
 * where metrics of the stack are kept, for a host whose log is in CloudWatch.
 */
const PASSED_VARIABLES = [
  'AWS_REGION',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
  'AWS_PROFILE',
  'HOME',
  'POWERTOOLS_METRICS_NAMESPACE',
] as const;

/** The tables of a deployed stack. */
export interface StackTables {
  /** Prefix of the tables' names, `natal-prod`. */
  readonly stack: string;
  /** Variables by which the functions reach the tables. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Finds the tables of a deployed stack, which has made them. Its operator's commands (`npm run keys -- --stage`) write keys, the
 * secret of links and the demo's record, so the host needs no permission to.
 */
export function findStackTables(stack: string, environment: Readonly<Record<string, string | undefined>>): StackTables {
  const given = PASSED_VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value ? [[name, value] as const] : [];
  });
  return { stack, variables: Object.fromEntries(given) };
}
