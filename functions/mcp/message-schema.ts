import * as z from 'zod';
import { Content } from '../../lib/contract/endpoint.ts';
import { type InputForm, withInputForm } from '../../lib/requests/forms/input-form.ts';
import { listMembers } from '../../lib/requests/forms/sourced.ts';
import { integer, text } from '../../lib/requests/members.ts';
import { refineWhenValid } from '../../lib/requests/refine-when-valid.ts';

export const EVENT_STREAM = 'text/event-stream';

/**
 * An answer as the client accepts it: JSON, or a stream of one event for a client that names only that.
 *
 * @param accept the header `Accept`; clients should name both media types, and one without the header gets JSON
 * @source Model Context Protocol, revision 2025-11-25, Transports, "Sending Messages to the Server"
 */
export function toAcceptedMedia(answer: McpAnswer, accept: string | undefined): McpAnswer | Content {
  const takesStreamOnly = accept?.includes(EVENT_STREAM) && !/application\/(json|\*)|\*\/\*/.test(accept);
  if (!takesStreamOnly) return answer;
  return new Content(`${EVENT_STREAM}; charset=utf-8`, `event: message\ndata: ${JSON.stringify(answer)}\n\n`);
}

const LONGEST_ID = 200;
const LONGEST_METHOD = 200;

const version = z.literal('2.0').meta({ description: 'Version of JSON-RPC', example: '2.0' });

const MessageId = z
  .union([z.string().max(LONGEST_ID), z.int()], {
    error: `must be a text of at most ${LONGEST_ID} characters, or a whole number`,
  })
  .meta({ description: 'Chosen by the sender, given back in the answer; a notification has none', example: 1 });

const anyMembers = (description: string, example: object) =>
  z.record(z.string(), z.unknown()).meta({ description, example });

const JsonRpcError = z
  .object({
    code: integer('As JSON-RPC has it', -32602),
    message: text('What is wrong', 'There is no tool horoscope.'),
    data: z.unknown().optional().meta({ description: 'More about it' }),
  })
  .meta({ id: 'JsonRpcError', description: 'Why a message could not be answered' });

/**
 * Refuses an id that is null, which elsewhere stands for an absent member: without its id a request would be taken for a
 * notification.
 */
const idNotNull: InputForm = {
  read: (sent, { refuse }) => {
    const id = listMembers(sent)?.get('id');
    if (id?.value === null)
      refuse({ from: id.from, message: 'must be a text or a whole number, not null', example: 1 });
    return sent;
  },
};

interface MessageKind {
  readonly method?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A message without any of the three would be taken for an answer, and its sender would wait in vain for one. */
function requireMethod({ method, result, error }: MessageKind, context: z.core.$RefinementCtx): void {
  if (method !== undefined || result !== undefined || error !== undefined) return;
  const params = { problem: 'ValidationError', hasExample: true };
  context.addIssue({ code: 'custom', path: ['method'], message: 'is required', params });
}

const Message = z
  .strictObject({
    jsonrpc: version,
    id: MessageId.optional(),
    method: z.string().max(LONGEST_METHOD).optional().meta({
      description:
        '`initialize`, `ping`, `tools/list`, `tools/call`, `resources/list`, `resources/templates/list`, `resources/read`; absent from the answer to a request of the server',
      example: 'tools/list',
    }),
    params: anyMembers('What the method takes', { name: 'moon', arguments: {} }).optional(),
    result: anyMembers('Of an answer', {}).optional(),
    error: JsonRpcError.optional(),
  })
  .superRefine(requireMethod, refineWhenValid('method', 'result', 'error'))
  .meta({
    id: 'McpMessage',
    description: 'One message of the Model Context Protocol: a request, or a notification, which has no `id`',
    example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

/** One message from a client. Newer revisions of the protocol have no batches of messages. */
export const McpMessage = withInputForm(Message, idNotNull);

export type McpMessage = z.output<typeof McpMessage>;

/** The response to a request. */
export const McpAnswer = z
  .object({
    jsonrpc: version,
    id: MessageId.optional(),
    result: anyMembers('What the method gives; of a tool `content`, and `isError` where it failed', {}).optional(),
    error: JsonRpcError.optional(),
  })
  .meta({ id: 'McpAnswer', description: 'The answer to a request: `result` or `error`' });

export type McpAnswer = z.output<typeof McpAnswer>;
