import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
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
    const subject = readHandle(uri);
    const { status, text } = await endpointCaller(
      { endpoint: natalChart, query: { format: 'svg' }, body: { subject } },
      context,
    );
    if (status !== 200) throw new McpError(ErrorCode.InvalidParams, ToolFailure.ofProblem(JSON.parse(text)).message);
    return { contents: [{ uri, mimeType: WHEEL_MEDIA, text }] };
  },
});

function readHandle(uri: string): string {
  if (uri.startsWith(WHEEL_URI)) return uri.slice(WHEEL_URI.length);
  const message = `There is no resource ${shortenText(uri, LONGEST_URI)}; resources/list names the texts, and a wheel is ${WHEEL_URI} followed by a handle.`;
  throw new McpError(RESOURCE_NOT_FOUND, message);
}
