import { Content } from '../../lib/contract/endpoint.ts';
import type { McpAnswer } from './message-schema.ts';

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
