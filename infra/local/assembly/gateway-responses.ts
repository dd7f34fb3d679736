import type { ApiDefinition, HeaderSource } from './definition.ts';

/** Configured gateway response of one type. */
export interface GatewayResponseSpec {
  /** Undefined: the gateway's default for the type. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, HeaderSource>>;
  readonly bodyTemplate: string;
}

/** The gateway responses of a definition, by type. */
export function readGatewayResponses(definition: ApiDefinition): ReadonlyMap<string, GatewayResponseSpec> {
  const responses = Object.entries(definition['x-amazon-apigateway-gateway-responses']);
  return new Map(
    responses.map(([type, { statusCode, responseParameters, responseTemplates }]) => [
      type,
      { status: statusCode, headers: responseParameters, bodyTemplate: responseTemplates['application/json'] },
    ]),
  );
}
