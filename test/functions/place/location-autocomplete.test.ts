import { describe, expect, it } from 'vitest';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { get, senders } from './send.ts';

const complete = (query: Readonly<Record<string, string>>) => get('/location/autocomplete', query);

describe('200', () => {
  it('returns ten results by default and at most fifty', async () => {
    expect((await complete({ query: 's' })).body.data.results).toHaveLength(10);
    const { data } = (await complete({ query: 's', limit: '50' })).body;
    expect([data.results.length, data.count]).toEqual([50, 50]);
  });

  it.each(['zzzzqqqqzzzz', "'; DROP TABLE"])('an empty result for %s is no error', async (query) => {
    const { status, body } = await complete({ query });
    expect([status, body.data.count, body.data.results]).toEqual([200, 0, []]);
  });
});

describe('400', () => {
  it.each([
    [{}, 'query.query'],
    [{ query: '' }, 'query.query'],
    [{ query: '   ' }, 'query.query'],
    [{ query: 'x'.repeat(201) }, 'query.query'],
    [{ query: 'Par\u0000is' }, 'query.query'],
    [{ query: 'Paris\n' }, 'query.query'],
    [{ query: '🙂🙃' }, 'query.query'],
    [{ query: '%_%' }, 'query.query'],
    [{ query: '\ufffd' }, 'query.query'],
    [{ query: 'Paris', limit: '0' }, 'query.limit'],
    [{ query: 'Paris', limit: '51' }, 'query.limit'],
    [{ query: 'Paris', limit: '2.5' }, 'query.limit'],
    [{ query: 'Paris', limit: '' }, 'query.limit'],
    [{ query: 'Paris', q: 'x' }, 'query.q'],
  ])('rejects %j', async (query, location) => {
    const { status, body } = await complete(query);
    expect([status, body.error, body.errors[0].location]).toEqual([400, 'ValidationError', location]);
  });
});

it('503 when the geocoder does not answer and there is no fallback', async () => {
  const down = async () => {
    throw new Problem('GeocoderUnavailable', 'down');
  };
  const { status, body } = await senders({ search: down, matchName: down, reverse: down }).get(
    '/location/autocomplete',
    { query: 'x' },
  );
  expect([status, body.error]).toEqual([503, 'GeocoderUnavailable']);
});
