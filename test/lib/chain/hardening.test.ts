import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTimeCheck } from '../../../lib/chain/call.ts';
import type { AllowedOrigins } from '../../../lib/chain/middleware/cross-origin.ts';
import { Answer, Content } from '../../../lib/contract/endpoint.ts';
import { smallFunction } from './small-function.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const echo = { method: 'POST', path: '/echo', body: {} } as const;
const kept = { method: 'GET', path: '/kept' } as const;

describe('a body', () => {
  const send = (body: string) => smallFunction().ask({ ...echo, body });

  it('with a repeated member is refused, together with its other issues', async () => {
    const { status, body } = await send('{"text":"a","text":"b","deep":{"inner":"x","inner":"y"}}');
    expect([status, body.error]).toEqual([400, 'ValidationError']);
    expect(body.errors).toEqual([
      { location: 'body.text', message: 'is given more than once' },
      { location: 'body.deep.inner', message: 'is given more than once' },
      expect.objectContaining({ location: 'body.deep.inner', value: 'y' }),
    ]);
  });

  it('nested too deep is refused with the location', async () => {
    const { status, body } = await send(`{"text":${'['.repeat(40)}${']'.repeat(40)}}`);
    expect([status, body.error]).toEqual([400, 'ValidationError']);
    expect(body.errors).toEqual([
      { location: `body.text${'[0]'.repeat(31)}`, message: 'is nested deeper than 32 levels' },
    ]);
  });

  it('sent to an endpoint that reads none is quoted decoded, even when it arrives as base64', async () => {
    const changes = { body: Buffer.from('{"a":1}').toString('base64'), isBase64Encoded: true };
    expect((await smallFunction().ask(kept, changes)).body.errors[0].value).toBe('{"a":1}');
  });
});

describe('an answer', () => {
  const askForValue = (value: unknown) => smallFunction(() => value).ask(echo);

  it('too large for Lambda is a problem that says how to request less', async () => {
    const { status, body } = await askForValue({ text: 'x'.repeat(6_400_000) });
    expect([status, body.error]).toEqual([422, 'AnswerTooLarge']);
    expect(body.detail).toBe('The answer has 6.4 MB; 6.3 can be sent.');
  });

  it('is measured as sent: with escaped quotes, or as base64', async () => {
    expect((await askForValue({ list: Array(1_600_000).fill('') })).status).toBe(422);
    expect((await askForValue(new Content('image/png', new Uint8Array(4_800_000)))).status).toBe(422);
  });

  it('just below the maximum is sent', async () => {
    expect((await askForValue({ text: 'x'.repeat(6_200_000) })).status).toBe(200);
    expect((await askForValue({ text: '♄'.repeat(2_000_000) })).status).toBe(200);
  });

  it('has headers against framing, execution and content sniffing', async () => {
    for (const act of [() => undefined, () => Promise.reject(new Error('x'))]) {
      expect((await smallFunction(act).ask(echo)).headers).toMatchObject({
        'X-Frame-Options': 'DENY',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=31536000',
      });
    }
  });

  it('that is a page has its own content security policy', async () => {
    const page = new Answer(200, new Content('text/html', '<p>'), { 'Content-Security-Policy': "default-src 'self'" });
    expect((await askForValue(page)).headers['Content-Security-Policy']).toBe("default-src 'self'");
  });
});

describe('HEAD', () => {
  const head = { method: 'HEAD', ...({ path: '/kept' } as const) } as const;

  it('is answered like GET, without the body', async () => {
    const { status, headers, text } = await smallFunction().ask(head);
    expect([status, text]).toEqual([200, '']);
    expect(headers).toEqual((await smallFunction().ask(kept)).headers);
  });

  it('has no body either when the answer is bytes or a problem', async () => {
    const bytes = smallFunction(() => new Content('image/png', new Uint8Array(3)));
    expect(await bytes.ask(head)).toMatchObject({ status: 200, text: '' });
    expect(await smallFunction().ask({ ...head, query: { a: '1' } })).toMatchObject({ status: 400, text: '' });
  });

  it('is refused by an endpoint without GET', async () => {
    expect((await smallFunction().ask({ method: 'HEAD', path: '/echo' })).status).toBe(404);
  });
});

describe('pages of other origins', () => {
  const askAllowed = async (origins: AllowedOrigins, origin?: string) => {
    const headers = origin === undefined ? {} : { oRiGiN: origin };
    return (await smallFunction(undefined, { origins }).ask({ ...kept, headers })).headers;
  };
  const listed = ['https://app.example', 'http://localhost:8080'];

  it('may read answers when no origins are listed', async () => {
    const headers = await askAllowed('*', 'https://anywhere.example');
    expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*', Vary: 'Accept-Encoding' });
    expect(headers?.['Access-Control-Expose-Headers']).toContain('RateLimit');
  });

  it('may read answers when they are listed, and Vary names Origin', async () => {
    const expected = { 'Access-Control-Allow-Origin': 'http://localhost:8080', Vary: 'Accept-Encoding, Origin' };
    expect(await askAllowed(listed, 'http://localhost:8080')).toMatchObject(expected);
  });

  it.each(['https://app.example.evil.example', 'https://app.example:444', 'null', undefined])(
    'may not read answers when they are not listed: %s',
    async (origin) => {
      const headers = await askAllowed(listed, origin);
      expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
      expect(headers?.Vary).toBe('Accept-Encoding, Origin');
    },
  );

  it('may read problems too', async () => {
    const { headers } = await smallFunction(undefined, { origins: listed }).ask({
      ...kept,
      query: { a: '1' },
      headers: { Origin: 'https://app.example' },
    });
    expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': 'https://app.example', Vary: 'Origin' });
  });
});

describe('the time for an answer', () => {
  it('ends a second before the function does, and a later time check answers 504', async () => {
    let check = (): void => undefined;
    const slow = smallFunction(() => sleep(60).then(() => check()), {
      addTimeChecks: (services, checkTime) => {
        check = checkTime;
        return services;
      },
    });
    expect((await slow.ask(echo)).status).toBe(200);
    const { status, body } = await slow.ask(echo, {}, { getRemainingTimeInMillis: () => 1040 });
    expect([status, body.error]).toEqual([504, 'Timeout']);
    expect(body.detail).toBe('The calculation was not finished after 0.0 seconds.');
  });

  it('ends a request that waits for something before the function ends: 504', async () => {
    const waiting = smallFunction(() => new Promise(() => undefined));
    const { status, body } = await waiting.ask(echo, {}, { getRemainingTimeInMillis: () => 150 });
    expect([status, body.error]).toEqual([504, 'Timeout']);
  });

  it.each([
    ["the function's", 10_000, 9_000],
    ["the gateway's", 60_000, 28_000],
    ['none', 500, 0],
  ])('is a second less than the limit, never negative: %s', (_, remainingMs, limitMs) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const check = createTimeCheck(remainingMs);
    vi.advanceTimersByTime(limitMs);
    expect(check).not.toThrow();
    vi.advanceTimersByTime(1);
    expect(check).toThrow(`not finished after ${(limitMs / 1000).toFixed(1)} seconds`);
  });

  it('is three seconds of processor time from the first check on, which a quick request does not measure', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const usage = vi.spyOn(process, 'threadCpuUsage');
    usage.mockReturnValueOnce({ user: 5_000_000, system: 0 });
    const check = createTimeCheck(20_000);
    check();
    expect(usage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    check();
    expect(usage).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(4000);
    usage.mockReturnValueOnce({ user: 2_900_000, system: 100_000 });
    expect(check).not.toThrow();
    usage.mockReturnValueOnce({ user: 2_900_000, system: 100_001 });
    expect(check).toThrow('not finished after 3.0 seconds of processor time');
  });
});
