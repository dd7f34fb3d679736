import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import { findNearestNames } from '../../lib/base/catalog/names.ts';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import type { Toolbox } from './answer-message.ts';
import { describePage } from './text/pages.ts';
import { describeBirth, toBirthValues, toWarningTexts } from './text/subject.ts';
import type { Tool, ToolServices, ToolText } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { toObjectSchema } from './tool-schemas.ts';
import { TOOLS } from './tools.ts';
import { leaveOutUncovered } from './uncovered-bodies.ts';

const LONGEST_NAME = 64;

/** Every tool only calculates, and none uses an outside service. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

const TOOLS_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Rendered on first use and kept: the schemas are constant within a process. */
let listed: readonly ListedTool[] | undefined;

type ToolboxServices = Pick<Services, 'endpointCaller' | 'searchDocs'>;

/** Creates the tools. Each calls its endpoints on behalf of the caller. */
export const createToolbox = (services: ToolboxServices, context: RequestContext): Toolbox => ({
  list: () => {
    listed ??= TOOLS.map(toListedTool);
    return listed;
  },
  call: async (name, args) => {
    const tool = TOOLS_BY_NAME.get(name);
    if (!tool) throw createUnknownToolError(name);
    return runTool(tool, args, createServices(services, context));
  },
});

/** Services for one call, and what was left out of its requests. */
interface ObservedServices {
  readonly services: ToolServices;
  readonly omissions: Set<string>;
}

function createServices({ endpointCaller, searchDocs }: ToolboxServices, context: RequestContext): ObservedServices {
  const omissions = new Set<string>();
  const send = async (request: InternalRequest) => {
    const { status, text } = await endpointCaller(request, context);
    return { status, answer: JSON.parse(text) };
  };
  const ask: ToolServices['ask'] = async (request, argumentsOf) => {
    const first = await send(request);
    if (first.status === 200) return first.answer;
    const reduced = leaveOutUncovered(request, first.answer);
    const second = reduced && (await send(reduced.request));
    if (second?.status !== 200) throw ToolFailure.ofProblem(first.answer, argumentsOf);
    for (const warning of reduced?.warnings ?? []) omissions.add(warning);
    return second.answer;
  };
  return { services: { now: context.receivedAt, searchDocs, ask }, omissions };
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

async function runTool(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  { services, omissions }: ObservedServices,
): Promise<CallToolResult> {
  try {
    return toResult(await tool.run(args, services), omissions);
  } catch (fault) {
    if (fault instanceof ToolFailure) return { isError: true, content: [{ type: 'text', text: fault.message }] };
    throw fault;
  }
}

/** The text of a tool with its birth, page and warnings, and the values of all of them. */
function toResult(
  { title = '', subject, lines, page, notes = [], values, warnings, links = [] }: ToolText,
  omissions: ReadonlySet<string>,
): CallToolResult {
  const warningTexts = [...toWarningTexts(warnings ?? []), ...omissions];
  const text = [
    ...(subject ? describeBirth(title, subject) : []),
    ...lines,
    ...(page ? [describePage(page)] : []),
    ...notes,
    ...warningTexts.map((warning) => `Warning ${warning}`),
  ].join('\n');
  return {
    content: [{ type: 'text', text }, ...links],
    structuredContent: {
      ...(subject && toBirthValues(subject)),
      ...values,
      ...(page && { next_cursor: page.next_cursor }),
      ...((warnings || omissions.size > 0) && { warnings: warningTexts }),
    },
  };
}

function createUnknownToolError(name: string): McpError {
  const names = [...TOOLS_BY_NAME.keys()];
  const [nearest] = findNearestNames(name, names, 1);
  const hint = nearest === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${shortenText(name, LONGEST_NAME)}. ${hint}`);
}
