import { expect, it } from 'vitest';
import { serveFixtures } from './served.ts';

const setting = { HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 1, ThrottlingBurstLimit: 3 };

const served = serveFixtures(
  {},
  {
    Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'test', MethodSettings: [setting] } },
  },
);

it('a stage limits all callers together to its throttle, and recovers afterwards', async () => {
  const paths = ['/echo', '/charts/17', '/guarded', '/elsewhere', '/echo', '/echo', '/echo', '/echo'];
  const headers = { 'X-Api-Key': 'free' };
  const responses = await Promise.all(paths.map((path) => served.fetch(path, { headers })));
  const throttled = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(throttled.length).toBeGreaterThanOrEqual(3);
  expect(await throttled[0]?.json()).toMatchObject({ error: 'THROTTLED', message: 'Too Many Requests' });
  await expect.poll(async () => (await served.fetch('/echo')).status, { timeout: 5000, interval: 500 }).toBe(200);
});
