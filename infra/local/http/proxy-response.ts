import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod';
import { addDefaultHeader, type HttpAnswer } from './answer.ts';
import { GatewayFault } from './fault.ts';
import { type HeaderField, remapResponseHeaders } from './headers.ts';

const HeaderValue = z.union([z.string(), z.boolean()]).transform(String);

/**
 * The required form of a function's response: these members, each optional, and no others.
 *
 * @source "Output format of a Lambda function for proxy integration", Amazon API Gateway Developer Guide
 * (set-up-lambda-proxy-integrations)
 */
const ProxyResponse = z.strictObject({
  statusCode: z.coerce.number().pipe(z.int().min(200).max(599)).default(200),
  headers: z.record(z.string(), HeaderValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(HeaderValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** Reads the payload of a function's response. @throws GatewayFault 502 for a malformed one */
export function readProxyResult(payload: string): APIGatewayProxyResult {
  const parsed = ProxyResponse.safeParse(parseJson(payload));
  if (!parsed.success) throw toMalformedFault(z.prettifyError(parsed.error));
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = parsed.data;
  return {
    statusCode,
    body: body ?? '',
    ...(headers && { headers }),
    ...(multiValueHeaders && { multiValueHeaders }),
    ...(isBase64Encoded && { isBase64Encoded }),
  };
}

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

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    throw toMalformedFault('not JSON');
  }
}

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
