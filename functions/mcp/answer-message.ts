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
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type ReadResourceResult,
  type Resource,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { release } from '../../lib/base/release.ts';
import { toValidationIssues } from '../../lib/requests/issues/validation-issues.ts';
import { type McpAnswer, McpMessage } from './message-schema.ts';
import { PICTURE_TEMPLATES } from './picture-link.ts';

/** What a client can read. */
export interface Resources {
  /** Those with an address of their own. */
  list(): readonly Resource[];
  /** @throws McpError for an address without a resource */
  read(uri: string): Promise<ReadResourceResult>;
}

/** What the server offers. */
export interface Offer {
  readonly toolbox: Toolbox;
  readonly resources: Resources;
}

/** The tools that a model can list and call. */
export interface Toolbox {
  list(): readonly ListedTool[];
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<CallToolResult>;
}

/** Name of the server, for its clients. */
export const SERVER_INFO = {
  name: release.title.toLowerCase(),
  title: release.title,
  version: release.version,
  websiteUrl: release.sourceUrl,
};

/** What the server offers, for its clients. */
export const CAPABILITIES = { tools: {}, resources: {} };

/** What a model reads before it calls a tool. */
export const INSTRUCTIONS = [
  'Charts, transits, returns and events in the sky, calculated with the Swiss Ephemeris. Never invent a position: call a tool.',
  'A birth is one text: date, clock time at the place without an offset, and the place, as in "1990-06-15 14:30, Paris, Texas". Coordinates can replace the name: "48.85, 2.35". If nobody knows the time, write "1990-06-15 unknown, Paris, Texas" and do not speak of houses. A date is Gregorian unless the text names its calendar: "1700-02-15 julian 10:00, London". Of a time that occurred twice, add the offset: "2021-10-31 02:30+01:00, Berlin".',
  'Answers about a birth have a handle. Send it as birth in further calls: it keeps the birth, the zodiac, the houses and the bodies. It holds birth data, so treat it as private.',
  'Tell the user about every warning. If a call fails, the text says what to send instead.',
].join('\n');

/**
 * Answers one message of the protocol.
 *
 * Each message gets its own server, so no state outlives it and no message can cancel or answer another.
 *
 * @returns undefined for a notification and for a response, neither of which has an answer
 */
export async function answerMessage(message: McpMessage, offer: Offer): Promise<McpAnswer | undefined> {
  if (message.method === undefined || message.id === undefined) return undefined;
  const request = JSONRPCRequestSchema.safeParse(message);
  if (!request.success) return toRefusal(message, ErrorCode.InvalidRequest, request.error);
  const params = METHODS.get(message.method)?.safeParse(message);
  if (params?.error) return toRefusal(message, ErrorCode.InvalidParams, params.error);
  return (await answerRequest(request.data, offer)) as McpAnswer;
}

/** Methods whose parameters are checked here, because the SDK reports invalid ones as an internal error. */
const METHODS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['initialize', InitializeRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
  ['resources/list', ListResourcesRequestSchema],
  ['resources/templates/list', ListResourceTemplatesRequestSchema],
  ['resources/read', ReadResourceRequestSchema],
]);

function toRefusal(message: McpMessage, code: ErrorCode, { issues }: z.core.$ZodError): McpAnswer {
  const found = toValidationIssues({ name: 'message', input: message, schema: McpMessage }, issues);
  const faults = found.map(({ location, message: fault }) => `${location} ${fault}`).join('; ');
  return { jsonrpc: '2.0', id: message.id, error: { code, message: faults } };
}

async function answerRequest(request: JSONRPCRequest, offer: Offer): Promise<JSONRPCMessage> {
  const server = createServer(offer);
  const [client, transport] = InMemoryTransport.createLinkedPair();
  const { promise, resolve } = Promise.withResolvers<JSONRPCMessage>();
  client.onmessage = resolve;
  await server.connect(transport);
  await client.send(request);
  const answer = await promise;
  await server.close();
  return answer;
}

function createServer({ toolbox, resources }: Offer): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    jsonSchemaValidator: NO_VALIDATOR,
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...toolbox.list()] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => toolbox.call(params.name, params.arguments ?? {}));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...resources.list()] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: PICTURE_TEMPLATES }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => resources.read(params.uri));
  return server;
}

/** Satisfies the SDK, which validates responses of clients. This server sends its clients no requests. */
const NO_VALIDATOR = {
  getValidator: () => {
    throw new Error('a client was asked for something');
  },
};
