import { Logger } from '@aws-lambda-powertools/logger';
import {
  type AccessObserver,
  type Authorizer,
  type AuthorizerParts,
  createAuthorizer,
} from '../adapters/access/authorizer.ts';
import { requireSafeUrl } from '../adapters/access/issuer-keys.ts';
import { KeyCache } from '../adapters/access/key-cache.ts';
import { LinkSecretCache } from '../adapters/access/link-secret-cache.ts';
import { createTokenVerifier, type TokenSettings } from '../adapters/access/tokens.ts';
import { createChallenge } from '../chain/challenge.ts';
import { readClientNetwork } from '../chain/client-network.ts';
import { toServiceAddress } from '../chain/service-address.ts';
import { findMetadataPath, MCP_PATH } from '../chain/site/resource-metadata.ts';
import { addWarmUp, type Warmable } from '../chain/warm-up.ts';
import { readDemoSetting } from './demo-setting.ts';
import { readKeysTable } from './keys-table.ts';
import { openCounter } from './metrics.ts';
import { readSignIn } from './sign-in.ts';
import { openKeyTable, openLinkSecrets, preloadTables } from './tables.ts';
import { createWarmUpObserver } from './warm-up.ts';

const NAME = 'authorizer';

/** An id that no record has, as record ids contain `#`: looking it up only opens the connection to the table. */
const UNKNOWN_KEY_ID = 'warm-up';

/** Composes the authorizer's function from its environment. */
export function openAuthorizer(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Warmable<Authorizer> {
  preloadTables();
  const nowMs = Date.now;
  const table = readKeysTable(environment);
  const keys = new KeyCache(openKeyTable(table), nowMs);
  const tokens = readTokenSettings(environment);
  const demo = readDemoSetting(environment);
  const answer = createAuthorizer({
    keys,
    verifyToken: tokens && createTokenVerifier(tokens, nowMs),
    readNetwork: demo === 'off' ? undefined : readClientNetwork,
    visitorRoutes: new Set(demo === 'mcp' ? [`POST ${MCP_PATH}`] : []),
    linkSecrets: new LinkSecretCache(openLinkSecrets(table), nowMs),
    optionalRoutes: readRoutes(environment.OPTIONAL_ROUTES),
    linkRoutes: readRoutes(environment.LINK_ROUTES),
    createChallenge: openChallenge(environment),
    observer: createAccessObserver(NAME),
    nowMs,
  });
  const steps = [{ name: 'tables', run: () => keys.find(UNKNOWN_KEY_ID) }];
  return addWarmUp(answer, { steps, observe: createWarmUpObserver(NAME) });
}

/**
 * Log lines and metrics of the authorizer. The function behind it logs admitted requests; this logs the others.
 */
function createAccessObserver(serviceName: string): AccessObserver {
  const logger = new Logger({ serviceName });
  const count = openCounter();
  return {
    onRefusal(request) {
      logger.info('refused', request);
      count({ CredentialsRefused: 1 });
    },
    onFailure({ fault, ...request }) {
      logger.error('credentials cannot be checked', { ...request, error: toError(fault) });
      count({ CredentialsUnavailable: 1 });
    },
    onUnrecordedUse(fault) {
      logger.warn('the day of use was not noted', { error: toError(fault) });
    },
  };
}

const toError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the token settings from OIDC_ISSUER, OIDC_AUDIENCE (a comma-separated list), and OIDC_JWKS_URL for an issuer
 * without a discovery document. Undefined when none of them is set: the service then accepts only keys.
 *
 * @throws Error for an incomplete configuration, or a URL that is neither https nor on this machine
 */
export function readTokenSettings(environment: Environment): TokenSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_JWKS_URL: jwksUrl } = environment;
  if (!issuer && !audience && !jwksUrl) return undefined;
  if (!issuer || !audience) throw new Error('OIDC_ISSUER and OIDC_AUDIENCE must be set together');
  requireSafeUrl(issuer);
  const audiences = audience.split(',').map((one) => one.trim());
  if (audiences.includes('')) throw new Error(`OIDC_AUDIENCE is "${audience}"; it has an empty entry`);
  return { issuer, audiences, jwksUrl: jwksUrl ? requireSafeUrl(jwksUrl) : undefined };
}

/** Reads a comma-separated list of routes, such as `GET /meta/version`. */
export function readRoutes(routes = ''): ReadonlySet<string> {
  return new Set(routes.split(',').filter((route) => route !== ''));
}

/**
 * Creates the challenges of 401s. With an issuer they name the metadata of the resource. SERVICE_ROOT is the path prefix of
 * the service at the gateway's host.
 */
export function openChallenge(environment: Environment): AuthorizerParts['createChallenge'] {
  const { issuer, publicUrl } = readSignIn(environment);
  const { SERVICE_ROOT: root = '' } = environment;
  return ({ requestContext, resource }, hasCredentials) => {
    const host = requestContext.domainName;
    const address = publicUrl ?? (host && toServiceAddress(host, root));
    const metadataUrl = issuer && address ? `${address}${findMetadataPath(resource)}` : undefined;
    return createChallenge({ hasCredentials, metadataUrl });
  };
}
