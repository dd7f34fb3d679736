import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { buildAuthorizerScheme } from './authorizer.ts';
import { buildGatewayResponses } from './gateway-responses.ts';
import { buildPaths, type FallbackTargets, type Route, SCHEMES } from './routes.ts';

/** Answers that are shorter are not made much shorter: the smallest fit into one packet as they are. */
export const COMPRESSED_FROM_BYTES = 1024;

/**
 * Bodies of every type travel between the gateway and the functions as base64. As text they would lose what is no
 * UTF-8 without a word; and browsers ask for a font or a picture with lists of types of which the gateway compares
 * only the first.
 *
 * @source "Content type conversions in API Gateway" and "Return binary media from a Lambda proxy integration", Amazon
 * API Gateway Developer Guide (api-gateway-payload-encodings-workflow, lambda-proxy-binary-media)
 */
const BINARY_MEDIA_TYPES = ['*/*'];

export interface ApiDefinitionParts extends FallbackTargets {
  readonly title: string;
  readonly description: string;
  readonly routes: readonly Route[];
  /** Says who calls. */
  readonly authorizer: IFunction;
  /** Path under which clients see the service. */
  readonly root: string;
  /** Name of the service's own host, where it has one: then it has no other, as paths would be told under two roots. */
  readonly host: string | undefined;
}

/**
 * All of the API in one document: OpenAPI with the gateway's extensions. What is not in it the gateway resets when it
 * takes the document in, so settings are here and not beside it.
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
    // OpenAPI wants a version; the gateway keeps it as a note. That of the service is in its contract.
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
 * (api-gateway-swagger-extensions-endpoint-configuration): in OpenAPI 3.0 it stands in a server
 */
function toOnlyServer(host: string): object {
  return {
    url: `https://${host}`,
    'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: true },
  };
}
