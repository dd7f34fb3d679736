import { createServer, type ServerResponse } from 'node:http';
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { closeServer, listenAt } from '../../host/http/server.ts';

export const AUDIENCE = 'test-audience';

type Algorithm = 'RS256' | 'ES256' | 'EdDSA';
type PrivateKey = GenerateKeyPairResult['privateKey'];

/** An issuer of tokens whose every answer a test can change. */
export interface TestIssuer {
  readonly issuer: string;
  /** Paths that were requested. */
  readonly asked: string[];
  /** The key set that it publishes. */
  readonly keySet: { keys: JWK[] };
  /** If set, answers instead of the key set. */
  answer: ((response: ServerResponse) => void) | undefined;
  /** Its discovery document. */
  discovery: Record<string, unknown>;
  addKey(kid: string, algorithm: Algorithm): Promise<void>;
  /** Signs a token that is valid except for the given changes. */
  sign(claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  stop(): Promise<void>;
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

export async function startTestIssuer(): Promise<TestIssuer> {
  const privateKeys = new Map<string, { readonly key: PrivateKey; readonly alg: Algorithm }>();
  const server = createServer(({ url = '' }, response) => {
    test.asked.push(url);
    if (url === '/.well-known/openid-configuration') response.end(JSON.stringify(test.discovery));
    else if (url !== '/keys') response.writeHead(404).end();
    else if (test.answer) test.answer(response);
    else response.end(JSON.stringify(test.keySet));
  });
  const issuer = `http://127.0.0.1:${await listenAt(server, 0)}`;
  const test: TestIssuer = {
    issuer,
    asked: [],
    keySet: { keys: [] },
    answer: undefined,
    discovery: { issuer, jwks_uri: `${issuer}/keys` },
    async addKey(kid, alg) {
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      privateKeys.set(kid, { key: privateKey, alg });
      test.keySet.keys.push({ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' });
    },
    async sign(claims = {}, { kid = 'rsa', ...header } = {}) {
      const signer = privateKeys.get(kid);
      if (!signer) throw new Error(`the test has no key ${kid}`);
      const payload = { iss: issuer, aud: AUDIENCE, sub: 'somebody', exp: inSeconds(600), ...claims };
      return await new SignJWT(payload).setProtectedHeader({ alg: signer.alg, kid, ...header }).sign(signer.key);
    },
    stop: () => closeServer(server),
  };
  await test.addKey('rsa', 'RS256');
  return test;
}
