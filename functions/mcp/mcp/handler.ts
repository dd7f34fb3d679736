import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest } from '../../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { example } from '../../../lib/requests/examples.ts';
import { shortenText, toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { lines } from '../../acg/endpoints.ts';
import { synastry } from '../../comparative/endpoints.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { answerMessage, type Resources } from '../answer-message.ts';
import type { mcp } from '../endpoints.ts';
import { readBirthText, SLOW_BODIES } from '../input/birth.ts';
import { toRange } from '../input/moment.ts';
import { McpMessage, toAcceptedMedia } from '../message-schema.ts';
import { PICTURE_MEDIA, PICTURE_URI } from '../picture-link.ts';
import { answerStateless, isStateless, PROTOCOL_VERSIONS } from '../stateless-revision.ts';
import type { ToolCall, ToolRequest } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { createToolbox } from '../toolbox.ts';
import { castBirthChart } from '../tools/natal-chart.ts';
import { DAYS_PER_SEARCH, requestTransits } from '../tools/transit-search.ts';
import type { contract } from './contract.ts';

type Asking = Pick<ToolCall, 'ask' | 'now'>;
type Search = Readonly<Record<string, string>>;

/** The request behind each kind of picture, of the handles and the search of its address. */
type FindRequest = (handles: readonly string[], search: Search, call: Asking) => ToolRequest | Promise<ToolRequest>;

const splitNames = (text: string | undefined): string[] | undefined => text?.split(',');

/** The kinds of pictures, as their addresses begin. */
const PICTURES: Readonly<Record<string, FindRequest>> = {
  wheel: ([subject = '', ...others]) =>
    others.length === 0
      ? { endpoint: natalChart, body: { subject } }
      : { endpoint: synastry, body: { subject_a: subject, subject_b: others.join('/') } },
  map: (handles) => ({ endpoint: lines, body: { subject: handles.join('/') } }),
  timeline: async (handles, { from, to, transiting, natal, aspects }, call) => {
    const birth = readBirthText(handles.join('/'));
    if (typeof birth === 'string') throw ToolFailure.ofArguments([{ location: 'handle', message: birth }]);
    return requestTransits(await castBirthChart(birth, call), {
      range: toRange({ from, to }, DAYS_PER_SEARCH, call.now),
      transiting: splitNames(transiting) ?? SLOW_BODIES,
      natal: splitNames(natal),
      aspects: splitNames(aspects),
    });
  },
};

const LONGEST_URI = 100;

/** @source Model Context Protocol, revision 2025-11-25, Resources, "Error Handling": resource not found is -32002 */
const RESOURCE_NOT_FOUND = -32002;

interface ResourceParts extends Pick<Services, 'endpointCaller' | 'readTextResources'> {
  readonly context: RequestContext;
}

/** Creates the texts that a client can list and read, and the pictures. Each is drawn by an endpoint on behalf of the caller. */
const createResources = ({ readTextResources, ...parts }: ResourceParts): Resources => ({
  list: () => readTextResources().map(({ text: _text, ...listed }) => listed),
  read: async (uri) => {
    const resource = readTextResources().find((one) => one.uri === uri);
    if (resource) return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text }] };
    try {
      return { contents: [{ uri, mimeType: PICTURE_MEDIA, text: await drawPicture(uri, parts) }] };
    } catch (fault) {
      throw fault instanceof ToolFailure ? new McpError(ErrorCode.InvalidParams, fault.message) : fault;
    }
  },
});

/** @throws ToolFailure when an endpoint refuses the picture */
async function drawPicture(uri: string, { endpointCaller, context }: Omit<ResourceParts, 'readTextResources'>) {
  const [, kind = '', path = '', search] = ADDRESS.exec(uri) ?? [];
  const findRequest = Object.hasOwn(PICTURES, kind) ? PICTURES[kind] : undefined;
  if (!findRequest) throw createMissingError(uri);
  const { theme, ...members } = Object.fromEntries(new URLSearchParams(search));
  const send = async (request: InternalRequest): Promise<string> => {
    const { status, text } = await endpointCaller(request, context);
    if (status === 200) return text;
    throw ToolFailure.ofProblem(JSON.parse(text));
  };
  const request = await findRequest(path.split('/'), members, {
    now: context.receivedAt,
    ask: async (asked) => JSON.parse(await send(asked)),
  });
  return send({ ...request, query: { format: 'svg', ...(theme !== undefined && { theme }) } });
}

const ADDRESS = new RegExp(`^${PICTURE_URI}(\\w+)/([^?]*)(?:\\?(.*))?$`);

function createMissingError(uri: string): McpError {
  const kinds = Object.keys(PICTURES).map((kind) => `${PICTURE_URI}${kind}/`);
  const message = `There is no resource ${shortenText(uri, LONGEST_URI)}; resources/list names the texts, and a picture is ${kinds.join(', ')} followed by a handle.`;
  return new McpError(RESOURCE_NOT_FOUND, message);
}

type McpServices = Pick<Services, 'endpointCaller' | 'origins' | 'readTextResources' | 'searchDocs'>;

export const handler: EndpointHandler = defineHandler<typeof mcp, typeof contract>()({
  request: { body: McpMessage },
  envelope: 'none',
  examples: [
    example('birthChart', 'A tool is called', {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'birth_chart', arguments: { birth: '1990-06-15 14:30, 48.85, 2.35' } },
    }),
    example('ping', 'Check that the server responds', { jsonrpc: '2.0', id: 1, method: 'ping' }),
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
