import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { createNatal } from '../in-process/natal.ts';
import { sendMessage } from './tools.ts';

/** A message of the protocol, as far as its transport reads it. */
interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
/** @source JSON-RPC 2.0 Specification, 5.1, "Error object" */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;

/**
 * Answers each line, a message of the protocol, with a line, until the input ends. Messages go to the endpoint `/mcp` of the service in this
 * process, which answers them one by one.
 *
 * @source Model Context Protocol, revision 2025-11-25, Transports, "stdio": messages are delimited by newlines
 */
export async function serveMessages(input: Readable, output: Writable): Promise<void> {
  const natal = createNatal();
  const answering = new Set<Promise<void>>();
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const answer = answerLine(line, (message) => sendMessage(natal, message, listMirroredHeaders(message)));
    const written = answer.then((text) => void (text !== undefined && output.write(`${text}\n`)));
    answering.add(written);
    void written.finally(() => answering.delete(written));
  }
  await Promise.all(answering);
}

/** @returns undefined where the message has no answer */
async function answerLine(line: string, send: (message: Message) => Promise<Response>): Promise<string | undefined> {
  let message: Message;
  try {
    message = JSON.parse(line);
  } catch {
    return toError(null, PARSE_ERROR, 'the line is no JSON');
  }
  return await answerMessage(message, send).catch((fault: Error) =>
    message.id === undefined ? undefined : toError(message.id, INTERNAL_ERROR, fault.message),
  );
}

async function answerMessage(
  message: Message,
  send: (message: Message) => Promise<Response>,
): Promise<string | undefined> {
  const response = await send(message);
  const text = await response.text();
  if (response.headers.get('Content-Type')?.startsWith('application/json')) return text;
  if (response.status < 400) return undefined;
  const { detail } = JSON.parse(text) as { readonly detail: string };
  return toError(message.id ?? null, INVALID_REQUEST, detail);
}

const toError = (id: unknown, code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });

/** Headers that repeat members of the message, as revisions without sessions want them over HTTP. */
function listMirroredHeaders({ method = '', params }: Message): Record<string, string> {
  const version = params?._meta?.[VERSION_KEY];
  if (typeof version !== 'string') return {};
  const name = method === 'tools/call' ? params?.name : method === 'resources/read' ? params?.uri : undefined;
  return {
    'MCP-Protocol-Version': version,
    'Mcp-Method': method,
    ...(name !== undefined && { 'Mcp-Name': `=?base64?${Buffer.from(name).toString('base64')}?=` }),
  };
}
