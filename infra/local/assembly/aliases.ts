import * as z from 'zod';
import { LogicalId } from './references.ts';
import type { StackTemplate } from './template.ts';

/** All requests go to one version: a share for another is not known here. */
const AliasProperties = z.object({ FunctionName: LogicalId, RoutingConfig: z.undefined().optional() });

/** Logical id of the function that is meant by a logical id: of itself, or of an alias for its version. */
export type ResolveFunctionId = (id: string) => string;

/** Sees through the aliases of the template: it holds one version of each function, the one that is synthesised. */
export function readAliases(template: StackTemplate): ResolveFunctionId {
  const aliases = template.resources('AWS::Lambda::Alias', AliasProperties);
  return (id) => aliases.get(id)?.FunctionName ?? id;
}
