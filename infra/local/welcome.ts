import { NATAL_EXAMPLES } from '../../lib/requests/chart/natal-examples.ts';

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
  const { path } = FIRST_ENDPOINT;
  const [{ body }] = NATAL_EXAMPLES;
  const headers = `-H 'Content-Type: application/json' -H ${quoteForShell(`X-API-Key: ${key}`)}`;
  return `curl -s ${quoteForShell(`${address}${path}`)} ${headers} -d ${quoteForShell(JSON.stringify(body))}`;
}

/** Within single quotes, a shell interprets only the quote itself. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
