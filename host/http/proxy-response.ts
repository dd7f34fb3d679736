import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { addDefaultHeader, type HttpAnswer } from './answer.ts';
import { GatewayFault } from './fault.ts';
import { type HeaderField, remapResponseHeaders } from './headers.ts';

/**
 * Converts a function's result into the gateway's response.
 *
 * @param binaryAccepted whether the client's first accepted media type is declared binary; only then is base64 decoded
 * @throws GatewayFault 502 for headers that cannot be sent
 */
export function toHttpAnswer(result: APIGatewayProxyResult, binaryAccepted: boolean): HttpAnswer {
  const { statusCode, body, isBase64Encoded } = result;
  const fields = remapResponseHeaders(requireWritable(mergeHeaders(result)));
  return {
    status: statusCode,
    headers: addDefaultHeader(fields, ['Content-Type', 'application/json']),
    body: Buffer.from(body, isBase64Encoded && binaryAccepted ? 'base64' : 'utf8'),
  };
}

const toMalformedFault = (reason: string): GatewayFault =>
  new GatewayFault('DEFAULT_5XX', { cause: `malformed proxy response: ${reason}` });

/** Merges both lists; a pair that is in both is sent once. */
function mergeHeaders({ headers, multiValueHeaders }: APIGatewayProxyResult): HeaderField[] {
  const multiple = Object.entries(multiValueHeaders ?? {}).flatMap(([name, values]) =>
    values.map((value) => [name, String(value)] as const),
  );
  const pairs = new Set(multiple.map(pairKey));
  const single = Object.entries(headers ?? {})
    .map(([name, value]) => [name, String(value)] as const)
    .filter((field) => !pairs.has(pairKey(field)));
  return [...single, ...multiple];
}

const pairKey = ([name, value]: HeaderField): string => `${name.toLowerCase()}:${value}`;

function requireWritable(fields: readonly HeaderField[]): readonly HeaderField[] {
  try {
    for (const [name, value] of fields) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
  } catch (fault) {
    throw toMalformedFault(String(fault));
  }
  return fields;
}
