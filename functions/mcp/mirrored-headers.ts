import type { McpMessage } from './message-schema.ts';

/** Reads a header of the request by its lower-case name. */
export type ReadHeader = (lowerCaseName: string) => string | undefined;

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
export function describeHeaderMismatch(
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
