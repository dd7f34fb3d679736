import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { answerMessage } from '../answer-message.ts';
import type { mcp } from '../endpoints.ts';
import { toAcceptedMedia } from '../event-stream.ts';
import { McpMessage } from '../message-schema.ts';
import { createResources } from '../resources.ts';
import { answerStateless, isStateless, PROTOCOL_VERSIONS } from '../stateless-revision.ts';
import { createToolbox } from '../toolbox.ts';
import type { contract } from './contract.ts';

type McpServices = Pick<Services, 'endpointCaller' | 'origins' | 'readTextResources' | 'searchDocs'>;

export const handler: EndpointHandler = defineHandler<typeof mcp, typeof contract>()({
  request: { body: McpMessage },
  envelope: 'none',
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
  run: async ({ body }, { endpointCaller, origins, readTextResources, searchDocs }, context) => {
    requireAllowedOrigin(context.header('origin'), origins);
    const offer = {
      toolbox: createToolbox({ endpointCaller, readTextResources, searchDocs, context }),
      resources: createResources({ endpointCaller, readTextResources, context }),
    };
    if (body.id !== undefined && isStateless(body, context.header)) {
      const { status, answer } = await answerStateless(body, offer, context.header);
      return new Answer(status, toAcceptedMedia(answer, context.header('accept')));
    }
    requireKnownVersion(context.header('mcp-protocol-version'));
    const answer = await answerMessage(body, offer);
    return answer ? toAcceptedMedia(answer, context.header('accept')) : new Answer(202, undefined as never);
  },
});

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
