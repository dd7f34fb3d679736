import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../../functions/api.ts';

beforeAll(() => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
});

afterAll(() => vi.unstubAllEnvs());

describe('the entry of a function opens the services of its endpoints, no fewer and no more', () => {
  it.each(Object.keys(api))('%s', async (name) => {
    const { handler } = await import(`../../functions/${name}/index.ts`);
    expect(handler).toBeTypeOf('function');
  });
});
