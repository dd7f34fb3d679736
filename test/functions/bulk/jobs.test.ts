import { expect, test, vi } from 'vitest';
import { endpoints } from '../../../functions/bulk/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { createJobsInMemory } from '../../support/bulk-jobs-in-memory.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import { limiter, publicUrl } from '../../support/services.ts';

const JOB = { operation: '/ephemeris/natal-chart', input: { format: 'csv' } };
const writer = (id: string, plan = 'standard') => ({ id, scopes: ['bulk:write'], plan });

function open(jobs = createJobsInMemory(), counted = limiter) {
  const services = { bulkJobs: jobs, limiter: counted, publicUrl };
  const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
  return async (request: TestRequest) => {
    const answer = await handler(gatewayEvent({ principal: writer('anna'), ...request }), LAMBDA_CONTEXT);
    return { status: answer.statusCode, headers: answer.headers ?? {}, body: JSON.parse(answer.body) };
  };
}

const create = { method: 'POST', path: '/bulk/jobs', body: JOB } as const;
const at = (id: string) => ({ path: '/bulk/jobs/{job_id}', pathParameters: { job_id: id } });
const start = (id: string) => ({ path: '/bulk/jobs/{job_id}/start', pathParameters: { job_id: id }, body: {} });

test('a job is created, started once however often it is asked for, and deleted', async () => {
  const jobs = createJobsInMemory();
  const run = vi.spyOn(jobs, 'run');
  const send = open(jobs);
  const created = await send(create);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ state: 'awaiting_input', output: { format: 'parquet' }, results: [] });
  expect(created.body.upload).toMatchObject({ method: 'PUT', headers: { 'Content-Type': 'text/csv' } });
  const { job_id } = created.body;
  const [one, two] = await Promise.all([send(start(job_id)), send(start(job_id))]);
  expect([one.body.state, two.body.state]).toEqual(['queued', 'queued']);
  expect(one.body.counts).toEqual({ records: 2, done: 0, failed: 0 });
  expect(run.mock.calls.every(([job]) => job.id === job_id)).toBe(true);
  expect((await send({ method: 'DELETE', ...at(job_id) })).body.state).toBe('cancelled');
  expect(await send(start(job_id))).toMatchObject({ status: 409, body: { error: 'JobEnded' } });
});

test('the job of somebody else does not exist for others, whatever they ask', async () => {
  const send = open();
  const { body } = await send(create);
  for (const request of [at(body.job_id), start(body.job_id), { method: 'DELETE', ...at(body.job_id) } as const]) {
    const answer = await send({ ...request, principal: writer('bert') });
    expect(answer).toMatchObject({ status: 404, body: { error: 'JobNotFound' } });
  }
  expect((await send({ path: '/bulk/jobs', principal: writer('bert') })).body).toEqual({ jobs: [] });
  expect((await send(at(body.job_id))).body.state).toBe('awaiting_input');
});

test('a repeated Idempotency-Key answers the first job, and is refused with another body', async () => {
  const send = open();
  const keyed = { ...create, headers: { 'Idempotency-Key': 'night-1' } };
  const [first, again] = [await send(keyed), await send(keyed)];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.job_id).toBe(first.body.job_id);
  const other = await send({ ...keyed, body: { ...JOB, input: { format: 'ndjson' } } });
  expect(other).toMatchObject({ status: 422, body: { error: 'IdempotencyKeyReused' } });
  const theirs = await send({ ...keyed, principal: writer('bert') });
  expect(theirs.status).toBe(201);
  const bad = await send({ ...create, headers: { 'Idempotency-Key': 'a b' } });
  expect(bad).toMatchObject({ status: 400, body: { errors: [{ location: 'header.Idempotency-Key' }] } });
});

test('jobs are listed by pages, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
  const send = open();
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) {
    ids.unshift((await send(create)).body.job_id);
    vi.setSystemTime(Date.now() + 1000);
  }
  const first = (await send({ path: '/bulk/jobs', query: { limit: '2' } })).body;
  const second = (await send({ path: '/bulk/jobs', query: { limit: '2', cursor: first.next_cursor } })).body;
  const listed = [...first.jobs, ...second.jobs].map(({ job_id }: { job_id: string }) => job_id);
  expect(listed).toEqual(ids);
  expect(second.next_cursor).toBeUndefined();
  vi.useRealTimers();
});

test('records are charged when a job starts, each as a chart of a batch, and a refused start can be repeated', async () => {
  const jobs = { ...createJobsInMemory(), findInput: async () => ({ bytes: 1, records: 250_000 }) };
  const take = vi.fn(limiter.take);
  const send = open(jobs, { ...limiter, take });
  const { job_id } = (await send(create)).body;
  take.mockResolvedValueOnce({ accepted: false, counts: { minute: 0, hour: 2_399_000 }, failedOpen: false });
  const refused = await send(start(job_id));
  expect(refused).toMatchObject({ status: 429, body: { error: 'WorkExceeded' } });
  expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
  expect((await send(at(job_id))).body.state).toBe('awaiting_input');
  expect((await send(start(job_id))).body.state).toBe('queued');
  expect(take.mock.calls.at(-1)?.[0]).toMatchObject({
    principalId: 'anna',
    limitClass: 'bulk-standard',
    cost: 250_000,
  });
});

test('a job of more records than the plan allows in an hour is refused for good, and a plan without budget has none', async () => {
  const jobs = { ...createJobsInMemory(), findInput: async () => ({ bytes: 1, records: 900_000 }) };
  const send = open(jobs);
  for (const [plan, status] of [
    ['free', 413],
    ['local', 200],
  ] as const) {
    const principal = writer(plan, plan);
    const { job_id } = (await send({ ...create, principal })).body;
    expect((await send({ ...start(job_id), principal })).status).toBe(status);
  }
});

test('a job without input, a wrong request and tables out of reach are told as such', async () => {
  const jobs = createJobsInMemory();
  const send = open({ ...jobs, findInput: async () => undefined });
  const { job_id } = (await send(create)).body;
  expect(await send(start(job_id))).toMatchObject({ status: 409, body: { error: 'JobInputMissing' } });
  const wrong = await send({ ...create, body: { operation: '/ephemeris/table', input: { format: 'xml' } } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors.map(({ location }: { location: string }) => location)).toEqual([
    'body.operation',
    'body.input.format',
  ]);
  expect(await send({ ...create, principal: { id: 'anna', scopes: [] } })).toMatchObject({ status: 403 });
  const failing = open({ ...jobs, find: () => Promise.reject(new TableUnavailable('no table')) });
  expect(await failing(at(job_id))).toMatchObject({ status: 503, body: { error: 'StorageUnavailable' } });
  const full = open({ ...jobs, add: async () => ({ outcome: 'full' }) });
  expect(await full(create)).toMatchObject({ status: 409, body: { error: 'JobLimitReached' } });
});

test('columns and defaults that the operation does not have are refused before anything is uploaded', async () => {
  const send = open();
  const columns = await send({ ...create, body: { ...JOB, output: { columns: ['sun_longitude', 'sun_longitud'] } } });
  expect(columns).toMatchObject({ status: 400, body: { errors: [{ location: 'body.output.columns[1]' }] } });
  expect(columns.body.errors[0].message).toContain('sun_longitude');
  const defaults = await send({ ...create, body: { ...JOB, defaults: { configuration: { house_system: 'none' } } } });
  expect(defaults.status).toBe(400);
  expect(defaults.body.errors[0].location).toBe('body.defaults.configuration.house_system');
  const unknown = await send({ ...create, body: { ...JOB, defaults: { house_sistem: 'W' } } });
  expect(unknown.body.errors[0]).toMatchObject({
    location: 'body.defaults.house_sistem',
    suggestion: { location: 'body.defaults.configuration.house_system', value: 'W' },
  });
});

test.each([
  ['/ephemeris/natal-chart', { timezone: 'Europe/Paris' }],
  ['/ephemeris/natal-chart', { country: 'FR', time: '12:00' }],
  ['/ephemeris/relocation', { relocation_location: { timezone: 'UTC' } }],
  ['/vedic/chart', { lat: 13.1, lng: 80.3 }],
  ['/comparative/synastry', { configuration: { house_system: 'W' } }],
])('defaults of %s may state a part of what records complete: %j', async (operation, defaults) => {
  const { status, body } = await open()({ ...create, body: { ...JOB, operation, defaults } });
  expect(status, JSON.stringify(body)).toBe(201);
});

test.each([
  ['/vedic/chart', { varga: 9 }, ['body.defaults.varga']],
  [
    '/ephemeris/relocation',
    { configuration: { house_system: 'none' }, foo: 1 },
    ['body.defaults.configuration.house_system', 'body.defaults.foo'],
  ],
  ['/ephemeris/natal-chart', { subject: 5 }, ['body.defaults.subject']],
  ['/ephemeris/lunar-phase', { place: 'Paris' }, ['body.defaults.place']],
])('what defaults of %s state wrongly is refused with the job: %j', async (operation, defaults, locations) => {
  const { status, body } = await open()({ ...create, body: { ...JOB, operation, defaults } });
  expect(status).toBe(400);
  expect(body.errors.map(({ location }: { location: string }) => location)).toEqual(locations);
});

test.each(['natal-chart', '/natal_chart'])('the operation %s is meant by its path', async (operation) => {
  const { body } = await open()({ ...create, body: { ...JOB, operation } });
  expect(body.errors[0]).toMatchObject({
    message: expect.stringMatching(/did you mean \/ephemeris\/natal-chart\?$/),
    suggestion: { location: 'body.operation', value: '/ephemeris/natal-chart' },
  });
});

test('the operations and the limits of this deployment are answered', async () => {
  const { body } = await open()({ path: '/bulk/operations' });
  expect(body.operations.map(({ path }: { path: string }) => path)).toContain('/ephemeris/natal-chart');
  expect(body.limits).toMatchObject({ records: 1_000_000 });
});
