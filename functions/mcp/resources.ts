import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import { synastry } from '../comparative/endpoints.ts';
import { natalChart } from '../natal/natal-chart/endpoint.ts';
import type { Resources } from './answer-message.ts';
import { ToolFailure } from './tool-failure.ts';
import { WHEEL_MEDIA, WHEEL_URI } from './wheel-link.ts';

const LONGEST_URI = 100;

/** @source Model Context Protocol, revision 2025-11-25, Resources, "Error Handling": resource not found is -32002 */
const RESOURCE_NOT_FOUND = -32002;

interface ResourceParts extends Pick<Services, 'endpointCaller' | 'readTextResources'> {
  readonly context: RequestContext;
}

/** Creates the texts that a client can list and read, and the wheels. Each wheel is drawn by an endpoint on behalf of the caller. */
export const createResources = ({ endpointCaller, readTextResources, context }: ResourceParts): Resources => ({
  list: () => readTextResources().map(({ text: _text, ...listed }) => listed),
  read: async (uri) => {
    const resource = readTextResources().find((one) => one.uri === uri);
    if (resource) return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text }] };
    const { status, text } = await endpointCaller(readWheel(uri), context);
    if (status !== 200) throw new McpError(ErrorCode.InvalidParams, ToolFailure.ofProblem(JSON.parse(text)).message);
    return { contents: [{ uri, mimeType: WHEEL_MEDIA, text }] };
  },
});

function readWheel(uri: string): InternalRequest {
  if (!uri.startsWith(WHEEL_URI)) {
    const message = `There is no resource ${shortenText(uri, LONGEST_URI)}; resources/list names the texts, and a wheel is ${WHEEL_URI} followed by a handle.`;
    throw new McpError(RESOURCE_NOT_FOUND, message);
  }
  const [handles = '', theme] = uri.slice(WHEEL_URI.length).split('?theme=');
  const [subject = '', ...others] = handles.split('/');
  const query = { format: 'svg', ...(theme !== undefined && { theme }) };
  if (others.length === 0) return { endpoint: natalChart, query, body: { subject } };
  return { endpoint: synastry, query, body: { subject_a: subject, subject_b: others.join('/') } };
}
