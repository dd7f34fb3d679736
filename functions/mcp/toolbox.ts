import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import { findNearestNames } from '../../lib/catalog/names.ts';
import type { RequestContext } from '../../lib/http/endpoint.ts';
import type { EndpointCaller, InternalRequest } from '../../lib/http/endpoint-caller.ts';
import { shortenText } from '../../lib/schemas/issues/excerpt.ts';
import type { Toolbox } from './answer-message.ts';
import { birthTimes } from './birth-times.ts';
import { failureOf, resultOf } from './tool-answer.ts';
import { inputSchemaOf } from './tool-input.ts';
import { TOOLS, type Tool } from './tools.ts';

const LONGEST_NAME = 64;

/** Every tool calculates and nothing else; none looks beyond the service but for places. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const byName = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Rendered when they are first asked for, as schemas take 10 ms; the same for as long as this runs. */
let listed: readonly ListedTool[] | undefined;

/** The tools, each of which asks its endpoint in the name of the caller. */
export function toolboxOf(callEndpoint: EndpointCaller, context: RequestContext): Toolbox {
  return {
    list: () => {
      listed ??= TOOLS.map(listedTool);
      return listed;
    },
    call: async (name, args): Promise<CallToolResult> => {
      const tool = byName.get(name);
      if (!tool) throw unknownTool(name);
      const ask = (request: InternalRequest) => callEndpoint(request, context);
      const answer = await ask(requestOf(tool, args));
      if (answer.status !== 200) return failureOf(answer);
      return resultOf(tool, answer, await birthTimes(tool.births ?? [], args, ask));
    },
  };
}

function listedTool(tool: Tool): ListedTool {
  const { name, title, description } = tool;
  return { name, title, description, inputSchema: inputSchemaOf(tool), annotations: { title, ...ANNOTATIONS } };
}

function unknownTool(name: string): McpError {
  const [nearest] = findNearestNames(name, [...byName.keys()], 1);
  const hint = nearest === undefined ? `There are ${[...byName.keys()].join(', ')}.` : `Did you mean ${nearest}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${shortenText(name, LONGEST_NAME)}. ${hint}`);
}

function requestOf({ endpoint, query, defaults }: Tool, args: Readonly<Record<string, unknown>>): InternalRequest {
  const given = { ...defaults, ...args };
  if (endpoint.request.body) return { endpoint, ...(query && { query }), body: given };
  const texts = Object.entries(given).map(([name, value]) => [name, textOf(value)]);
  return { endpoint, query: { ...Object.fromEntries(texts), ...query } };
}

/** As a client would have written it into a query. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
