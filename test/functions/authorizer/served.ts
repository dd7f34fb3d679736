import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import { vi } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import type { Authorizer } from '../../../lib/adapters/access/authorizer.ts';
import { type AskedRequest, authorizerEvent } from '../../support/authorizer-event.ts';
import { startTables, type TestTables } from '../../support/dynamo.ts';
import { AUDIENCE, startTestIssuer, type TestIssuer } from '../../support/issuer.ts';

/** The authorizer's function as deployed, with its own table and token issuer. */
export interface ServedAuthorizer {
  readonly tables: TestTables;
  readonly table: KeyTable;
  readonly linkSecrets: LinkSecretTable;
  readonly issuer: TestIssuer;
  ask(request: AskedRequest): Promise<APIGatewayAuthorizerResult>;
  /** Replaces the instance by a new one with empty caches. */
  restart(): void;
  stop(): Promise<void>;
}

export async function serveAuthorizer(): Promise<ServedAuthorizer> {
  const tables = await startTables();
  const issuer = await startTestIssuer();
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('OPTIONAL_ROUTES', 'GET /meta/version,HEAD /meta/version');
  vi.stubEnv('LINK_ROUTES', 'GET /l/{token},HEAD /l/{token}');
  vi.stubEnv('OIDC_ISSUER', issuer.issuer);
  vi.stubEnv('OIDC_AUDIENCE', AUDIENCE);
  const { handler } = await import('../../../functions/authorizer/index.ts');
  const { openAuthorizer } = await import('../../../lib/runtime/authorizer.ts');
  let instance: Authorizer = handler;
  return {
    tables,
    table: KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG }),
    linkSecrets: LinkSecretTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG }),
    issuer,
    ask: (request) => instance(authorizerEvent(request)),
    restart() {
      instance = openAuthorizer();
    },
    async stop() {
      vi.unstubAllEnvs();
      await issuer.stop();
      await tables.stop();
    },
  };
}
