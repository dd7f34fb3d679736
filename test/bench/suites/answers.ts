import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import { ensureLinkSecret } from '../../../infra/keys/link-secrets.ts';
import { createLinks } from '../../../lib/adapters/access/links.ts';
import { type AnswerMemory, createAnswerCache } from '../../../lib/adapters/tables/table-answer-cache.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { openAnswerMemory, openAnswerTable } from '../../../lib/runtime/answers.ts';
import { openAuthorizer } from '../../../lib/runtime/authorizer.ts';
import { type AskedRequest, authorizerEvent } from '../../support/authorizer-event.ts';
import { issuerRecord, testClient } from '../../support/clients.ts';
import { startTables } from '../../support/dynamo.ts';
import { createEndedLinks } from '../../support/ended-links.ts';
import { AUDIENCE, startTestIssuer } from '../../support/issuer.ts';
import { measureRatios, type Subject, type Subjects } from '../measure.ts';
import type { Measurement } from '../record.ts';
import { handlerOf, nextRun, requestTo, services } from '../request.ts';
import { ROWS } from '../rows.ts';

const NO_MEMORY: AnswerMemory = { get: () => undefined, set: () => undefined };

/** The predictive function with a cache over the embedded table engine, whose work in this process counts too. */
function predictive(openMemory: () => AnswerMemory) {
  const answers = createAnswerCache({ table: openAnswerTable(), openMemory, edition: ['bench'] });
  return handlerOf('predictive', { ...services, answers });
}

/** Some 240 contacts: 61 kB, 10 kB compressed. */
const SEARCH = {
  natal_planets: { sun: 84.2, moon: 15.9, ascendant: 211.5, midheaven: 121.3, venus: 47.7 },
  transiting_planets: ['jupiter', 'saturn', 'uranus', 'neptune'],
  start_date: '2025-01-01',
  end_date: '2045-01-01',
};

/** Asked by nobody before, and as much work. */
const newSearch = () => ({ ...SEARCH, orb: 1 + nextRun() / 100_000 });

async function cacheSubjects(): Promise<Subjects> {
  const [overTable, overMemory] = [predictive(() => NO_MEMORY), predictive(openAnswerMemory)];
  const search = (handler: typeof overTable, next: () => object, rest: object = {}): Subject =>
    requestTo(handler, () => ({ path: '/predictive/transits/search', body: next(), ...rest }));
  await search(overMemory, () => SEARCH)()();
  return {
    'search answered from memory': search(overMemory, () => SEARCH),
    'search answered from the table': search(overTable, () => SEARCH),
    'new search, looked for and kept': search(overTable, newSearch),
    'the search calculated': search(overTable, newSearch, {
      headers: { 'Cache-Control': 'no-store' },
      principal: { id: 'somebody', scopes: ['cache:bypass'] },
    }),
  };
}

const counts = { minute: 60, hour: 60 };

/** As an instance refuses that has seen the limit reached. */
const exhausted = createLimiter(
  {
    take: async () => ({ accepted: false, counts }),
    addPending: async () => undefined,
    takeSlot: async () => undefined,
    usage: async () => counts,
  },
  { onOutage: (cause) => console.error('the stand-in of the table failed', cause), onRecovery: () => undefined },
);

function limitSubjects(): Subjects {
  const sent = { path: '/location/reverse', query: { lat: '47.56', lng: '7.59' } };
  const [open, closed] = [handlerOf('place'), handlerOf('place', { ...services, limiter: exhausted })];
  return {
    'request over its limit': requestTo(closed, () => sent, { status: 429 }),
    'the request answered': requestTo(open, () => sent),
  };
}

const LINK_ROUTE = 'GET /l/{token}';

const { subtle } = crypto;
const RS256 = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** @returns subjects, and what ends the issuer of the tokens */
async function accessSubjects(endpoint: string): Promise<readonly [Subjects, () => Promise<void>]> {
  const issuer = await startTestIssuer();
  Object.assign(process.env, { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: AUDIENCE, LINK_ROUTES: LINK_ROUTE });
  const table = KeyTable.open('keys', { endpoint, ...LOCAL_CLIENT_CONFIG });
  const { key, record } = testClient();
  for (const one of [record, issuerRecord(issuer.issuer)]) await table.add(one);
  const secrets = LinkSecretTable.open('keys', { endpoint, ...LOCAL_CLIENT_CONFIG });
  await ensureLinkSecret(secrets, new Date());
  const request = { path: '/predictive/transits/search', query: { format: 'csv' }, body: SEARCH };
  const made = await createLinks(secrets, createEndedLinks()).seal(
    { endsAt: 4_000_000_000, owner: [record.id], request },
    new Date(),
  );
  const authorize = openAuthorizer();
  const allowed =
    (request: AskedRequest): Subject =>
    () =>
    async () => {
      const { usageIdentifierKey, context } = await authorize(authorizerEvent(request));
      if (!usageIdentifierKey) throw new Error(`refused: ${JSON.stringify(context)}`);
    };
  const { privateKey, publicKey } = await subtle.generateKey(RS256, false, ['sign', 'verify']);
  const text = Buffer.alloc(300, 'a');
  const signature = await subtle.sign(RS256.name, privateKey, text);
  const subjects = {
    'authorizer, known key': allowed({ headers: { 'X-API-Key': key } }),
    'authorizer, known token': allowed({ headers: { Authorization: `Bearer ${await issuer.sign()}` } }),
    'authorizer, link of a known key': allowed({ route: LINK_ROUTE, token: made?.token ?? '' }),
    'one RS256 signature checked': () => () => subtle.verify(RS256.name, publicKey, signature, text),
  };
  return [subjects, issuer.stop];
}

export async function measure(): Promise<Measurement> {
  const tables = await startTables();
  const [access, stopIssuer] = await accessSubjects(tables.endpoint);
  const subjects = { ...(await cacheSubjects()), ...limitSubjects(), ...access };
  const measurement = await measureRatios(ROWS.answers, subjects, { rounds: 15, shareMs: 50 });
  await stopIssuer();
  await tables.stop();
  return measurement;
}
