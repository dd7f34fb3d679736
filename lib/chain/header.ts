import type { APIGatewayProxyEvent } from 'aws-lambda';

/** Reads a header of a request, trimmed. The lookup ignores case, because API Gateway keeps the client's spelling. */
export function readHeader({ headers }: APIGatewayProxyEvent, lowerCaseName: string): string | undefined {
  const { length } = lowerCaseName;
  const name = Object.keys(headers ?? {}).find(
    (header) => header.length === length && header.toLowerCase() === lowerCaseName,
  );
  return name === undefined ? undefined : headers[name]?.trim();
}
