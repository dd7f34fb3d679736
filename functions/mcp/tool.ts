import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Warning } from '../../lib/base/warning.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { CalledEndpointServices, SearchDocs } from '../../lib/contract/services.ts';
import { toValidationIssues } from '../../lib/requests/issues/validation-issues.ts';
import { type ArgumentsOfMembers, listArgumentsOfMembers } from './input/arguments-of-members.ts';
import type { nextPageShape, ShownPage } from './text/pages.ts';
import type { AnsweredSubject } from './text/subject.ts';
import { type ArgumentOfMember, ToolFailure } from './tool-failure.ts';

/** Values about a birth, which the runner reads from the subject of the answer. */
export const birthValues = {
  handle: z.string().optional(),
  datetime_utc: z.string(),
  place: z.string(),
};

/** Texts of the warnings, which the runner writes. */
export const warningValues = { warnings: z.array(z.string()) };

/** Longitudes by point, degrees. */
export const pointValues = { points: z.record(z.string(), z.number()) };

/** What a tool may use to answer one call. */
export interface ToolCall {
  /** When the call arrived. */
  readonly now: Date;
  readonly searchDocs: SearchDocs;
  /**
   * Calls an endpoint on behalf of the caller. Members of the request that are undefined are left out.
   *
   * @throws ToolFailure when the endpoint answers with a problem
   */
  ask<Response>(request: InternalRequest): Promise<Response>;
}

/** The services behind a {@link ToolCall}, before the arguments of the call are known. */
export interface ToolServices extends Omit<ToolCall, 'ask'> {
  /** @param argumentsOf names of the tool's arguments for members of the request, for the description of faults */
  ask<Response>(request: InternalRequest, argumentsOf: readonly ArgumentOfMember[]): Promise<Response>;
}

/** The full form of a response that has several. */
export type FullAnswer<Response> = Extract<Response, { readonly output_mode: 'full' }>;

interface TextParts<Values> {
  /** Facts, a line for each. The runner adds lines about birth, page and warnings. */
  readonly lines: readonly string[];
  /** Lines after that of the page. */
  readonly notes?: readonly string[];
  /** Values that only this tool has. */
  readonly values: Values;
  /** Content in addition to the text, such as a link to a picture. */
  readonly links?: readonly ContentBlock[];
}

interface BirthPart {
  /** The beginning of the line about the birth. */
  readonly title: string;
  readonly subject: AnsweredSubject;
}

interface PagePart {
  readonly page: ShownPage;
}

interface WarningPart {
  readonly warnings: readonly Warning[];
}

/** What a tool says about the answers of endpoints: facts for the model to read, and the values that further calls need. */
export type ToolText = TextParts<object> & Partial<BirthPart & PagePart & WarningPart>;

/** Members of the values that the runner adds. */
type AddedMember<Output> =
  | (Output extends typeof birthValues ? keyof typeof birthValues : never)
  | keyof typeof warningValues
  | keyof typeof nextPageShape;

/** A {@link ToolText} with all that the values of the tool follow from. */
type TextOf<Output extends z.ZodRawShape> = TextParts<Omit<z.input<z.ZodObject<Output>>, AddedMember<Output>>> &
  (Output extends typeof birthValues ? BirthPart : unknown) &
  (Output extends typeof nextPageShape ? PagePart : unknown) &
  (Output extends typeof warningValues ? WarningPart : unknown);

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

/** A tool as its file declares it: arguments → requests of endpoints, answers → text and values. */
interface ToolRow<Input extends z.ZodRawShape, Output extends z.ZodRawShape, Answer>
  extends ToolDescription<Input, Output> {
  /** Arguments behind members of the requests, in addition to the birth and the settings of charts. */
  readonly members?: ArgumentsOfMembers;
  readonly request: (args: z.output<z.ZodObject<Input>>, call: ToolCall) => Promise<Answer>;
  readonly toText: (answer: Answer, args: z.output<z.ZodObject<Input>>) => TextOf<Output>;
}

/** A calculation offered to language models, made of calls of endpoints. */
export interface Tool extends ToolDescription<z.ZodObject, z.ZodObject> {
  /** @throws ToolFailure for invalid arguments and when an endpoint refuses them */
  readonly run: (sent: Readonly<Record<string, unknown>>, services: ToolServices) => Promise<ToolText>;
}

/** Defines a tool: its arguments are validated before it requests anything. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape, Answer>({
  members,
  request,
  toText,
  ...description
}: ToolRow<Input, Output, Answer>): Tool {
  const input = z.strictObject(description.input);
  return {
    ...description,
    input,
    output: z.object(description.output),
    run: async (given, services) => {
      const sent = removeNulls(given);
      const parsed = input.safeParse(sent, { reportInput: true });
      if (!parsed.success) {
        throw ToolFailure.ofArguments(
          toValidationIssues({ name: '', input: sent, schema: input }, parsed.error.issues),
        );
      }
      const args = parsed.data;
      const argumentsOf = listArgumentsOfMembers(args, members);
      const call = {
        ...services,
        ask: <Response>(asked: InternalRequest) => services.ask<Response>(asked, argumentsOf),
      };
      return toText(await request(args, call), args);
    },
  };
}

/** Leaves out arguments that are null, which models send in place of absent ones. */
const removeNulls = (sent: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
