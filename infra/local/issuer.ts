import { createServer, type RequestListener } from 'node:http';
import { closeServer, listenLocally } from './http/server.ts';
import { loadIssuerKey, toPublicKey } from './issuer-key.ts';

/** Whom local tokens are meant for. */
export const LOCAL_AUDIENCE = 'natal-local';

const DISCOVERY_PATH = '/.well-known/openid-configuration';
const KEYS_PATH = '/jwks.json';

export interface IssuerOptions {
  /** Where its key pair is kept. */
  readonly stateFolder: string;
  /** 0, unless stated: a free one. */
  readonly port?: number;
}

/** A running issuer of tokens. */
export interface LocalIssuer {
  /** Its address, and what its tokens have in `iss`. */
  readonly issuer: string;
  readonly audience: string;
  stop(): Promise<void>;
}

/**
 * Starts an OpenID Connect issuer on this machine, as far as whoever checks tokens sees of one: discovery document and
 * keys. It hands out no tokens; `npm run token` signs them, as it has the key.
 */
export async function startIssuer({ stateFolder, port = 0 }: IssuerOptions): Promise<LocalIssuer> {
  const key = await loadIssuerKey(stateFolder);
  const place = { issuer: '' };
  const documents: Readonly<Record<string, () => unknown>> = {
    [DISCOVERY_PATH]: () => buildDiscovery(place.issuer, key.alg),
    [KEYS_PATH]: () => ({ keys: [toPublicKey(key)] }),
  };
  const server = createServer(createListener(documents));
  place.issuer = `http://127.0.0.1:${await listenLocally(server, port)}`;
  return { issuer: place.issuer, audience: LOCAL_AUDIENCE, stop: () => closeServer(server) };
}

function createListener(documents: Readonly<Record<string, () => unknown>>): RequestListener {
  return ({ url = '/' }, response) => {
    const document = Object.hasOwn(documents, url) ? documents[url] : undefined;
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(document?.() ?? { error: 'not_found' }));
  };
}

/** @source OpenID Connect Discovery 1.0 §3, those of the required members that somebody who checks tokens reads */
const buildDiscovery = (issuer: string, algorithm: string): object => ({
  issuer,
  jwks_uri: `${issuer}${KEYS_PATH}`,
  response_types_supported: ['token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [algorithm],
});
