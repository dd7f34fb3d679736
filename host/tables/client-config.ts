/** Client configuration for local tables. They ignore credentials, but the SDK needs some to sign requests. */
export const LOCAL_CLIENT_CONFIG = {
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} as const;

/** The same as environment variables, for a process that uses the tables at `endpoint`. */
export function toTableVariables(endpoint: string): Readonly<Record<string, string>> {
  const { credentials } = LOCAL_CLIENT_CONFIG;
  return {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}
