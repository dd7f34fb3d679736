import { describe, expect, it } from 'vitest';
import { Answer } from '../../../lib/contract/endpoint.ts';
import { smallFunction } from './small-function.ts';

const kept = { method: 'GET', path: '/kept' } as const;

describe('an answer that is the same for every request', () => {
  it('is calculated once, and every answer is the same', async () => {
    let calls = 0;
    const { ask } = smallFunction(() => {
      calls += 1;
      return { calls };
    });
    const [first, second] = [await ask(kept), await ask(kept)];
    expect([calls, second.text]).toEqual([1, first.text]);
    expect(second.headers).toMatchObject({
      ETag: first.headers.ETag,
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  it('has another tag when it is another answer', async () => {
    const tagOf = async (value: unknown) => (await smallFunction(() => value).ask(kept)).headers.ETag;
    expect(await tagOf({ version: 1 })).toMatch(/^W\/"[\w-]{43}"$/);
    expect(await tagOf({ version: 1 })).toBe(await tagOf({ version: 1 }));
    expect(await tagOf({ version: 1 })).not.toBe(await tagOf({ version: 2 }));
  });

  it('is 304 without a body for a client that has it, with the headers for caches', async () => {
    const { ask } = smallFunction();
    const { headers } = await ask(kept);
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await ask({ ...kept, method, headers: { 'If-None-Match': `"other", ${headers.ETag}` } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers).toMatchObject({
        ETag: headers.ETag,
        'Cache-Control': 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      });
    }
    expect((await ask({ ...kept, headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('is not kept while it is not a 200', async () => {
    let isBroken = true;
    const { ask } = smallFunction(() => (isBroken ? new Answer(503, { status: 'down' }) : undefined));
    expect((await ask(kept)).status).toBe(503);
    isBroken = false;
    expect((await ask(kept)).status).toBe(200);
  });
});

it('an answer of a single request has no tag', async () => {
  const { headers } = await smallFunction().ask({ method: 'POST', path: '/echo', body: {} });
  expect(headers.ETag).toBeUndefined();
});

describe('an answer with names', () => {
  const { ask } = smallFunction();
  const inLanguage = (language: string) =>
    ask({ method: 'GET', path: '/named', headers: { 'Accept-Language': language } });

  it('is another one in each language, with its own tag', async () => {
    const [german, french, plain] = [await inLanguage('de'), await inLanguage('fr'), await inLanguage('ja')];
    expect(german.body).toEqual({ sign: 'Leo', sign_display_name: 'Löwe' });
    expect(french.body).toEqual({ sign: 'Leo', sign_display_name: 'Lion' });
    expect(plain.body).toEqual({ sign: 'Leo' });
    expect(new Set([german, french, plain].map(({ headers }) => headers.ETag)).size).toBe(3);
    expect(german.headers).toMatchObject({ 'Content-Language': 'de', Vary: 'Accept-Language, Accept-Encoding' });
    expect(plain.headers).toMatchObject({ 'Content-Language': 'en', Vary: 'Accept-Language, Accept-Encoding' });
  });

  it('is 304 only to a client that has it in the same language', async () => {
    const { headers } = await inLanguage('de');
    const again = (language: string) =>
      ask({ method: 'GET', path: '/named', query: { language }, headers: { 'If-None-Match': String(headers.ETag) } });
    expect((await again('de')).status).toBe(304);
    expect((await again('es')).status).toBe(200);
  });

  it('has a parameter that replaces the header', async () => {
    const answer = await ask({
      method: 'GET',
      path: '/named',
      query: { language: 'pt' },
      headers: { 'Accept-Language': 'ru' },
    });
    expect(answer.body).toEqual({ sign: 'Leo', sign_display_name: 'Leão' });
  });
});
