import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../../lib/base/errors/problem.ts';
import { isRowFormat } from '../../lib/requests/format.ts';

type RequestLine = Pick<APIGatewayProxyEvent, 'httpMethod' | 'path' | 'multiValueQueryStringParameters'>;

/**
 * Rejects a row format for any path under /acg, as maps have no row form. Preflight requests are exempt.
 *
 * @throws Problem `LLMModeNotSupported`
 */
export function rejectRowsOfMaps({ httpMethod, path, multiValueQueryStringParameters: query }: RequestLine): void {
  const isMap = /^\/acg(\/|$)/.test(path);
  const format = query?.format?.find(isRowFormat);
  if (!isMap || format === undefined || httpMethod === 'OPTIONS') return;
  const message = 'has no row form under /acg; leave it out, or send json';
  throw new Problem('LLMModeNotSupported', `query.format ${message}`, {
    issues: [{ location: 'query.format', message, value: format }],
  });
}
