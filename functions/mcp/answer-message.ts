import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCMessage,
  type JSONRPCRequest,
  JSONRPCRequestSchema,
  type Tool as ListedTool,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { release } from '../../lib/runtime/release.ts';
import { toValidationIssues } from '../../lib/schemas/issues/validation-issues.ts';
import { type McpAnswer, McpMessage } from './message-schema.ts';

/** The tools that a model can list and call. */
export interface Toolbox {
  list(): readonly ListedTool[];
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<CallToolResult>;
}

const INSTRUCTIONS = [
  'Charts, transits, returns and events in the sky, calculated with the Swiss Ephemeris. Never invent a position: call a tool.',
  'If a place is known by name, call find_place first and use its coordinates. Times are local clock times at the place, without an offset; the zone and its history are found from the coordinates.',
  'Tell the user about every warning in an answer. If a birth time occurred twice or never, resolve_time returns both possible instants. If a call fails, the text names each fault and its remedy.',
].join('\n');

/**
 * Answers one message of the protocol.
 *
 * Each message gets its own server, so no state outlives it and no message can cancel or answer another.
 *
 * @returns undefined for a notification and for a response, neither of which has an answer
 */
export async function answerMessage(message: McpMessage, toolbox: Toolbox): Promise<McpAnswer | undefined> {
  if (message.method === undefined || message.id === undefined) return undefined;
  const request = JSONRPCRequestSchema.safeParse(message);
  if (!request.success) return toRefusal(message, ErrorCode.InvalidRequest, request.error);
  const params = METHODS.get(message.method)?.safeParse(message);
  if (params?.error) return toRefusal(message, ErrorCode.InvalidParams, params.error);
  return (await answerRequest(request.data, toolbox)) as McpAnswer;
}

/** Methods whose parameters are checked here, because the SDK reports invalid ones as an internal error. */
const METHODS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['initialize', InitializeRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
]);

function toRefusal(message: McpMessage, code: ErrorCode, { issues }: z.core.$ZodError): McpAnswer {
  const found = toValidationIssues({ name: 'message', input: message, schema: McpMessage }, issues);
  const told = found.map(({ location, message: fault }) => `${location} ${fault}`).join('; ');
  return { jsonrpc: '2.0', id: message.id, error: { code, message: told } };
}

async function answerRequest(request: JSONRPCRequest, toolbox: Toolbox): Promise<JSONRPCMessage> {
  const server = createServer(toolbox);
  const [client, transport] = InMemoryTransport.createLinkedPair();
  const { promise, resolve } = Promise.withResolvers<JSONRPCMessage>();
  client.onmessage = resolve;
  await server.connect(transport);
  await client.send(request);
  const answer = await promise;
  await server.close();
  return answer;
}

function createServer(toolbox: Toolbox): Server {
  const { title, version, sourceUrl } = release;
  const server = new Server(
    { name: title.toLowerCase(), title, version, websiteUrl: sourceUrl },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATOR },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...toolbox.list()] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => toolbox.call(params.name, params.arguments ?? {}));
  return server;
}

/** Satisfies the SDK, which validates responses of clients. This server sends its clients no requests. */
const NO_VALIDATOR = {
  getValidator: () => {
    throw new Error('a client was asked for something');
  },
};
