import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, NatalProblem } from 'natal-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { KEY, starter } from '../../../test/system/start/started.ts';

const run = promisify(execFile);
const PACKAGE = new URL('../', import.meta.url).pathname;
const services = starter();
const service = { address: '' };

beforeAll(async () => {
  const { address, output } = await services.start({ PORT: '0' });
  if (address === '') throw new Error(output);
  service.address = address;
});

const natal = (settings = {}) => createClient({ baseUrl: service.address, apiKey: KEY, ...settings });

/** Runs an example and returns the lines it prints. */
async function runExample(name: string, ...parameters: string[]): Promise<string[]> {
  const env = { ...process.env, NATAL_URL: service.address, NATAL_API_KEY: KEY };
  const { stdout } = await run(process.execPath, [`examples/${name}.ts`, ...parameters], { cwd: PACKAGE, env });
  return stdout.trimEnd().split('\n');
}

const BIRTH = {
  subject: {
    name: 'Example',
    birth_datetime: { iso: '1945-07-01T12:00:00' },
    birth_location: { latitude: 59.9139, longitude: 10.7522, timezone: { iana_name: 'Europe/Oslo' } },
  },
};

describe('an example', () => {
  it('first-chart prints a chart', async () => {
    const lines = await runExample('first-chart');
    expect(lines.slice(0, 2)).toEqual([
      '1945-07-01T12:00:00.000+02:00 is 1945-07-01T10:00:00.000Z',
      'Sun: 99.18°, Cancer, house 10',
    ]);
    expect(lines).toHaveLength(1 + 13);
  });

  it('many-births prints its progress and the refused birth', async () => {
    const lines = await runExample('many-births');
    expect(lines.filter((line) => line.includes(' of 120, '))).toHaveLength(5);
    expect(lines).toContain('120 of 120, 1 without a chart');
    expect(lines.slice(-2)).toEqual([
      '119 cast, 1 refused, 0 unanswered',
      '57: InvalidLatitude: body.subjects[7].birth_location.latitude must be ≤ 90',
    ]);
  });

  it('transits prints every page', async () => {
    const lines = await runExample('transits');
    expect(lines.length).toBeGreaterThan(4);
    expect([...lines].sort()).toEqual(lines);
    for (const line of lines)
      expect(line).toMatch(/^20(2[6-9]|30)-\S+Z saturn (conjunction|sextile|square|trine|opposition) (sun|moon)$/);
  });

  it('mistakes prints every fault', async () => {
    const lines = await runExample('mistakes');
    expect(lines[0]).toBe(`400 ValidationError: ${service.address}/docs/errors#ValidationError`);
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual([
      'body.subject.birth_datetime.iso',
      'body.subject.birth_location.latitude',
    ]);
  });

  it('picture writes a picture', async () => {
    const file = join(services.temporaryFolder, 'chart.svg');
    await runExample('picture', file);
    expect(await readFile(file, 'utf8')).toMatch(/^<svg [\s\S]+<\/svg>\s*$/);
  });
});

describe('credentials', () => {
  it('a token can be a key, or a function that is called before each request', async () => {
    const token = vi.fn(async () => KEY);
    const fetched = createClient({ baseUrl: service.address, token });
    expect((await fetched.get('/ephemeris/house-systems')).house_systems).toHaveLength(26);
    await fetched.get('/ephemeris/house-systems');
    expect(token).toHaveBeenCalledTimes(2);
  });

  it('public endpoints need none', async () => {
    expect(await createClient({ baseUrl: `${service.address}/` }).get('/health')).toMatchObject({ status: 'healthy' });
  });

  it('missing and wrong ones throw different problems', async () => {
    const missing = createClient({ baseUrl: service.address }).post('/ephemeris/natal-chart', BIRTH);
    await expect(missing).rejects.toMatchObject({ code: 'MissingCredentials', status: 401 });
    const wrong = createClient({ baseUrl: service.address, apiKey: 'wrong' }).natalCharts([BIRTH.subject]);
    await expect(wrong).rejects.toMatchObject({ code: 'InvalidCredentials', status: 401 });
  });
});

describe('a call', () => {
  it('sends its query', async () => {
    const { data } = await natal().get('/location/autocomplete', { query: { query: 'Zürich', limit: 1 } });
    expect(data.results).toMatchObject([{ country_code: 'CH', timezone: 'Europe/Zurich' }]);
  });

  it('returns a table and a calendar as texts', async () => {
    const search = { planets: ['sun' as const], start_date: '2025-03-01', end_date: '2025-04-01' };
    const path = '/predictive/transits/sign-ingresses';
    const table = await natal().post(path, search, { query: { format: 'csv' } });
    expect(table).toMatch(/^planet,sign,.*\r\nsun,Aries,/);
    expect(await natal().post(path, search, { query: { format: 'ics' } })).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it('returns a picture as bytes, and opens links without credentials', async () => {
    const signature = [0x89, 0x50, 0x4e, 0x47];
    const picture = await natal().post('/ephemeris/natal-chart', BIRTH, { query: { format: 'png', size: 400 } });
    expect([...picture.slice(0, signature.length)]).toEqual(signature);
    const open = async (format: 'svg' | 'png') => {
      const { url } = await natal().post('/links', {
        path: '/ephemeris/natal-chart',
        query: { format, size: 400 },
        body: BIRTH,
      });
      const token = url.slice(url.lastIndexOf('/') + 1);
      return createClient({ baseUrl: service.address }).get('/l/{token}', { params: { token } });
    };
    expect(await open('svg')).toMatch(/^<svg /);
    expect(await open('png')).toEqual(picture);
  });
});

describe('a refused call', () => {
  it('throws a problem with code, status and request id', async () => {
    const fault = await natal()
      .post('/acg/lines', { subject: BIRTH.subject }, { query: { format: 'llm_v2' as 'json' } })
      .catch((caught: unknown) => caught);
    expect(fault).toBeInstanceOf(NatalProblem);
    expect(fault).toMatchObject({
      code: 'LLMModeNotSupported',
      status: 400,
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    });
  });

  it('over a rate limit throws the wait, and is not retried when the wait exceeds longestWaitMs', async () => {
    const impatient = natal({ longestWaitMs: 0 });
    const search = () => impatient.post('/location/batch', { locations: [{ query: 'Oslo' }] });
    const refusals: NatalProblem[] = [];
    // The limit is ten a minute: of 22 calls within two minutes at least one is refused.
    for (let count = 0; count < 22; count += 1) await search().catch((fault: NatalProblem) => refusals.push(fault));
    expect(refusals.length).toBeGreaterThanOrEqual(1);
    expect(refusals[0]).toMatchObject({ code: 'RateLimitExceeded', status: 429 });
    expect(refusals[0]?.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusals[0]?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('answered by another server throws UnreadableAnswer', async () => {
    const elsewhere = createClient({ baseUrl: `${service.address}/docs` });
    await expect(elsewhere.get('/health')).rejects.toBeInstanceOf(NatalProblem);
    const page = createClient({
      baseUrl: service.address,
      fetch: async () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } }),
    });
    await expect(page.get('/health')).rejects.toMatchObject({ code: 'UnreadableAnswer', status: 200 });
  });

  it('stops when it is aborted or times out', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(natal().post('/ephemeris/natal-chart', BIRTH, { signal })).rejects.toThrow('enough');
    await expect(natal({ timeoutMs: 1 }).post('/ephemeris/natal-chart', BIRTH)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('an overloaded service', () => {
  /** A service that answers 503 once and then normally. */
  function refuseOnce(answer: () => Response) {
    const calls: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return calls.length === 1 ? Response.json({}, { status: 503, headers: { 'Retry-After': '0' } }) : answer();
    };
    return { calls, client: createClient({ baseUrl: 'https://api.example/prod', fetch }) };
  }

  it('gets a calculation a second time', async () => {
    const { calls, client } = refuseOnce(() => Response.json({ success: true }));
    expect(await client.post('/ephemeris/natal-chart', BIRTH)).toEqual({ success: true });
    expect(calls).toEqual(Array(2).fill('POST /prod/ephemeris/natal-chart'));
  });

  it('gets a call with side effects only once', async () => {
    const { calls, client } = refuseOnce(() => Response.json({}));
    await expect(client.post('/predictive/optimization/clear-cache', {})).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });

  it('returns its health report from a 503', async () => {
    const fetch = async () => Response.json({ status: 'unhealthy' }, { status: 503 });
    const client = createClient({ baseUrl: 'https://api.example', fetch });
    expect(await client.get('/health')).toEqual({ status: 'unhealthy' });
  });
});

describe('pages', () => {
  it('are yielded until the last one', async () => {
    const search = { planets: ['mercury' as const], start_date: '2025-01-01', end_date: '2026-01-01' };
    const whole = await natal().post('/predictive/transits/sign-ingresses', search);
    const ingresses = [];
    let count = 0;
    for await (const page of natal().pages('/predictive/transits/sign-ingresses', { ...search, limit: 5 })) {
      ingresses.push(...page.ingresses);
      count += 1;
    }
    expect(count).toBe(Math.ceil(whole.total_count / 5));
    expect(ingresses).toEqual(whole.ingresses);
  });

  it('of a table have all its rows', async () => {
    const path = '/predictive/transits/sign-ingresses';
    const search = { planets: ['mercury' as const], start_date: '2025-01-01', end_date: '2026-01-01' };
    const query = { format: 'csv' as const };
    const [header, ...rows] = (await natal().post(path, search, { query })).split('\r\n');
    const found = [];
    for await (const page of natal().pages(path, { ...search, limit: 5 }, { query })) {
      const [first, ...others] = page.split('\r\n');
      expect(first).toBe(header);
      found.push(...others.filter((row) => row !== ''));
    }
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(rows.filter((row) => row !== ''));
  });
});
