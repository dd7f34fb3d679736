import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { BINARY_MEDIA_TYPES, COMPRESSED_FROM_BYTES } from '../payloads.ts';
import { buildAuthorizerScheme } from './authorizer-scheme.ts';
import { buildGatewayResponses } from './gateway-responses.ts';
import { buildPaths, type FallbackTargets, type Route, SCHEMES } from './routes.ts';

interface ApiDefinitionParts extends FallbackTargets {
  readonly title: string;
  readonly description: string;
  readonly routes: readonly Route[];
  /** Identifies the caller. */
  readonly authorizer: IFunction;
  /** Path prefix under which clients reach the service. */
  readonly root: string;
  /** The custom domain, where there is one. The default host is then disabled: links contain one path prefix only. */
  readonly host: string | undefined;
}

/**
 * The whole API as one OpenAPI document with the gateway's extensions. All settings are in the document, because an import
 * resets those that are not.
 *
 * @source "Import an OpenAPI file to update an existing API definition", Amazon API Gateway Developer Guide
 * (api-gateway-import-api-update), mode overwrite
 */
export function buildApiDefinition({
  title,
  description,
  routes,
  authorizer,
  root,
  host,
  ...rest
}: ApiDefinitionParts): object {
  return {
    openapi: '3.0.1',
    // OpenAPI requires a version; the gateway only stores it. The contract has the version of the service.
    info: { title, description, version: '1' },
    ...(host !== undefined && { servers: [toOnlyServer(host)] }),
    paths: buildPaths(routes, rest),
    components: {
      securitySchemes: {
        [SCHEMES.authorizer]: buildAuthorizerScheme(authorizer),
        [SCHEMES.apiKey]: { type: 'apiKey', name: 'x-api-key', in: 'header' },
      },
    },
    // Clients never see the keys of usage plans.
    'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
    'x-amazon-apigateway-binary-media-types': BINARY_MEDIA_TYPES,
    'x-amazon-apigateway-minimum-compression-size': COMPRESSED_FROM_BYTES,
    'x-amazon-apigateway-gateway-responses': buildGatewayResponses(root),
  };
}

/**
 * @source "x-amazon-apigateway-endpoint-configuration object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-endpoint-configuration): in OpenAPI 3.0 it is a member of a server
 */
function toOnlyServer(host: string): object {
  return {
    url: `https://${host}`,
    'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: true },
  };
}
