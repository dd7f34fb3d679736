import { NATAL_EXAMPLES } from '../../lib/requests/chart/natal-examples.ts';

/** The endpoint of the first request. */
const FIRST_PATH = '/ephemeris/natal-chart';

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
  const [{ body }] = NATAL_EXAMPLES;
  const headers = `-H 'Content-Type: application/json' -H ${quoteForShell(`X-API-Key: ${key}`)}`;
  return `curl -s ${quoteForShell(`${address}${FIRST_PATH}`)} ${headers} -d ${quoteForShell(JSON.stringify(body))}`;
}

/** Within single quotes, a shell interprets only the quote itself. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
