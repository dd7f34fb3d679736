import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { type LocalGateway, startGateway } from './gateway.ts';
import { type LocalIssuer, startIssuer } from './issuer.ts';
import { seedLocalAccess } from './local-access.ts';
import { resolveLocalKey } from './local-key.ts';
import { parsePort, recordService } from './running-service.ts';
import { synthesise } from './synthesise.ts';
import { FIRST_ENDPOINT } from './welcome.ts';

const STATE_FOLDER = join(PROJECT_FOLDER, '.local');
const ASSEMBLY_FOLDER = join(PROJECT_FOLDER, 'cdk.out');

type Environment = Readonly<NodeJS.ProcessEnv>;

/** The service on this machine: gateway and, unless OIDC_ISSUER is set, a token issuer. */
export interface LocalService {
  readonly address: string;
  /** An API key with all scopes. */
  readonly key: string;
  /** Whether the function of the first example loads. */
  readonly ready: boolean;
  stop(): Promise<void>;
}

/**
 * Builds and synthesises the deployment, and serves the result.
 *
 * @param signal aborts the synthesis
 * @throws PortInUseError; Error for an invalid setting
 */
export async function startService(environment: Environment, signal: AbortSignal): Promise<LocalService> {
  const port = parsePort(environment.PORT);
  const key = await resolveLocalKey(environment.LOCAL_API_KEY, join(STATE_FOLDER, 'api-key'));
  const issuer = environment.OIDC_ISSUER ? undefined : await startIssuer({ stateFolder: STATE_FOLDER });
  await buildAll();
  await synthesise(ASSEMBLY_FOLDER, { environment: { ...environment, ...toIssuerVariables(issuer) }, signal });
  const gateway = await startGateway({
    assemblyFolder: ASSEMBLY_FOLDER,
    logFolder: join(STATE_FOLDER, 'logs'),
    port,
    ...readTablesEndpoint(environment.DYNAMODB_ENDPOINT),
    log: (line) => console.error(line),
  });
  const removeRecord = await grantAccess(gateway, key, issuer);
  const ready = await gateway.warm(FIRST_ENDPOINT.method, FIRST_ENDPOINT.path);
  const stop = async (): Promise<void> => {
    await removeRecord();
    await gateway.stop();
    await issuer?.stop();
  };
  return { address: gateway.address, key, ready, stop };
}

function toIssuerVariables(issuer: LocalIssuer | undefined): Record<string, string> {
  return issuer ? { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: issuer.audience } : {};
}

/** @throws Error where DYNAMODB_ENDPOINT is not an http or https address */
function readTablesEndpoint(endpoint: string | undefined): { tablesEndpoint?: string } {
  if (endpoint === undefined || endpoint === '') return {};
  if (/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return { tablesEndpoint: endpoint };
  throw new Error(`DYNAMODB_ENDPOINT is "${endpoint}"; it must be the http or https address of a DynamoDB`);
}

/** Registers the local credentials and records the running service. @returns removes that record */
async function grantAccess(
  { address, tablesEndpoint, keysTable }: LocalGateway,
  key: string,
  issuer: LocalIssuer | undefined,
): Promise<() => Promise<void>> {
  if (keysTable === undefined) throw new Error('no function of the template has a table of keys');
  await seedLocalAccess({ tablesEndpoint, keysTable, key, issuer: issuer?.issuer });
  const service = { address, tablesEndpoint, keysTable, issuer: issuer?.issuer, audience: issuer?.audience };
  return await recordService(STATE_FOLDER, Number(new URL(address).port), service);
}
