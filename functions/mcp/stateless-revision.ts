import { ErrorCode, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { answerMessage, CAPABILITIES, INSTRUCTIONS, type Offer, SERVER_INFO } from './answer-message.ts';
import type { McpAnswer, McpMessage } from './message-schema.ts';

/** Reads a header of the request by its lower-case name. */
type ReadHeader = (lowerCaseName: string) => string | undefined;

/** Members of the parameters that `Mcp-Name` repeats, by method. */
const NAME_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'name'],
  ['resources/read', 'uri'],
]);

const ENCODED = /^=\?base64\?(.*)\?=$/;

interface MirroredMessage extends McpMessage {
  readonly version: string;
}

/**
 * Compares the headers that repeat members of a message with these, so that what lies between client and server may trust
 * the headers.
 *
 * @returns what differs; undefined if nothing does
 * @source Model Context Protocol, revision 2026-07-28, Streamable HTTP, "Standard Request Headers", "Value Encoding"
 */
function describeHeaderMismatch(
  { version, method, params }: MirroredMessage,
  readHeader: ReadHeader,
): string | undefined {
  const nameMember = NAME_MEMBERS.get(method ?? '');
  const mirrored = [
    { name: 'MCP-Protocol-Version', value: version },
    { name: 'Mcp-Method', value: method },
    ...(nameMember === undefined ? [] : [{ name: 'Mcp-Name', value: params?.[nameMember] }]),
  ];
  const wrong = mirrored.find(({ name, value }) => decodeHeader(readHeader(name.toLowerCase())) !== value);
  if (!wrong) return undefined;
  const sent = readHeader(wrong.name.toLowerCase());
  return sent === undefined
    ? `${wrong.name} is missing`
    : `${wrong.name} is ${JSON.stringify(sent)}, the message has ${JSON.stringify(wrong.value)}`;
}

/** A header's value; text that no header can hold is sent in base64. */
function decodeHeader(value: string | undefined): string | undefined {
  const [, encoded] = ENCODED.exec(value ?? '') ?? [];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}

/** Revisions whose requests state their version, so that nothing is agreed on before. */
export const STATELESS_VERSIONS: readonly string[] = ['2026-07-28'];

/** Every revision, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = [...STATELESS_VERSIONS, ...SUPPORTED_PROTOCOL_VERSIONS];

const PREFIX = 'io.modelcontextprotocol/';
const VERSION_KEY = `${PREFIX}protocolVersion`;
const CAPABILITIES_KEY = `${PREFIX}clientCapabilities`;
const SERVER_KEY = `${PREFIX}serverInfo`;

/**
 * Codes of errors of this revision, and the one that it replaced.
 *
 * @source Model Context Protocol, revision 2026-07-28, Overview, "Error Codes"
 */
const HEADER_MISMATCH = -32020;
const UNSUPPORTED_VERSION = -32022;
const OLD_RESOURCE_NOT_FOUND = -32002;

const HOUR_MS = 3_600_000;
const SHARED = { ttlMs: HOUR_MS, cacheScope: 'public' };

/** Methods of this revision, each with the members that it adds to a result. */
const RESULT_MEMBERS: ReadonlyMap<string, object> = new Map<string, object>([
  ['server/discover', SHARED],
  ['tools/list', SHARED],
  ['tools/call', {}],
  ['resources/list', SHARED],
  ['resources/templates/list', SHARED],
  ['resources/read', { ttlMs: HOUR_MS, cacheScope: 'private' }],
]);

/** An answer with the HTTP status that this revision gives it. */
interface StatelessAnswer {
  readonly status: 200 | 400 | 404;
  readonly answer: McpAnswer;
}

const readMeta = ({ params }: McpMessage): Readonly<Record<string, unknown>> => {
  const meta = params?._meta;
  return typeof meta === 'object' && meta !== null ? { ...meta } : {};
};

/** Whether a message is one of a revision whose requests state their version. */
export const isStateless = (message: McpMessage, readHeader: ReadHeader): boolean =>
  VERSION_KEY in readMeta(message) || STATELESS_VERSIONS.includes(readHeader('mcp-protocol-version') ?? '');

/**
 * Answers one request by the revision in which every request states its version.
 *
 * @source Model Context Protocol, revision 2026-07-28: Overview, "_meta"; Versioning, "Protocol Version Negotiation";
 * Streamable HTTP, "Request Metadata" and "Server Validation", https://modelcontextprotocol.io/specification/2026-07-28
 */
export async function answerStateless(
  message: McpMessage,
  offer: Offer,
  readHeader: ReadHeader,
): Promise<StatelessAnswer> {
  const fault = findFault(message, readHeader);
  if (fault) return { status: fault.code === ErrorCode.MethodNotFound ? 404 : 400, answer: toError(message, fault) };
  const { method = '' } = message;
  const answer = method === 'server/discover' ? discover(message) : await answerMessage(message, offer);
  return { status: 200, answer: completeAnswer(answer ?? {}, RESULT_MEMBERS.get(method)) };
}

interface Fault {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

const toError = ({ id }: McpMessage, error: Fault): McpAnswer => ({ jsonrpc: '2.0', id, error });

function findFault(message: McpMessage, readHeader: ReadHeader): Fault | undefined {
  const { [VERSION_KEY]: requested, [CAPABILITIES_KEY]: capabilities } = readMeta(message);
  if (typeof requested !== 'string' || typeof capabilities !== 'object' || capabilities === null) {
    const needed = `params._meta must have ${VERSION_KEY}, a text, and ${CAPABILITIES_KEY}, an object`;
    return { code: ErrorCode.InvalidParams, message: needed };
  }
  if (!STATELESS_VERSIONS.includes(requested)) {
    const data = { supported: PROTOCOL_VERSIONS, requested };
    return { code: UNSUPPORTED_VERSION, message: 'Unsupported protocol version', data };
  }
  const mismatch = describeHeaderMismatch({ ...message, version: requested }, readHeader);
  if (mismatch !== undefined) return { code: HEADER_MISMATCH, message: `Header mismatch: ${mismatch}` };
  if (RESULT_MEMBERS.has(message.method ?? '')) return undefined;
  return { code: ErrorCode.MethodNotFound, message: 'Method not found' };
}

const discover = ({ id }: McpMessage): McpAnswer => ({
  jsonrpc: '2.0',
  id,
  result: {
    supportedVersions: PROTOCOL_VERSIONS,
    capabilities: CAPABILITIES,
    serverInfo: SERVER_INFO,
    instructions: INSTRUCTIONS,
  },
});

/** Adds what results of this revision have, and replaces the code that it no longer has. */
function completeAnswer({ result, error, ...answer }: Partial<McpAnswer>, members: object = {}): McpAnswer {
  if (error) {
    const code = error.code === OLD_RESOURCE_NOT_FOUND ? ErrorCode.InvalidParams : error.code;
    return { jsonrpc: '2.0', ...answer, error: { ...error, code } };
  }
  const meta = { _meta: { [SERVER_KEY]: SERVER_INFO } };
  return { jsonrpc: '2.0', ...answer, result: { resultType: 'complete', ...result, ...members, ...meta } };
}
