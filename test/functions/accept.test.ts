import { describe, expect, test } from 'vitest';
import { handlerFor } from '../support/any-endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { makeToken, openToken } from './links/send.ts';

const CHART = '/ephemeris/natal-chart';
const BIRTH = { datetime: '1990-06-15 14:30', latitude: 48.8566, longitude: 2.3522 };

async function chart(headers: Record<string, string>, query?: Record<string, string>) {
  const request = { path: CHART, body: BIRTH, headers, ...(query && { query }) };
  const { statusCode, headers: answered = {}, body } = await handlerFor(CHART)(gatewayEvent(request), LAMBDA_CONTEXT);
  return { status: statusCode, type: answered['Content-Type'], vary: String(answered.Vary), headers: answered, body };
}

const SVG = 'image/svg+xml; charset=utf-8';

describe('Accept of a chart', () => {
  test.each([
    ['image/svg+xml', SVG],
    ['image/svg+xml, text/html;q=0.5', SVG],
    ['image/png', 'image/png'],
    ['application/json', 'application/json'],
    ['text/html', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/pdf', 'application/pdf'],
  ])('%s gives %s', async (Accept, type) => {
    const answer = await chart({ Accept });
    expect([answer.status, answer.type]).toEqual([200, type]);
  });

  test('a format in the query takes precedence over any type', async () => {
    expect((await chart({ Accept: 'image/svg+xml' }, { format: 'json' })).type).toBe('application/json');
    expect((await chart({ Accept: 'application/json' }, { format: 'svg' })).type).toBe(SVG);
    expect((await chart({ Accept: 'text/calendar' }, { format: 'svg' })).type).toBe(SVG);
  });

  test.each(['text/calendar', 'text/csv', 'image/webp', 'audio/midi'])(
    '406 for %s alone, with the types that the endpoint has',
    async (Accept) => {
      const { status, type, body } = await chart({ Accept });
      expect([status, type]).toEqual([406, 'application/problem+json']);
      expect(JSON.parse(body)).toMatchObject({ error: 'NotAcceptable', status: 406 });
      const [issue] = JSON.parse(body).errors;
      expect(issue).toMatchObject({ location: 'header.Accept', value: Accept, example: 'application/json' });
      for (const offered of ['application/json', 'image/svg+xml', 'image/png'])
        expect(issue.message).toContain(offered);
    },
  );

  test('caches know that the answer depends on it', async () => {
    for (const Accept of ['image/svg+xml', 'application/json']) {
      expect((await chart({ Accept })).vary.split(', ')).toContain('Accept');
    }
  });
});

test('the ETag of a link differs between formats of one chart', async () => {
  const answers = await Promise.all(
    ['svg', 'png'].map(async (format) => openToken(await makeToken({ path: CHART, query: { format }, body: BIRTH }))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(answers.map(({ headers }) => String(headers?.ETag))).size).toBe(2);
});
