import { expect, test } from 'vitest';
import { endpoints } from '../../../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../support/gateway-event.ts';
import { colorAt, readPng } from '../../../support/png.ts';
import * as services from '../../../support/services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

const birth = {
  birth_datetime: { iso: '1990-01-01T12:00:00' },
  birth_location: { latitude: 47.3769, longitude: 8.5417 },
};

async function draw(query: Readonly<Record<string, string>>, name = 'Anna') {
  const event = gatewayEvent({
    path: '/ephemeris/natal-chart',
    query: { format: 'png', ...query },
    body: { subject: { ...birth, name } },
  });
  return handler(event, LAMBDA_CONTEXT);
}

const read = (answer: { readonly body: string }) => readPng(Buffer.from(answer.body, 'base64'));

test.each([
  [{}, [800, 800]],
  [{ size: '320' }, [320, 320]],
  [{ size: '2000' }, [2000, 2000]],
  [{ layout: 'sheet' }, [1000, 1414]],
] as const)('a picture with %o has the requested number of pixels', async (query, [width, height]) => {
  const answer = await draw(query);
  expect([answer.statusCode, answer.isBase64Encoded]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({ 'Content-Type': 'image/png' });
  const pixels = read(answer);
  expect([pixels.width, pixels.height]).toEqual([width, height]);
});

test('a theme gives the colors', async () => {
  const corners = await Promise.all(['light', 'dark'].map(async (theme) => colorAt(read(await draw({ theme })), 2, 2)));
  expect(corners[0]).toBe('ffffff');
  expect(corners[1]).not.toBe('ffffff');
});

test('a name in another script is in the picture', async () => {
  const [one, other] = await Promise.all(['王小明', '王大明'].map(async (name) => read(await draw({}, name)).data));
  expect(one).not.toEqual(other);
});

test('a picture of too many pixels is refused with both limits', async () => {
  const answer = await draw({ size: '2001' });
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(answer.body).errors).toEqual([
    expect.objectContaining({ location: 'query.size', message: expect.stringContaining('at most 2000') }),
  ]);
});
