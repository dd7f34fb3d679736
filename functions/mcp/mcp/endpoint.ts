import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { answerMessage } from '../answer-message.ts';
import { EVENT_STREAM, toAcceptedMedia } from '../event-stream.ts';
import { McpAnswer, McpMessage } from '../message-schema.ts';
import { createPictures } from '../pictures.ts';
import { answerStateless, isStateless, PROTOCOL_VERSIONS, STATELESS_VERSIONS } from '../stateless-revision.ts';
import { createToolbox } from '../toolbox.ts';

type McpServices = Pick<Services, 'endpointCaller' | 'origins' | 'searchDocs'>;

export const mcp = defineEndpoint(
  {
    method: 'POST',
    path: '/mcp',
    summary: 'The main calculations as tools for a language model',
    description: [
      'A server of the Model Context Protocol with the transport Streamable HTTP: one message per request, answered immediately with JSON. There are no sessions and no streams to listen to, so GET and DELETE are 405. A notification is answered with 202 and no body.',
      'Each tool calls endpoints of this service, with the same validation and limits. A birth is one text, such as `1990-06-15 14:30, Paris, Texas`. A result has facts in lines of text, and in `structuredContent` what further calls need. The wheel of a chart is the resource `chart://wheel/{handle}`, an SVG picture.',
      'Faults in the arguments of a call, and failures of the calculation, are described in the result with `isError`, with what to send instead. Faults in the use of the protocol are JSON-RPC errors; faults in the HTTP request are problem documents.',
      `Revisions of the protocol: ${PROTOCOL_VERSIONS.join(', ')}. In ${STATELESS_VERSIONS.join(', ')} a request states its version in \`params._meta\` and needs no \`initialize\`. Batches of messages, which only 2025-03-26 has, are not supported.`,
    ].join('\n\n'),
    uses: ['endpointCaller', 'origins', 'searchDocs'],
    request: { body: McpMessage },
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
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'birthChart',
        summary: 'A tool is called',
        body: {
          jsonrpc: '2.0',
          id: 2,
          method: 'tools/call',
          params: { name: 'birth_chart', arguments: { birth: '1990-06-15 14:30, 48.85, 2.35' } },
        },
      },
      { name: 'ping', summary: 'Check that the server responds', body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
    ],
  },
  async ({ body }, { endpointCaller, origins, searchDocs }, context) => {
    requireAllowedOrigin(context.header('origin'), origins);
    const offer = {
      toolbox: createToolbox({ endpointCaller, searchDocs }, context),
      pictures: createPictures(endpointCaller, context),
    };
    if (body.id !== undefined && isStateless(body, context.header)) {
      const { status, answer } = await answerStateless(body, offer, context.header);
      return new Answer(status, toAcceptedMedia(answer, context.header('accept')));
    }
    requireKnownVersion(context.header('mcp-protocol-version'));
    const answer = await answerMessage(body, offer);
    return answer ? toAcceptedMedia(answer, context.header('accept')) : new Answer(202, undefined as never);
  },
);

/** Pages of this machine, such as tools for developers. Their names cannot be made to resolve to another address. */
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Prevents DNS rebinding: a browser lets a page call this service if the page's own name resolves to its address. Where any
 * page may read answers, only pages of this machine may send messages: others are listed by the operator.
 *
 * @source Model Context Protocol, revision 2025-11-25, Transports, "Security Warning": servers MUST validate the Origin
 * header, https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
function requireAllowedOrigin(origin: string | undefined, admitted: McpServices['origins']): void {
  const isAdmitted = admitted === '*' ? LOCAL_ORIGIN.test(origin ?? '') : admitted.includes(origin ?? '');
  if (origin === undefined || isAdmitted) return;
  throw new Problem('OriginNotAllowed', `Pages of ${JSON.stringify(origin.slice(0, 100))} may not use this service.`);
}

/** @source the same page, "Protocol Version Header": an unsupported version is 400; no header means 2025-03-26 */
function requireKnownVersion(version: string | undefined): void {
  if (version === undefined || PROTOCOL_VERSIONS.includes(version)) return;
  const message = `must be one of ${PROTOCOL_VERSIONS.join(', ')}`;
  const issues = [{ location: 'header.mcp-protocol-version', message, value: toExcerpt(version) }];
  throw new Problem('ValidationError', `header.mcp-protocol-version ${message}`, { issues });
}
