import type { ZodOpenApiOperationObject } from 'zod-openapi';
import type { EndpointDescriptor } from '../../contract/endpoint.ts';

/** Ways for a caller to send credentials. */
export const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of this service.' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A JSON Web Token or an API key. Where tokens are accepted, /.well-known/oauth-protected-resource names their issuer.',
  },
} as const;

/** Default requirement of an endpoint: either of the two. */
export const DEFAULT_SECURITY = [{ apiKey: [] }, { bearer: [] }];

/**
 * Security requirement of an endpoint that differs from the default.
 *
 * @source OpenAPI Specification 3.0.3, Operation Object, security: an empty requirement `{}` makes it optional
 */
export function securityOf({ access }: EndpointDescriptor): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access === 'public' || access === 'link') return { security: [] };
  return access === 'optional' ? { security: [{}, ...DEFAULT_SECURITY] } : {};
}
