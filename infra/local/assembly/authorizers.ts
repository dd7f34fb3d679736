import * as z from 'zod';
import { readAliases } from './aliases.ts';
import { IntegrationUri } from './references.ts';
import type { StackTemplate } from './template.ts';

/** Asked for every request, whatever it carries: nothing is kept, and no header is waited for. */
const AuthorizerProperties = z.object({
  Type: z.literal('REQUEST'),
  AuthorizerResultTtlInSeconds: z.literal(0),
  IdentitySource: z.literal('').optional(),
  AuthorizerUri: IntegrationUri,
});

/** The function behind each authorizer of the template, both by logical id. */
export function readAuthorizers(template: StackTemplate): ReadonlyMap<string, string> {
  const authorizers = template.resources('AWS::ApiGateway::Authorizer', AuthorizerProperties);
  const functionIdOf = readAliases(template);
  return new Map([...authorizers].map(([id, { AuthorizerUri }]) => [id, functionIdOf(AuthorizerUri)]));
}
