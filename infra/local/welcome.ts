import { api, type Group } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';

/** The endpoint of the first request: `npm start` warms its function and shows its first example. */
export const FIRST_ENDPOINT = { method: 'POST', path: '/ephemeris/natal-chart' } as const;

/** The text that `npm start` prints. */
export function renderWelcome(address: string, key: string): string {
  return [
    '',
    `  Address  ${address}`,
    `  API key  ${key}`,
    `  Docs     ${address}/docs`,
    `  OpenAPI  ${address}/meta/openapi.json`,
    '',
    renderCurlLine(address, key),
    '',
  ].join('\n');
}

/** A curl command with a first request. */
export function renderCurlLine(address: string, key: string): string {
  const { method, path } = FIRST_ENDPOINT;
  const example = findFirstEndpoint().examples[0];
  if (!example) throw new Error(`${method} ${path} has no example to start with`);
  const headers = `-H 'Content-Type: application/json' -H ${quoteForShell(`X-API-Key: ${key}`)}`;
  return `curl -s ${quoteForShell(`${address}${path}`)} ${headers} -d ${quoteForShell(JSON.stringify(example.body))}`;
}

function findFirstEndpoint(): EndpointDescriptor {
  const groups: readonly Group[] = Object.values(api);
  const endpoints = groups.flatMap((group) => group.endpoints);
  const endpoint = endpoints.find(
    ({ method, path }) => method === FIRST_ENDPOINT.method && path === FIRST_ENDPOINT.path,
  );
  if (!endpoint) throw new Error(`there is no ${FIRST_ENDPOINT.method} ${FIRST_ENDPOINT.path}`);
  return endpoint;
}

/** Within single quotes, a shell interprets only the quote itself. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
