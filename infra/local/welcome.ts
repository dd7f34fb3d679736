import { api, type Group } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/http/endpoint.ts';

/** The endpoint that people start with; its function is started with the service, and its first example shown. */
export const FIRST_ENDPOINT = { method: 'POST', path: '/ephemeris/natal-chart' } as const;

/** What to know of a service that has just started. */
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

/** A first request, to be pasted into a shell. */
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
  const found = endpoints.find(({ method, path }) => method === FIRST_ENDPOINT.method && path === FIRST_ENDPOINT.path);
  if (!found) throw new Error(`there is no ${FIRST_ENDPOINT.method} ${FIRST_ENDPOINT.path}`);
  return found;
}

/** Nothing but the quote itself means anything to a shell within single quotes. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
