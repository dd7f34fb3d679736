import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointDescriptor, Example } from '../../../lib/http/endpoint.ts';
import { admitted, proxyEvent } from '../../local/http/event.ts';
import { openExchange } from '../../local/http/exchange.ts';
import type { RouteMatch } from '../../local/http/matching.ts';

/** What an endpoint without examples is asked. */
const NOTHING: Example = { name: 'asked', summary: 'Asked without more' };

/** Requests come from so many callers that none reaches a limit. */
const callerAt = (index: number): string => `caller-${String(index).padStart(6, '0')}`;

export const examplesOf = ({ examples }: EndpointDescriptor): readonly Example[] =>
  examples.length > 0 ? examples : [NOTHING];

/** One request of many that are alike. */
export interface Wanted {
  readonly endpoint: EndpointDescriptor;
  readonly example: Example;
  readonly index: number;
  readonly headers?: readonly (readonly [string, string])[];
}

/** The event that the gateway hands to the function: the body as base64, the headers of an ordinary client. */
export function eventOf({ endpoint, example, index, headers = [] }: Wanted): APIGatewayProxyEvent {
  const body = example.body === undefined ? '' : JSON.stringify(example.body);
  const event = proxyEvent(
    {
      exchange: openExchange(),
      method: endpoint.method,
      target: { path: endpoint.path, query: new URLSearchParams(example.query) },
      fields: [
        ['Host', 'abcdefghij.execute-api.us-east-1.amazonaws.com'],
        ['User-Agent', 'client/1.0'],
        ['Accept', 'application/json'],
        ['Accept-Encoding', 'gzip'],
        ...(body === '' ? [] : [['Content-Type', 'application/json'] as const]),
        ...headers,
      ],
      body: Buffer.from(body),
      route: routeOf(endpoint.path),
      sourceIp: '192.0.2.1',
    },
    { stage: 'prod', domainName: 'abcdefghij.execute-api.us-east-1.amazonaws.com:443', binaryMediaTypes: ['*/*'] },
  );
  const context = { principalId: callerAt(index), scopes: 'health:read cache:clear' };
  return admitted(event, { context, apiKey: undefined });
}

/** The route that a gateway would have found. */
function routeOf(path: string): RouteMatch {
  return {
    resourcePath: path,
    served: { functionId: 'function', authorizerFunctionId: 'authorizer', keyRequired: true },
    pathParameters: {},
  };
}

const MS_PER_DAY = 86_400_000;
const DATES = new Set(['start_date', 'end_date', 'birth_datetime', 'target_datetime']);

/** `2025-01-01T12:00:00Z` some days later, written as it was. */
function later(text: string, days: number): string {
  const day = new Date(Date.parse(text.slice(0, 10)) + days * MS_PER_DAY);
  return day.toISOString().slice(0, 10) + text.slice(10);
}

/** The same question about other days: one that was not answered yet. */
export function daysLater(example: Example, days: number): Example {
  const shifted = (value: unknown): unknown => {
    if (typeof value === 'string') return later(value, days);
    return Object.fromEntries(
      Object.entries(value as object).map(([name, date]) => [name, name === 'iso' ? later(date, days) : date]),
    );
  };
  const body = Object.entries(example.body as object).map(([name, value]) => [
    name,
    DATES.has(name) ? shifted(value) : value,
  ]);
  return { ...example, body: Object.fromEntries(body) };
}
