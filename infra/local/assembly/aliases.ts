import * as z from 'zod';
import { LogicalId } from './references.ts';
import type { StackTemplate } from './template.ts';

/** Weighted aliases are unsupported: all requests go to one version. */
const AliasProperties = z.object({ FunctionName: LogicalId, RoutingConfig: z.undefined().optional() });

/** Resolves the logical id of a function or of its alias to that of the function. */
export type ResolveFunctionId = (id: string) => string;

/** Reads the aliases of the template, which has exactly one version of each function. */
export function readAliases(template: StackTemplate): ResolveFunctionId {
  const aliases = template.resources('AWS::Lambda::Alias', AliasProperties);
  return (id) => aliases.get(id)?.FunctionName ?? id;
}
