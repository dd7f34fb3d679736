import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Services } from '../../lib/contract/services.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import type { Resources } from './answer-message.ts';
import { PICTURE_MEDIA, PICTURE_URI } from './picture-link.ts';
import { PICTURES } from './pictures.ts';
import { ToolFailure } from './tool-failure.ts';

const LONGEST_URI = 100;

/** @source Model Context Protocol, revision 2025-11-25, Resources, "Error Handling": resource not found is -32002 */
const RESOURCE_NOT_FOUND = -32002;

interface ResourceParts extends Pick<Services, 'endpointCaller' | 'readTextResources'> {
  readonly context: RequestContext;
}

/** Creates the texts that a client can list and read, and the pictures. Each is drawn by an endpoint on behalf of the caller. */
export const createResources = ({ readTextResources, ...parts }: ResourceParts): Resources => ({
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
