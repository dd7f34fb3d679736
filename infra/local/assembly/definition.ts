import * as z from 'zod';
import { IntegrationUri } from './references.ts';
import { requireOnly, type StackTemplate } from './template.ts';

/** The whole function behind a method; other integrations are not known here. */
const Integration = z.strictObject({
  type: z.literal('aws_proxy'),
  httpMethod: z.literal('POST'),
  uri: IntegrationUri,
});

const AuthorizerSecurity = z.strictObject({ authorizer: z.tuple([]) });
const KeySecurity = z.strictObject({ api_key: z.tuple([]) });

/** What is not one of these is refused rather than served open. A key is looked up for callers who are known. */
const Security = z.union([z.tuple([AuthorizerSecurity]), z.tuple([AuthorizerSecurity, KeySecurity])]);

const Operation = z.strictObject({
  parameters: z.array(z.object({ in: z.literal('path') })).optional(),
  security: Security.optional(),
  responses: z.strictObject({}),
  'x-amazon-apigateway-integration': Integration,
});

/** By method, or `x-amazon-apigateway-any-method`. */
const PathItem = z.partialRecord(
  z.enum(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'x-amazon-apigateway-any-method']),
  Operation,
);

export type PathItem = z.output<typeof PathItem>;

/** Asked for every request, whatever it carries: nothing is kept, and no header is waited for. */
const AuthorizerScheme = z.strictObject({
  type: z.literal('apiKey'),
  name: z.literal('Unused'),
  in: z.literal('header'),
  'x-amazon-apigateway-authtype': z.literal('custom'),
  'x-amazon-apigateway-authorizer': z.strictObject({
    type: z.literal('request'),
    authorizerUri: IntegrationUri,
    authorizerResultTtlInSeconds: z.literal(0),
  }),
});

const KeyScheme = z.strictObject({ type: z.literal('apiKey'), name: z.literal('x-api-key'), in: z.literal('header') });

const HEADER_PREFIX = 'gatewayresponse.header.';

/** Only text: mapping from the request is possible too, but the service does not do it. */
const Literal = z
  .string()
  .regex(/^'.*'$/, 'is not a text in single quotes')
  .transform((text) => text.slice(1, -1));

const GatewayResponse = z.strictObject({
  statusCode: z.coerce.number().optional(),
  responseParameters: z
    .record(z.string().startsWith(HEADER_PREFIX), Literal)
    .default({})
    .transform((parameters) =>
      Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.slice(HEADER_PREFIX.length), value])),
    ),
  responseTemplates: z.strictObject({ 'application/json': z.string() }),
});

/**
 * The API as the gateway takes it in. The key of a plan comes from the authorizer: whoever sends one in a header has
 * shown nothing by it.
 */
const ApiDefinition = z.strictObject({
  openapi: z.string().startsWith('3.0.'),
  info: z.unknown(),
  servers: z.unknown().optional(),
  paths: z.record(z.string().startsWith('/'), PathItem),
  components: z.strictObject({
    securitySchemes: z.strictObject({ authorizer: AuthorizerScheme, api_key: KeyScheme }),
  }),
  'x-amazon-apigateway-api-key-source': z.literal('AUTHORIZER'),
  'x-amazon-apigateway-binary-media-types': z.array(z.string()).default([]),
  'x-amazon-apigateway-minimum-compression-size': z.number().optional(),
  'x-amazon-apigateway-gateway-responses': z.record(z.string(), GatewayResponse),
});

export type ApiDefinition = z.output<typeof ApiDefinition>;

/** The definition of the template's only REST API. */
export function readDefinition(template: StackTemplate): ApiDefinition {
  const apis = template.resources('AWS::ApiGateway::RestApi', z.object({ Body: ApiDefinition }));
  return requireOnly('REST API', apis).Body;
}
