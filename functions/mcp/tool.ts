import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { CalledEndpointServices, SearchDocs } from '../../lib/contract/services.ts';
import { toValidationIssues } from '../../lib/requests/issues/validation-issues.ts';
import { type ArgumentOfMember, ToolFailure } from './tool-failure.ts';

/** What a tool needs to answer one call. */
export interface ToolCall {
  /** When the call arrived. */
  readonly now: Date;
  readonly searchDocs: SearchDocs;
  /**
   * Calls an endpoint on behalf of the caller.
   *
   * @param argumentsOf names of the tool's arguments for members of the request, for the description of faults
   * @throws ToolFailure when the endpoint answers with a problem
   */
  ask<Response>(request: InternalRequest, argumentsOf?: readonly ArgumentOfMember[]): Promise<Response>;
}

/** The answer of a tool: facts for the model to read, and the values that further calls need. */
export interface ToolAnswer<Values = Readonly<Record<string, unknown>>> {
  readonly lines: readonly string[];
  readonly values: Values;
  /** Content in addition to the text, such as a link to a picture. */
  readonly links?: readonly ContentBlock[];
}

/** What a model reads about a tool before it calls it. */
interface ToolDescription<Input, Output> {
  readonly name: string;
  readonly title: string;
  /** When to use the tool and how to read the answer. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Every endpoint that it calls. */
  readonly endpoints: readonly Endpoint<keyof CalledEndpointServices>[];
}

/** A calculation offered to language models, made of calls of endpoints. */
export interface Tool extends ToolDescription<z.ZodObject, z.ZodObject> {
  /** @throws ToolFailure for invalid arguments and when an endpoint refuses them */
  readonly run: (sent: Readonly<Record<string, unknown>>, call: ToolCall) => Promise<ToolAnswer>;
}

type Run<Input extends z.ZodObject, Output extends z.ZodObject> = (
  args: z.output<Input>,
  call: ToolCall,
) => Promise<ToolAnswer<z.input<Output>>>;

/** Defines a tool: its arguments are validated before it runs. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDescription<Input, Output> & { readonly run: Run<Input, Output> },
): Tool {
  const { input } = tool;
  return {
    ...tool,
    run: async (given, call) => {
      const sent = removeNulls(given);
      const parsed = input.safeParse(sent, { reportInput: true });
      if (parsed.success) return tool.run(parsed.data, call);
      const issues = toValidationIssues({ name: '', input: sent, schema: input }, parsed.error.issues);
      throw ToolFailure.ofArguments(issues);
    },
  };
}

/** Leaves out arguments that are null, which models send in place of absent ones. */
const removeNulls = (sent: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
