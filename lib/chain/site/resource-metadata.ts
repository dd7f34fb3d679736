import { SCOPES } from '../../contract/endpoint.ts';

/** Path of the metadata of the whole service, below its root. */
const METADATA_PATH = '/.well-known/oauth-protected-resource';

/** Path of the server of the Model Context Protocol. */
export const MCP_PATH = '/mcp';

/**
 * Paths of all metadata, with the path of the resource that each is about.
 *
 * Clients of the Model Context Protocol ask for the metadata of the endpoint's own path first.
 *
 * @source "Protected Resource Metadata Request", section 3.1 of OAuth 2.0 Protected Resource Metadata (RFC 9728); Model
 * Context Protocol, revision 2025-11-25, Authorization, "Protected Resource Metadata Discovery Requirements"
 */
const RESOURCE_PATHS: ReadonlyMap<string, string> = new Map([
  [METADATA_PATH, ''],
  [`${METADATA_PATH}${MCP_PATH}`, MCP_PATH],
]);

export const METADATA_PATHS: readonly string[] = [...RESOURCE_PATHS.keys()];

/** Path of the metadata about an endpoint, below the service's root: those of the service, unless it has its own. */
export const findMetadataPath = (endpointPath: string): string =>
  endpointPath === MCP_PATH ? `${METADATA_PATH}${MCP_PATH}` : METADATA_PATH;

/** What clients learn about signing in. */
export interface SignIn {
  /** Issuer of the tokens; undefined where the service accepts keys only. */
  readonly issuer: string | undefined;
  /** Scopes without which the issuer gives no token for this service. */
  readonly scopes: readonly string[];
  /** Address of the service's root; undefined where it is that of the gateway. */
  readonly publicUrl: string | undefined;
}

/** A service whose endpoints accept tokens. */
interface TokenService {
  /** Address of its root, without a slash at the end. */
  readonly address: string;
  /** Issuer of the tokens. */
  readonly issuer: string;
  /** Scopes without which the issuer gives no token for this service. */
  readonly scopes: readonly string[];
}

/**
 * Metadata that lead a client from a 401 to the issuer of tokens.
 *
 * Those of `/mcp` list only the scopes that the issuer needs: its clients request all scopes that they find there, and no
 * tool needs one of the service's own.
 *
 * @param path path of the metadata, one of {@link METADATA_PATHS}
 * @source sections 2 and 3.2 of OAuth 2.0 Protected Resource Metadata (RFC 9728): members without elements are omitted;
 * Model Context Protocol, revision 2026-07-28, Authorization, "Scope Selection Strategy"
 */
export function buildResourceMetadata(path: string, { address, issuer, scopes }: TokenService): object {
  const requested = path === METADATA_PATH ? [...scopes, ...SCOPES] : scopes;
  return {
    resource: `${address}${RESOURCE_PATHS.get(path) ?? ''}`,
    resource_name: 'Natal',
    authorization_servers: [issuer],
    bearer_methods_supported: ['header'],
    ...(requested.length > 0 && { scopes_supported: requested }),
    resource_documentation: `${address}/docs/guides/sign-in`,
  };
}
