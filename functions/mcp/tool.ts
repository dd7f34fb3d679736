import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Warning } from '../../lib/base/warning.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { CalledEndpointServices, ReadTextResources, SearchDocs } from '../../lib/contract/services.ts';
import type { ArgumentsOfMembers } from './input/arguments-of-members.ts';
import type { TimeUnit } from './text/local-times.ts';
import type { nextPageShape, ShownPage } from './text/pages.ts';
import type { AnsweredSubject } from './text/subject.ts';

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

/** A request of a tool. Members of its body that are undefined are left out. */
export interface ToolRequest extends InternalRequest {
  readonly body?: {
    readonly configuration?: { readonly objects?: readonly string[]; readonly [setting: string]: unknown };
    readonly [member: string]: unknown;
  };
}

/** What a tool may use to answer one call. */
export interface ToolCall {
  /** When the call arrived. */
  readonly now: Date;
  readonly searchDocs: SearchDocs;
  readonly readTextResources: ReadTextResources;
  /**
   * Calls an endpoint on behalf of the caller.
   *
   * @param members arguments behind members of this request alone, in addition to those of the tool
   * @throws ToolFailure when the endpoint answers with a problem
   */
  ask<Response>(request: ToolRequest, members?: ArgumentsOfMembers): Promise<Response>;
}

/** The full form of a response that has several. */
export type FullAnswer<Response> = Extract<Response, { readonly output_mode: 'full' }>;

/** What a tool says about the answers of endpoints: facts for the model to read, and the values that further calls need. */
export interface ToolText<Values = object> {
  /** The beginning of the line about the birth. */
  readonly title?: string;
  /** The birth, which the runner describes before the facts and adds to the values. */
  readonly subject?: AnsweredSubject;
  /** Zone of the clock that the instants of the lines are written in; default that of the birth. */
  readonly timezone?: string | null | undefined;
  /** How exactly the instants of the lines are written in that zone, default to the minute. */
  readonly timeUnit?: TimeUnit;
  /** Facts, a line for each. */
  readonly lines: readonly string[];
  /** Which part of a long answer this is, which the runner says after the facts. */
  readonly page?: ShownPage;
  /** Lines after that of the page. */
  readonly notes?: readonly string[];
  /** Values that the runner does not add. */
  readonly values: Values;
  readonly warnings?: readonly Warning[];
  /** Content in addition to the text, such as a link to a picture. */
  readonly links?: readonly ContentBlock[];
}

/** The values of a tool without those that the runner adds. */
type OwnValues<Output extends z.ZodRawShape> = Omit<
  z.input<z.ZodObject<Output>>,
  | (Output extends typeof birthValues ? keyof typeof birthValues : never)
  | keyof typeof warningValues
  | keyof typeof nextPageShape
>;

/** What a model reads about a tool before it calls it. */
interface ToolDescription<Input, Output> {
  readonly name: string;
  readonly title: string;
  /** When to use the tool and how to read the answer. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Address of the page that shows results, for clients with MCP Apps. */
  readonly app?: string;
  /** Every endpoint that it calls. */
  readonly endpoints: readonly Endpoint<keyof CalledEndpointServices>[];
  /** Arguments behind members of the requests, in addition to the birth and the settings of charts. */
  readonly members?: ArgumentsOfMembers;
}

/** A tool as its file declares it: arguments → requests of endpoints, answers → text and values. */
interface ToolRow<Input extends z.ZodRawShape, Output extends z.ZodRawShape, Answer>
  extends ToolDescription<Input, Output> {
  readonly request: (args: z.output<z.ZodObject<Input>>, call: ToolCall) => Promise<Answer>;
  readonly toText: (answer: Answer, args: z.output<z.ZodObject<Input>>) => ToolText<OwnValues<Output>>;
}

/** A calculation offered to language models, made of calls of endpoints. */
export interface Tool extends ToolDescription<z.ZodObject, z.ZodObject> {
  /** @param args arguments that fit the input */
  run(args: object, call: ToolCall): Promise<ToolText>;
}

/** Defines a tool. */
export const defineTool = <Input extends z.ZodRawShape, Output extends z.ZodRawShape, Answer>({
  request,
  toText,
  ...description
}: ToolRow<Input, Output, Answer>): Tool => ({
  ...description,
  input: z.strictObject(description.input),
  output: z.object(description.output),
  run: async (args: z.output<z.ZodObject<Input>>, call) => toText(await request(args, call), args),
});
