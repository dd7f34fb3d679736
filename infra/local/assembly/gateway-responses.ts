import * as z from 'zod';
import type { StackTemplate } from './template.ts';

/** How the template wants a gateway-made answer of one type to look. */
export interface GatewayResponseSpec {
  /** Undefined: as the gateway would have it. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyTemplate: string;
}

const HEADER_PREFIX = 'gatewayresponse.header.';

/** Only text: mapping from the request is possible too, but the service does not do it. */
const Literal = z
  .string()
  .regex(/^'.*'$/, 'is not a text in single quotes')
  .transform((text) => text.slice(1, -1));

const GatewayResponseProperties = z.object({
  ResponseType: z.string(),
  StatusCode: z.coerce.number().optional(),
  ResponseParameters: z.record(z.string().startsWith(HEADER_PREFIX), Literal).default({}),
  ResponseTemplates: z.object({ 'application/json': z.string() }),
});

/** The gateway responses of the template, by type. */
export function readGatewayResponses(template: StackTemplate): ReadonlyMap<string, GatewayResponseSpec> {
  const responses = template.resources('AWS::ApiGateway::GatewayResponse', GatewayResponseProperties).values();
  return new Map(
    [...responses].map(({ ResponseType, StatusCode, ResponseParameters, ResponseTemplates }) => [
      ResponseType,
      {
        status: StatusCode,
        headers: unprefixed(ResponseParameters),
        bodyTemplate: ResponseTemplates['application/json'],
      },
    ]),
  );
}

function unprefixed(parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.slice(HEADER_PREFIX.length), value]),
  );
}
