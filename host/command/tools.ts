import type { Natal } from '../in-process/natal.ts';
import { Refused } from './refused.ts';

/** What a tool for language models says. */
interface ToolAnswer {
  readonly text: string;
  readonly nextCursor: string | undefined;
}

interface Answer {
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly isError?: boolean;
    readonly content: readonly { readonly type: string; readonly text?: string }[];
    readonly structuredContent?: { readonly next_cursor?: string };
  };
}

/** Calls a tool for language models, whose answers are words. @throws Refused with its text */
export async function callTool(
  natal: Natal,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const response = await sendMessage(natal, message);
  const { error, result } = (await response.json()) as Answer;
  const text = error?.message ?? result?.content.find(({ type }) => type === 'text')?.text ?? '';
  if (error || result?.isError) throw new Refused(withoutRequestId(text));
  return { text, nextCursor: result?.structuredContent?.next_cursor };
}

/** No log has the requests of this process. */
const withoutRequestId = (text: string): string => text.replace(/\nRequest id: .*/, '');

/** Sends a message of the Model Context Protocol. */
export const sendMessage = (
  natal: Natal,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  natal.fetch(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(message),
    }),
  );
