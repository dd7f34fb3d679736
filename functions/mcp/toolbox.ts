import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { findNearestNames } from '../../lib/base/catalog/names.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import { toValidationIssues } from '../../lib/requests/issues/validation-issues.ts';
import type { Toolbox } from './answer-message.ts';
import { listArgumentsOfMembers } from './input/arguments-of-members.ts';
import { toLocalTimes } from './text/local-times.ts';
import { describePage, nextPageShape } from './text/pages.ts';
import { describeBirth, toBirthValues, toWarningTexts } from './text/subject.ts';
import { birthValues, type Tool, type ToolCall, type ToolText, warningValues } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { toObjectSchema } from './tool-schemas.ts';
import { TOOLS } from './tools.ts';

const LONGEST_NAME = 64;

/** Every tool only calculates, and none uses an outside service. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

const TOOLS_BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Rendered on first use and kept: the schemas are constant within a process. */
let listed: readonly ListedTool[] | undefined;

/** The services of the tools, and the request whose caller they act for. */
interface ToolboxParts extends Pick<Services, 'endpointCaller' | 'readTextResources' | 'searchDocs'> {
  readonly context: RequestContext;
}

/** Answers are JSON unless the request chose another format. */
const JSON_MEDIA = /json/;

type SentArguments = Readonly<Record<string, unknown>>;

/** Creates the tools. Each calls its endpoints on behalf of the caller. */
export const createToolbox = (parts: ToolboxParts): Toolbox => ({
  list: () => {
    listed ??= TOOLS.map(toListedTool);
    return listed;
  },
  call: async (name, args) => {
    const tool = TOOLS_BY_NAME.get(name);
    if (!tool) throw createUnknownToolError(name);
    try {
      return await runTool(tool, args, parts);
    } catch (fault) {
      if (fault instanceof ToolFailure) return { isError: true, content: [{ type: 'text', text: fault.message }] };
      throw fault;
    }
  },
});

function toListedTool({ name, title, description, input, output, app }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: toObjectSchema(input, 'input'),
    ...listOutput(output),
    annotations: ANNOTATIONS,
    ...(app !== undefined && { _meta: { ui: { resourceUri: app } } }),
  };
}

const ADDED_VALUES: readonly string[] = Object.keys({ ...birthValues, ...warningValues, ...nextPageShape });

/** The schema of the values that a tool has of its own. Those that the runner adds are the same for all, and in the guide. */
function listOutput({ shape }: z.ZodObject): Pick<ListedTool, 'outputSchema'> {
  const own = Object.entries(shape).filter(([name]) => !ADDED_VALUES.includes(name));
  return own.length === 0 ? {} : { outputSchema: toObjectSchema(z.object(Object.fromEntries(own)), 'output') };
}

/** @throws ToolFailure for invalid arguments and when an endpoint refuses them */
async function runTool(
  tool: Tool,
  sent: SentArguments,
  { endpointCaller, context, ...services }: ToolboxParts,
): Promise<CallToolResult> {
  const args = readArguments(tool, sent);
  const ask: ToolCall['ask'] = async (request, members = {}) => {
    const { status, text, headers } = await endpointCaller(request, context);
    const answer = JSON_MEDIA.test(headers['Content-Type'] ?? '') ? JSON.parse(text) : text;
    if (status !== 200)
      throw ToolFailure.ofProblem(answer, listArgumentsOfMembers(args, { ...tool.members, ...members }));
    return answer;
  };
  return toResult(await tool.run(args, { ...services, now: context.receivedAt, ask }));
}

/** Reads the arguments of a call. Models send null in place of absent ones. */
function readArguments({ input: schema }: Tool, sent: SentArguments): SentArguments {
  const input = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw ToolFailure.ofArguments(toValidationIssues({ name: '', input, schema }, parsed.error.issues));
}

/** The text of a tool with its birth, page and warnings, and the values of all of them. */
function toResult({
  title = '',
  subject,
  timezone = subject?.timezone ?? null,
  timeUnit,
  lines,
  page,
  notes = [],
  values,
  warnings,
  links = [],
}: ToolText): CallToolResult {
  const warningTexts = toWarningTexts(warnings ?? []);
  const written = [title, ...lines];
  const [heading = '', ...facts] = timezone === null ? written : toLocalTimes(written, timezone, timeUnit);
  const text = [
    ...(subject ? describeBirth(heading, subject) : []),
    ...facts,
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
      ...(warnings && { warnings: warningTexts }),
    },
  };
}

function createUnknownToolError(name: string): McpError {
  const names = [...TOOLS_BY_NAME.keys()];
  const [nearest] = findNearestNames(name, names, 1);
  const hint = nearest === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${shortenText(name, LONGEST_NAME)}. ${hint}`);
}
