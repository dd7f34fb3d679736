import { defineContract } from '../../../lib/contract/endpoint.ts';
import { EVENT_STREAM, McpAnswer } from '../message-schema.ts';
import { PROTOCOL_VERSIONS, STATELESS_VERSIONS } from '../stateless-revision.ts';

export const contract = defineContract({
  description: [
    'A server of the Model Context Protocol with the transport Streamable HTTP: one message per request, answered immediately with JSON. There are no sessions and no streams to listen to, so GET and DELETE are 405. A notification is answered with 202 and no body.',
    'Each tool calls endpoints of this service, with the same validation and limits. A birth is one text, such as `1990-06-15 14:30, Paris, Texas`. A result has facts in lines of text, and in `structuredContent` what further calls need. The wheel of a chart is the resource `chart://wheel/{handle}`, an SVG picture, with `?theme=dark` a dark one; `chart://wheel/{handle_a}/{handle_b}` has two charts, `chart://timeline/{handle}?from=…&to=…` transits to it, and `chart://map/{handle}` its lines on the Earth. `ui://picture` is a page that shows them in clients with MCP Apps.',
    'Faults in the arguments of a call, and failures of the calculation, are described in the result with `isError`, with what to send instead. Faults in the use of the protocol are JSON-RPC errors; faults in the HTTP request are problem documents.',
    `Revisions of the protocol: ${PROTOCOL_VERSIONS.join(', ')}. In ${STATELESS_VERSIONS.join(', ')} a request states its version in \`params._meta\` and needs no \`initialize\`. Batches of messages, which only 2025-03-26 has, are not supported.`,
  ].join('\n\n'),
  response: McpAnswer,
  otherMedia: {
    [EVENT_STREAM]: 'One event with the answer, for a client whose `Accept` names this media type alone',
  },
  otherStatuses: {
    400: 'The message states its version and cannot be answered: `error` names the fault.',
    404: 'The message states its version, and its method is unknown.',
  },
  emptyStatuses: { 202: 'The notification was accepted; it has no answer.' },
  errors: ['OriginNotAllowed'],
});
