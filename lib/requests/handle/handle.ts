import { isBase64Url, parseBase64Url, toBase64Url } from './base64url.ts';
import { hasEncodableNumbers, parseHandleBirth, writeHandleBirth } from './birth-bytes.ts';
import { ByteReader, HandleContentError } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { CHECKSUM_BYTES, calculateChecksum } from './checksum.ts';
import type { HandleContents, HandleFault } from './contents.ts';
import { parseHandleSettings, writeHandleSettings } from './settings-bytes.ts';

const PREFIX = 'c1.';
const ANY_VERSION = /^c\d+\./;

/** Characters of the longest handle; each is one byte. */
export const MAX_HANDLE_CHARACTERS = 200;

/** Whether a text is meant as a chart handle, of this or of another version. It may still be damaged. */
export const isHandle = (text: string): boolean => ANY_VERSION.test(text);

/**
 * The chart handle of a birth and its settings: ASCII, safe in URLs. Equal contents give equal handles.
 *
 * @returns undefined for contents that do not fit into 200 characters, or whose numbers are out of range
 */
export function encodeHandle({ birth, settings }: HandleContents): string | undefined {
  const hasTooLongZone = birth.timezone !== undefined && birth.timezone.length > MAX_HANDLE_CHARACTERS;
  if (hasTooLongZone || !hasEncodableNumbers(birth)) return undefined;
  const writer = new ByteWriter();
  writeHandleBirth(writer, birth);
  writeHandleSettings(writer, settings);
  writer.writeUnsigned(calculateChecksum(writer.toBytes()), CHECKSUM_BYTES);
  const text = PREFIX + toBase64Url(writer.toBytes());
  return text.length > MAX_HANDLE_CHARACTERS ? undefined : text;
}

/** The contents of a chart handle, or what is wrong with the text. Accepts only what {@link encodeHandle} writes. */
export function decodeHandle(text: string): HandleContents | HandleFault {
  if (!isHandle(text) || text.length > MAX_HANDLE_CHARACTERS) return { fault: 'form' };
  if (!text.startsWith(PREFIX)) return { fault: 'version' };
  const payload = text.slice(PREFIX.length);
  if (!isBase64Url(payload)) return { fault: 'form' };
  const bytes = removeChecksum(parseBase64Url(payload));
  if (!bytes) return { fault: 'checksum' };
  const contents = parseContents(new ByteReader(bytes));
  return contents && encodeHandle(contents) === text ? contents : { fault: 'content' };
}

/** The bytes before the checksum; undefined where it does not fit them. */
function removeChecksum(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return undefined;
  const stated = new ByteReader(bytes.subarray(-CHECKSUM_BYTES)).readUnsigned(CHECKSUM_BYTES);
  const rest = bytes.subarray(0, -CHECKSUM_BYTES);
  return calculateChecksum(rest) === stated ? rest : undefined;
}

function parseContents(reader: ByteReader): HandleContents | undefined {
  try {
    return { birth: parseHandleBirth(reader), settings: parseHandleSettings(reader) };
  } catch (error) {
    if (error instanceof HandleContentError) return undefined;
    throw error;
  }
}
