import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../test/support/gateway-event.ts';
import * as services from '../../test/support/services.ts';

const projectPath = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const WHEEL_PICTURE_PATH = projectPath('docs/pictures/wheel.svg');

/** Reads the body of the request in the README. */
export function readReadmeRequest(): string {
  const body = /-d '(\{[\s\S]*?\})'\n/.exec(readFileSync(projectPath('README.md'), 'utf8'))?.[1];
  if (body === undefined) throw new Error("README.md has no request with -d '{…}'");
  return body;
}

/** Draws `wheel.svg`, the picture in the README: the answer to its request with `format=svg`. */
export async function drawReadmeWheel(): Promise<string> {
  const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
  const query = { format: 'svg', theme: 'light', size: '720' };
  const event = gatewayEvent({ path: '/ephemeris/natal-chart', query, body: readReadmeRequest() });
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`the request in the README fails with ${statusCode}: ${body}`);
  return `${body}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(WHEEL_PICTURE_PATH, await drawReadmeWheel());
