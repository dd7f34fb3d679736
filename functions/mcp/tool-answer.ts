import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import type { InternalAnswer } from '../../lib/http/endpoint-caller.ts';
import type { Tool } from './tools.ts';

/** What a model is given for a call: the answer as it is, and what there is to say beside it. */
export function toToolResult(
  { isStructured }: Tool,
  { text }: InternalAnswer,
  beside: readonly string[],
): CallToolResult {
  return {
    content: [text, ...beside].map((one) => ({ type: 'text', text: one })),
    ...(isStructured && { structuredContent: JSON.parse(text) as Record<string, unknown> }),
  };
}

/** What a model is given where a call was not answered: what was wrong, in words it can mend the call by. */
export function toToolFailure({ text }: InternalAnswer): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: describeProblem(JSON.parse(text) as ProblemBody) }] };
}

function describeProblem({ error, title, detail, errors, request_id }: ProblemBody): string {
  const found = errors.map(({ location, message, value }) => {
    const sent = value === undefined ? '' : ` (sent: ${JSON.stringify(value)})`;
    return `- ${toArgumentPath(location)} ${message}${sent}`;
  });
  const what = found.length > 0 ? found : [detail];
  return [
    `${error}: ${title}.`,
    ...what,
    `What to do: ${remedyOf(error as ErrorCode)}`,
    `Request id: ${request_id}`,
  ].join('\n');
}

/** The general one speaks of a member of the problem document. */
const remedyOf = (code: ErrorCode): string =>
  code === 'ValidationError' ? 'Mend each of these arguments and call again.' : ERRORS[code].remedy;

/** A model knows of arguments, not of body and query. */
const toArgumentPath = (location: string): string => location.replace(/^(body|query)\.?/, '') || 'arguments';
