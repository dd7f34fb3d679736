import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import { findNearestNames } from '../../lib/catalog/names.ts';
import type { RequestContext } from '../../lib/http/endpoint.ts';
import type { Services } from '../../lib/http/services.ts';
import { shortenText } from '../../lib/schemas/issues/excerpt.ts';
import type { Toolbox } from './answer-message.ts';
import type { Tool, ToolAnswer, ToolCall } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { toObjectSchema } from './tool-schemas.ts';
import { TOOLS } from './tools.ts';

const LONGEST_NAME = 64;

/** Every tool only calculates, and none uses an outside service. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

const TOOLS_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Rendered on first use and kept: the schemas are constant within a process. */
let listed: readonly ListedTool[] | undefined;

type ToolboxServices = Pick<Services, 'endpointCaller' | 'searchDocs'>;

/** Creates the tools. Each calls its endpoints on behalf of the caller. */
export function createToolbox({ endpointCaller, searchDocs }: ToolboxServices, context: RequestContext): Toolbox {
  const call: ToolCall = {
    now: context.receivedAt,
    searchDocs,
    ask: async (request, argumentsOf) => {
      const { status, text } = await endpointCaller(request, context);
      const answer = JSON.parse(text);
      if (status !== 200) throw ToolFailure.ofProblem(answer, argumentsOf);
      return answer;
    },
  };
  return {
    list: () => {
      listed ??= TOOLS.map(toListedTool);
      return listed;
    },
    call: async (name, args): Promise<CallToolResult> => {
      const tool = TOOLS_BY_NAME.get(name);
      if (!tool) throw createUnknownToolError(name);
      return runTool(tool, args, call);
    },
  };
}

function toListedTool({ name, title, description, input, output }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: toObjectSchema(input, 'input'),
    outputSchema: toObjectSchema(output, 'output'),
    annotations: ANNOTATIONS,
  };
}

async function runTool(tool: Tool, args: Readonly<Record<string, unknown>>, call: ToolCall): Promise<CallToolResult> {
  try {
    return toResult(await tool.run(args, call));
  } catch (fault) {
    if (fault instanceof ToolFailure) return { isError: true, content: [{ type: 'text', text: fault.message }] };
    throw fault;
  }
}

const toResult = ({ lines, values, links = [] }: ToolAnswer): CallToolResult => ({
  content: [{ type: 'text', text: lines.join('\n') }, ...links],
  structuredContent: { ...values },
});

function createUnknownToolError(name: string): McpError {
  const names = [...TOOLS_BY_NAME.keys()];
  const [nearest] = findNearestNames(name, names, 1);
  const hint = nearest === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${shortenText(name, LONGEST_NAME)}. ${hint}`);
}
