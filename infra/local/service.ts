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

/** The service on this machine: its gateway and, unless there is another, its issuer of tokens. */
export interface LocalService {
  readonly address: string;
  /** Lets its holder do everything. */
  readonly key: string;
  /** Whether the function that people start with could be loaded. */
  readonly ready: boolean;
  stop(): Promise<void>;
}

/**
 * Builds what would be deployed, synthesises it, and serves that.
 *
 * @param signal ends the synthesis early
 * @throws PortInUseError; Error for a setting that cannot be
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
  const withdraw = await grantAccess(gateway, key, issuer);
  const ready = await gateway.warm(FIRST_ENDPOINT.method, FIRST_ENDPOINT.path);
  const stop = async (): Promise<void> => {
    await withdraw();
    await gateway.stop();
    await issuer?.stop();
  };
  return { address: gateway.address, key, ready, stop };
}

function toIssuerVariables(issuer: LocalIssuer | undefined): Record<string, string> {
  return issuer ? { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: issuer.audience } : {};
}

/** @throws Error where DYNAMODB_ENDPOINT is no address */
function readTablesEndpoint(endpoint: string | undefined): { tablesEndpoint?: string } {
  if (endpoint === undefined || endpoint === '') return {};
  if (/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return { tablesEndpoint: endpoint };
  throw new Error(`DYNAMODB_ENDPOINT is "${endpoint}"; it must be the http or https address of a DynamoDB`);
}

/** Makes the key known, and where the service is to those who make further ones. @returns takes the latter back */
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
