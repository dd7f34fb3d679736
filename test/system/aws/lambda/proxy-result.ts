import type { APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod';

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

/** Reads the payload of a function's response. @throws Error for one that API Gateway refuses */
export function readProxyResult(payload: string): APIGatewayProxyResult {
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = ProxyResponse.parse(JSON.parse(payload));
  return {
    statusCode,
    body: body ?? '',
    ...(headers && { headers }),
    ...(multiValueHeaders && { multiValueHeaders }),
    ...(isBase64Encoded && { isBase64Encoded }),
  };
}
