import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A header of a request, trimmed. Headers come spelled as the client spelled them. */
export function readHeader({ headers }: APIGatewayProxyEvent, lowerCaseName: string): string | undefined {
  const name = Object.keys(headers ?? {}).find((header) => header.toLowerCase() === lowerCaseName);
  return name === undefined ? undefined : headers[name]?.trim();
}
