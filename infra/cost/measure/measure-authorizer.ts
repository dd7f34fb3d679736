import { hintOf, makeKey, makeSecret } from '../../../lib/access/key-format.ts';
import { keyRecordId } from '../../../lib/access/record-id.ts';
import type { KeyRecord } from '../../../lib/store/keys.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from '../../authorizer.ts';
import { KeyTable } from '../../keys/key-table.ts';
import { openExchange } from '../../local/http/exchange.ts';
import { LOCAL_ACCESS } from '../../local/tables/access.ts';
import type { Figures } from '../figures.ts';
import type { CountingTables } from './counting-tables.ts';
import { environmentOf } from './environment.ts';
import { Instance } from './instance.ts';
import { seriesOf } from './series.ts';

const WARM_KEYS = 60;
const KEYS = 120;

/** Figures of the authorizer: asked about a key that it knows, and about one that it has to look up. */
export async function measureAuthorizer(tables: CountingTables): Promise<Figures['authorizer']> {
  const keys = await makeKeys(tables.endpoint);
  const environment = environmentOf(AUTHORIZER, AUTHORIZER_GROUP, tables.endpoint);
  const instance = await Instance.start({ ...environment, OPTIONAL_ROUTES: '' });
  const bench = { instance, tables, memoryMb: AUTHORIZER_GROUP.memoryMb };
  try {
    await seriesOf(bench, (index) => asking(keys[index] ?? ''), WARM_KEYS);
    const looked = await seriesOf(bench, (index) => asking(keys[index + WARM_KEYS] ?? ''), KEYS - WARM_KEYS);
    const known = await seriesOf(bench, () => asking(keys[0] ?? ''));
    requireAdmitted([...looked.answers, ...known.answers]);
    return { known: known.figures, looked: looked.figures };
  } finally {
    await instance.stop();
  }
}

/** Keys that were used today: the first use of a day is noted, and comes once a day. */
async function makeKeys(endpoint: string): Promise<readonly string[]> {
  const table = KeyTable.open('keys', { endpoint, ...LOCAL_ACCESS });
  const keys = Array.from({ length: KEYS }, () => makeKey());
  for (const key of keys) await table.add(recordOf(key));
  return keys;
}

function recordOf(key: string): KeyRecord {
  const created = new Date().toISOString();
  return {
    id: keyRecordId(key),
    principal: 'caller-000001',
    name: 'caller',
    plan: 'standard',
    scopes: [],
    state: 'active',
    created,
    lastUsed: created.slice(0, 10),
    gatewayKey: makeSecret(),
    hint: hintOf(key),
  };
}

const HOST = 'abcdefghij.execute-api.us-east-1.amazonaws.com';
const ROUTE = '/ephemeris/natal-chart';

/** @source "Input to an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide, REQUEST */
function asking(key: string): object {
  const headers = { Host: HOST, 'User-Agent': 'client/1.0', 'Content-Type': 'application/json', 'X-API-Key': key };
  const { requestId } = openExchange();
  return {
    type: 'REQUEST',
    methodArn: `arn:aws:execute-api:us-east-1:000000000000:abcdefghij/prod/POST${ROUTE}`,
    resource: ROUTE,
    path: ROUTE,
    httpMethod: 'POST',
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: {},
    multiValueQueryStringParameters: {},
    pathParameters: {},
    stageVariables: {},
    requestContext: { requestId, httpMethod: 'POST', resourcePath: ROUTE, path: `/prod${ROUTE}`, stage: 'prod' },
  };
}

/** @throws Error where a key of the measurement was not let in */
function requireAdmitted(answers: readonly unknown[]): void {
  const refused = answers.find((answer) => !(answer as { usageIdentifierKey?: string }).usageIdentifierKey);
  if (refused !== undefined) throw new Error(`the authorizer refused: ${JSON.stringify(refused)}`);
}
