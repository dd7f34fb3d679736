import * as z from 'zod';
import { IntegrationUri } from './references.ts';
import { requireOnly, type StackTemplate } from './template.ts';

/** Proxy integration of a function; other integrations are unsupported. */
const Integration = z.strictObject({
  type: z.literal('aws_proxy'),
  httpMethod: z.literal('POST'),
  uri: IntegrationUri,
});

const AuthorizerSecurity = z.strictObject({ authorizer: z.tuple([]) });
const KeySecurity = z.strictObject({ api_key: z.tuple([]) });

/** Other requirements are refused, so that no protected route is served openly. A key requires the authorizer. */
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

/** The authorizer runs for every request: no caching, no required header. */
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

/** Literal text. The gateway could also copy values of the request; the service does not use that. */
const Literal = z
  .string()
  .regex(/^'.*'$/, 'must be text in single quotes')
  .transform((text) => ({ text: text.slice(1, -1) }));

/** The copy of one value of the authorizer. */
const AuthorizerValue = z
  .string()
  .regex(/^context\.authorizer\.\w+$/, 'must be a value of the authorizer')
  .transform((text) => ({ variable: text.slice('context.'.length) }));

/** A header of a gateway response: its text, or the name of the `$context` variable that holds it. */
export type HeaderSource = z.output<typeof Literal> | z.output<typeof AuthorizerValue>;

const GatewayResponse = z.strictObject({
  statusCode: z.coerce.number().optional(),
  responseParameters: z
    .record(z.string().startsWith(HEADER_PREFIX), z.union([Literal, AuthorizerValue]))
    .default({})
    .transform((parameters) =>
      Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.slice(HEADER_PREFIX.length), value])),
    ),
  responseTemplates: z.strictObject({ 'application/json': z.string() }),
});

/**
 * The API definition. The key of a usage plan must come from the authorizer: a gateway key in a header proves nothing.
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
