import { expect, it } from 'vitest';
import { serveFixtures } from './served.ts';

const setting = { HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 1, ThrottlingBurstLimit: 3 };

const served = serveFixtures(
  {},
  {
    Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'test', MethodSettings: [setting] } },
  },
);

it('a stage limits all callers of a method together to its throttle, and each method by itself', async () => {
  const headers = { 'X-Api-Key': 'free' };
  const ask = (path: string): Promise<Response> => served.fetch(path, { headers });
  const responses = await Promise.all(Array.from({ length: 8 }, () => ask('/echo')));
  const throttled = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(throttled.length).toBeGreaterThanOrEqual(3);
  expect(await throttled[0]?.json()).toMatchObject({ error: 'THROTTLED', message: 'Too Many Requests' });
  expect((await ask('/charts/17')).status, 'another method has its own bucket').toBe(200);
  await expect.poll(async () => (await ask('/echo')).status, { timeout: 5000, interval: 500 }).toBe(200);
});
