import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { FIRST_SUBJECT } from '../../site/pages/first-subject.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../test/support/gateway-event.ts';
import * as services from '../../test/support/services.ts';

const projectPath = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const WHEEL_PICTURE_PATH = projectPath('docs/pictures/wheel.svg');

type Theme = 'light' | 'dark';

/** Reads the body of the request in the README. */
export function readReadmeRequest(): string {
  const body = /-d '(\{[\s\S]*?\})'\n/.exec(readFileSync(projectPath('README.md'), 'utf8'))?.[1];
  if (body === undefined) throw new Error("README.md has no request with -d '{…}'");
  return body;
}

/** Draws `wheel.svg`, the picture in the README: the answer to its request with `format=svg`. */
export const drawReadmeWheel = (): Promise<string> => draw(readReadmeRequest(), { theme: 'light', size: '720' });

/** The pictures of the start page, one for each theme: path and content. */
export const drawStartWheels = (): Promise<readonly (readonly [path: string, svg: string])[]> =>
  Promise.all(
    (['light', 'dark'] as const).map(
      async (theme) =>
        [
          projectPath(`docs/pictures/start-${theme}.svg`),
          await draw({ subject: FIRST_SUBJECT }, { theme, size: '480' }),
        ] as const,
    ),
  );

async function draw(body: unknown, style: { readonly theme: Theme; readonly size: string }): Promise<string> {
  const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
  const event = gatewayEvent({ path: '/ephemeris/natal-chart', query: { format: 'svg', ...style }, body });
  const answer = await handler(event, LAMBDA_CONTEXT);
  if (answer.statusCode !== 200) throw new Error(`the request fails with ${answer.statusCode}: ${answer.body}`);
  return `${answer.body}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(WHEEL_PICTURE_PATH, await drawReadmeWheel());
  for (const [path, svg] of await drawStartWheels()) writeFileSync(path, svg);
}
