import { createServer, type RequestListener } from 'node:http';
import { closeServer, listenAt } from '../http/server.ts';
import { loadIssuerKey, toPublicKey } from './issuer-key.ts';

/** Audience of local tokens. */
export const LOCAL_AUDIENCE = 'natal-local';

const DISCOVERY_PATH = '/.well-known/openid-configuration';
const KEYS_PATH = '/jwks.json';

export interface IssuerOptions {
  /** Folder of its key pair. */
  readonly stateFolder: string;
  /** 0, the default, selects a free port. */
  readonly port?: number;
}

/** A running token issuer. */
export interface LocalIssuer {
  /** Its address, which is the `iss` of its tokens. */
  readonly issuer: string;
  readonly audience: string;
  stop(): Promise<void>;
}

/**
 * Starts a minimal OpenID Connect issuer on this machine: discovery document and public keys, which verifiers read. It
 * issues no tokens; `npm run token` signs them with its key.
 */
export async function startIssuer({ stateFolder, port = 0 }: IssuerOptions): Promise<LocalIssuer> {
  const key = await loadIssuerKey(stateFolder);
  const self = { issuer: '' };
  const documents: Readonly<Record<string, () => unknown>> = {
    [DISCOVERY_PATH]: () => buildDiscovery(self.issuer, key.alg),
    [KEYS_PATH]: () => ({ keys: [toPublicKey(key)] }),
  };
  const server = createServer(createListener(documents));
  self.issuer = `http://127.0.0.1:${await listenAt(server, port)}`;
  return { issuer: self.issuer, audience: LOCAL_AUDIENCE, stop: () => closeServer(server) };
}

function createListener(documents: Readonly<Record<string, () => unknown>>): RequestListener {
  return ({ url = '/' }, response) => {
    const document = Object.hasOwn(documents, url) ? documents[url] : undefined;
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(document?.() ?? { error: 'not_found' }));
  };
}

/** @source OpenID Connect Discovery 1.0 §3, those required members that verifiers read */
const buildDiscovery = (issuer: string, algorithm: string): object => ({
  issuer,
  jwks_uri: `${issuer}${KEYS_PATH}`,
  response_types_supported: ['token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [algorithm],
});
