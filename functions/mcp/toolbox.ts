import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import { findNearestNames } from '../../lib/catalog/names.ts';
import type { RequestContext } from '../../lib/http/endpoint.ts';
import type { EndpointCaller, InternalRequest } from '../../lib/http/endpoint-caller.ts';
import { shortenText } from '../../lib/schemas/issues/excerpt.ts';
import type { Toolbox } from './answer-message.ts';
import { describeBirthTimes } from './birth-times.ts';
import { toToolFailure, toToolResult } from './tool-answer.ts';
import { buildInputSchema } from './tool-input.ts';
import { TOOLS, type Tool } from './tools.ts';

const LONGEST_NAME = 64;

/** Every tool only calculates. None uses an outside service, except for looking up places. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const TOOLS_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Rendered on first use, because the schemas take 10 ms, and kept: they are constant within a process. */
let listed: readonly ListedTool[] | undefined;

/** Creates the tools. Each calls its endpoint on behalf of the caller. */
export function createToolbox(callEndpoint: EndpointCaller, context: RequestContext): Toolbox {
  return {
    list: () => {
      listed ??= TOOLS.map(toListedTool);
      return listed;
    },
    call: async (name, args): Promise<CallToolResult> => {
      const tool = TOOLS_BY_NAME.get(name);
      if (!tool) throw createUnknownToolError(name);
      const ask = (request: InternalRequest) => callEndpoint(request, context);
      const answer = await ask(toRequest(tool, args));
      if (answer.status !== 200) return toToolFailure(answer);
      return toToolResult(tool, answer, await describeBirthTimes(tool.births ?? [], args, ask));
    },
  };
}

function toListedTool(tool: Tool): ListedTool {
  const { name, title, description } = tool;
  return { name, title, description, inputSchema: buildInputSchema(tool), annotations: { title, ...ANNOTATIONS } };
}

function createUnknownToolError(name: string): McpError {
  const [nearest] = findNearestNames(name, [...TOOLS_BY_NAME.keys()], 1);
  const hint =
    nearest === undefined ? `There are ${[...TOOLS_BY_NAME.keys()].join(', ')}.` : `Did you mean ${nearest}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${shortenText(name, LONGEST_NAME)}. ${hint}`);
}

function toRequest({ endpoint, query, defaults }: Tool, args: Readonly<Record<string, unknown>>): InternalRequest {
  const given = { ...defaults, ...args };
  if (endpoint.request.body) return { endpoint, ...(query && { query }), body: given };
  const texts = Object.entries(given).map(([name, value]) => [name, toText(value)]);
  return { endpoint, query: { ...Object.fromEntries(texts), ...query } };
}

/** An argument as the text of a query parameter. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
