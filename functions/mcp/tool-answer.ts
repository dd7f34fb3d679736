import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import type { InternalAnswer } from '../../lib/http/endpoint-caller.ts';
import type { Tool } from './tools.ts';

/** The result of a successful call: the endpoint's answer unchanged, followed by additional lines of text. */
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

/** The result of a failed call: each fault and its remedy, so that the model can correct the call. */
export function toToolFailure({ text }: InternalAnswer): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: describeProblem(JSON.parse(text) as ProblemBody) }] };
}

function describeProblem({ error, title, detail, errors, request_id }: ProblemBody): string {
  const found = errors.map(({ location, message, value, example }) => {
    const sent = value === undefined ? '' : ` (sent: ${JSON.stringify(value)})`;
    const form = example === undefined ? '' : `; for example ${JSON.stringify(example)}`;
    return `- ${toArgumentPath(location)} ${message}${sent}${form}`;
  });
  const what = found.length > 0 ? found : [detail];
  return [
    `${error}: ${title}.`,
    ...what,
    `What to do: ${remedyOf(error as ErrorCode)}`,
    `Request id: ${request_id}`,
  ].join('\n');
}

/** Replaces the catalogue's remedy for `ValidationError`, which refers to a member of the problem document. */
const remedyOf = (code: ErrorCode): string =>
  code === 'ValidationError' ? 'Correct each of these arguments and call again.' : ERRORS[code].remedy;

/** Removes the `body` or `query` prefix, because a model knows only arguments. */
const toArgumentPath = (location: string): string => location.replace(/^(body|query)\.?/, '') || 'arguments';
