import { createRequire } from 'node:module';
import { join } from 'node:path';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { KeyTable } from '../../infra/keys/key-table.ts';
import { LOCAL_CLIENT_CONFIG } from '../../infra/local/tables/client-config.ts';
import type { Authorizer } from '../../lib/access/authorizer.ts';
import { authorizerEvent } from '../support/authorizer-event.ts';
import { issuerRecord, testClient } from '../support/clients.ts';
import { startTables } from '../support/dynamo.ts';
import { AUDIENCE, startTestIssuer } from '../support/issuer.ts';
import { figuresOf, interleaved } from './measure.ts';
import type { Row } from './row.ts';

const ROUNDS = { warmUp: 200, measured: 2000 };
const NEW_KEYS = 200;
const MOST_MS = 1;

/** The bundle that is deployed. */
function deployedAuthorizer(): Authorizer {
  const bundle = join(locateArtifacts(BUILD_FOLDER).functionFolder('authorizer'), 'index.js');
  return createRequire(import.meta.url)(bundle).handler;
}

/** What whoever calls pays for being asked who he is. */
export async function authorizerRows(): Promise<readonly Row[]> {
  const tables = await startTables();
  const issuer = await startTestIssuer();
  Object.assign(process.env, { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: AUDIENCE });
  const table = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  const clients = Array.from({ length: NEW_KEYS }, () => testClient());
  for (const { record } of clients) await table.add(record);
  await table.add(issuerRecord(issuer.issuer));

  const authorize = deployedAuthorizer();
  const unseen = await firstTimes(authorize, clients);
  const withKey = authorizerEvent({ headers: { 'X-API-Key': clients[0]?.key ?? '' } });
  const withToken = authorizerEvent({ headers: { Authorization: `Bearer ${await issuer.sign()}` } });
  const seen = await interleaved(
    { key: () => () => allowed(authorize, withKey), token: () => () => allowed(authorize, withToken) },
    ROUNDS,
  );
  await issuer.stop();
  await tables.stop();
  return [
    { name: 'authorizer, key seen within a minute', unit: 'ms', ...inMs(seen.key), budget: MOST_MS },
    { name: 'authorizer, token RS256, subject seen within a minute', unit: 'ms', ...inMs(seen.token), budget: MOST_MS },
    { name: 'authorizer, key not seen yet, embedded table', unit: 'ms', ...inMs(unseen) },
  ];
}

/** Microseconds. */
async function firstTimes(authorize: Authorizer, clients: readonly { readonly key: string }[]) {
  const samples: number[] = [];
  for (const { key } of clients) {
    const event = authorizerEvent({ headers: { 'X-API-Key': key } });
    const startedMs = performance.now();
    await allowed(authorize, event);
    samples.push((performance.now() - startedMs) * 1000);
  }
  return figuresOf(samples);
}

async function allowed(authorize: Authorizer, event: Parameters<Authorizer>[0]): Promise<void> {
  const { usageIdentifierKey, context } = await authorize(event);
  if (!usageIdentifierKey) throw new Error(`the authorizer of the bench refused: ${JSON.stringify(context)}`);
}

const inMs = ({ median, p95 }: { readonly median: number; readonly p95: number }) => ({
  measured: median / 1000,
  p95: p95 / 1000,
});
