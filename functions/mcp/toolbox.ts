import { type CallToolResult, ErrorCode, type Tool as ListedTool, McpError } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { findNearestNames } from '../../lib/base/catalog/names.ts';
import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import { toValidationIssues } from '../../lib/requests/issues/validation-issues.ts';
import type { Toolbox } from './answer-message.ts';
import { listArgumentsOfMembers } from './input/arguments-of-members.ts';
import { DEFAULT_BODIES } from './input/birth.ts';
import { toLocalTimes } from './text/local-times.ts';
import { describePage, nextPageShape } from './text/pages.ts';
import { describeBirth, toBirthValues, toWarningTexts } from './text/subject.ts';
import { birthValues, type Tool, type ToolCall, type ToolRequest, type ToolText, warningValues } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { toObjectSchema } from './tool-schemas.ts';
import { TOOLS } from './tools.ts';

/** A request without the bodies that have no ephemeris at its date, and a warning about each. */
interface ReducedRequest {
  readonly request: ToolRequest;
  readonly warnings: readonly string[];
}

const OBJECT = /^body\.configuration\.objects\[(\d+)\]$/;

/**
 * Leaves out default bodies whose ephemeris does not cover the date, such as Chiron before 675. Bodies that the model
 * chose itself are not left out.
 *
 * @returns undefined where this is not what the endpoint refused
 */
function leaveOutUncovered(request: ToolRequest, { error, errors }: ProblemBody): ReducedRequest | undefined {
  const { configuration } = request.body ?? {};
  const hasDefaultBodies = JSON.stringify(configuration?.objects) === JSON.stringify(DEFAULT_BODIES);
  if (error !== 'InvalidBody' || !hasDefaultBodies) return undefined;
  const uncovered = errors.flatMap(({ location, message }) => {
    const id = DEFAULT_BODIES[Number(OBJECT.exec(location)?.[1])];
    return id === undefined ? [] : [{ id, message }];
  });
  const objects = DEFAULT_BODIES.filter((body) => uncovered.every(({ id }) => id !== body));
  if (objects.length === DEFAULT_BODIES.length) return undefined;
  return {
    request: { ...request, body: { ...request.body, configuration: { ...configuration, objects } } },
    warnings: uncovered.map(({ message }) => `BodyOutOfRange: ${message} It is left out.`),
  };
}

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
  const omissions = new Set<string>();
  const send = async (request: ToolRequest) => {
    const { status, text, headers } = await endpointCaller(request, context);
    return { status, answer: JSON_MEDIA.test(headers['Content-Type'] ?? '') ? JSON.parse(text) : text };
  };
  const ask: ToolCall['ask'] = async (request, members = {}) => {
    const first = await send(request);
    if (first.status === 200) return first.answer;
    const reduced = leaveOutUncovered(request, first.answer);
    const second = reduced && (await send(reduced.request));
    if (second?.status !== 200) {
      throw ToolFailure.ofProblem(first.answer, listArgumentsOfMembers(args, { ...tool.members, ...members }));
    }
    for (const warning of reduced?.warnings ?? []) omissions.add(warning);
    return second.answer;
  };
  return toResult(await tool.run(args, { ...services, now: context.receivedAt, ask }), omissions);
}

/** Reads the arguments of a call. Models send null in place of absent ones. */
function readArguments({ input: schema }: Tool, sent: SentArguments): SentArguments {
  const input = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw ToolFailure.ofArguments(toValidationIssues({ name: '', input, schema }, parsed.error.issues));
}

/** The text of a tool with its birth, page and warnings, and the values of all of them. */
function toResult(
  {
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
  }: ToolText,
  omissions: ReadonlySet<string>,
): CallToolResult {
  const warningTexts = [...toWarningTexts(warnings ?? []), ...omissions];
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
