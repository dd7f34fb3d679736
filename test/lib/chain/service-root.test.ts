import { describe, expect, it } from 'vitest';
import { findServiceRoot } from '../../../lib/chain/service-root.ts';

type Event = NonNullable<Parameters<typeof findServiceRoot>[0]>;

const rootOf = (resource: string, seen: string, pathParameters: Event['pathParameters'] = null): string =>
  findServiceRoot({ resource, pathParameters, requestContext: { path: seen } as NonNullable<Event['requestContext']> });

describe('the path under which clients see the service', () => {
  it.each([
    ['/health', '/health', ''],
    ['/health', '/prod/health', '/prod'],
    ['/health', '/prod/health/', '/prod'],
    ['/ephemeris/natal-chart', '/v1/charts/ephemeris/natal-chart', '/v1/charts'],
    ['/', '/', ''],
    ['/', '/prod/', '/prod'],
    ['/docs', '/docs/docs', '/docs'],
  ])('of the resource %s at the path %s is "%s"', (resource, seen, root) => {
    expect(rootOf(resource, seen)).toBe(root);
  });

  it.each([
    ['/docs/errors', 'errors', ''],
    ['/prod/docs/reference/health', 'reference/health', '/prod'],
  ])('is found for a page at %s', (seen, proxy, root) => {
    expect(rootOf('/docs/{proxy+}', seen, { proxy })).toBe(root);
  });

  it('is also found for an unknown path', () => {
    expect(rootOf('/{proxy+}', '/prod/no/where', { proxy: 'no/where' })).toBe('/prod');
  });

  it('never contains characters that end an HTML attribute or start another host', () => {
    expect(rootOf('/docs', '/"><script>/docs')).toBe('');
    expect(rootOf('/docs', '//evil.example/docs')).toBe('/evil.example');
    expect(rootOf('/docs', '/%22/docs')).toBe('');
  });

  it('is empty when the event has no path', () => {
    expect(findServiceRoot(undefined)).toBe('');
    expect(findServiceRoot({})).toBe('');
  });
});
