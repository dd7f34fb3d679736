import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createResponder } from '../../../host/http/responder.ts';
import { createHttpServer } from '../../../host/http/server.ts';
import { makeFileAddress } from '../../../host/jobs/file-address.ts';
import { createOwnRoutes } from '../../../host/operations/own-routes.ts';
import { servedApi } from '../../../host/served-api.ts';
import { BulkJobTable, type HostJob } from '../../../lib/adapters/sqlite/bulk-jobs.ts';
import { prepareTablesFile } from '../../../lib/adapters/sqlite/database.ts';
import { TablesFile } from '../../../lib/adapters/sqlite/tables-file.ts';

const JOB: HostJob = {
  id: 'job_1',
  principalId: 'anna',
  state: 'awaiting_input',
  request: {
    operation: '/ephemeris/natal-chart',
    defaults: {},
    input: { format: 'ndjson' },
    output: { format: 'csv' },
  },
  createdMs: 0,
  uploadEndsMs: Date.now() + 60_000,
  removedMs: Date.now() + 1e9,
  results: [],
  secret: 'secret',
};

const LIMITS = { input_bytes: 1000, records: 5, jobs_per_client: 10, disk_bytes: 1500 };

async function open() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'job-files-test-'));
  prepareTablesFile(join(folder.path, 'tables.sqlite'));
  const file = new TablesFile(join(folder.path, 'tables.sqlite'));
  const table = new BulkJobTable(file);
  await table.add(JOB, undefined, LIMITS);
  const keys = { find: async () => undefined, markUsed: async () => undefined };
  const jobFiles = { table, folder: folder.path, limits: LIMITS };
  const respond = createResponder({
    api: servedApi,
    answer: () => Promise.reject(new Error('no function is called')),
    frontend: { basePath: '', domainName: 'x', isTrusted: () => false },
    report: () => undefined,
    observe: () => undefined,
    ownRoutes: createOwnRoutes({ jobFiles, keys, renderMetrics: async () => '', basePath: '' }),
  });
  const { server } = createHttpServer(respond, { headersMs: 5000, requestMs: 500, connections: 10 });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
    file.close();
    folder[Symbol.dispose]();
  };
  return { table, folder: folder.path, address, close };
}

let served: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  served = await open();
});
afterEach(() => served.close());

const upload = (body: string | Buffer, job = JOB) =>
  fetch(makeFileAddress(job, 'input', job.uploadEndsMs, served.address), { method: 'PUT', body });
const readJson = async (answer: Response): Promise<{ readonly error?: string }> => JSON.parse(await answer.text());

const stored = () =>
  readdirSync(served.folder, { recursive: true }).filter((name) => String(name).startsWith('job_1/'));

describe('PUT of an input', () => {
  test('it is on the disk as it was sent, with its records counted; a second one replaces it', async () => {
    expect(await (await upload('{}\n{}\n{}\n')).json()).toEqual({ bytes: 9, records: 3 });
    expect(await (await upload('{"a":"ü"}\n{}')).json()).toEqual({ bytes: 13, records: 2 });
    const job = await served.table.find('job_1');
    expect(job?.counts).toEqual({ records: 2, done: 0, failed: 0 });
    expect(stored()).toEqual([`job_1/${job?.arrived?.name}`]);
    expect(readFileSync(join(served.folder, String(stored()[0])), 'utf8')).toBe('{"a":"ü"}\n{}');
  });

  test.each([
    ['more bytes than a job may have', 'x'.repeat(1001), 413, 'PayloadTooLarge'],
    ['more records than a job may have', '{}\n'.repeat(6), 413, 'PayloadTooLarge'],
  ])('%s are refused, and nothing is kept', async (_title, body, status, error) => {
    const answer = await upload(body);
    expect([answer.status, (await readJson(answer)).error]).toEqual([status, error]);
    expect(stored()).toEqual([]);
    expect((await served.table.find('job_1'))?.arrived).toBeUndefined();
  });

  test('a header with columns that are no members of the request is refused', async () => {
    const csv = { ...JOB, id: 'job_3', request: { ...JOB.request, input: { format: 'csv' as const } } };
    await served.table.add(csv, undefined, { ...LIMITS });
    const answer = await upload('datetime,lattitude\n1990-06-15T14:30,1\n', csv);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await readJson(answer))).toContain('did you mean latitude?');
  });

  test('the file of another program is kept as its births, and what is said of them is counted', async () => {
    const aaf = { ...JOB, id: 'job_3', request: { ...JOB.request, input: { format: 'aaf' as const } } };
    await served.table.add(aaf, undefined, { ...LIMITS });
    const file = Buffer.from(`${'#:\r\n'.repeat(9)}#A93:Ärzte,*,m,1.1.1990,12:00,Köln,*\r\n#A93:x,y\r\n`, 'latin1');
    const answer = await upload(file, aaf);
    expect(await answer.json()).toEqual({ bytes: file.length, records: 2, notes: { PlaceByName: 1, ZoneOfPlace: 1 } });
    const { arrived, counts } = (await served.table.find('job_3')) ?? expect.unreachable();
    const kept = readFileSync(join(served.folder, 'job_3', String(arrived?.name)), 'utf8');
    expect([arrived?.bytes, counts?.records]).toEqual([Buffer.byteLength(kept), 2]);
    expect(kept.split('\n').map((line) => line && JSON.parse(line))).toMatchObject([
      { line: 10, subject: { name: 'Ärzte', birth_location: { place: 'Köln' } } },
      { line: 11, fault: { code: 'ValidationError' } },
      '',
    ]);
    for (const [body, status] of [
      ['x'.repeat(1001), 413],
      ['#A93:\n'.repeat(6), 413],
      ['no record', 400],
    ] as const)
      expect((await upload(body, aaf)).status).toBe(status);
    expect((await served.table.find('job_3'))?.arrived).toEqual(arrived);
  });

  test('a body of unknown length beyond the limit is refused while it is sent', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 200; index++) controller.enqueue(Buffer.from('{"a":1}\n'));
        controller.close();
      },
    });
    const url = makeFileAddress(JOB, 'input', JOB.uploadEndsMs, served.address);
    const answer = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    expect(stored()).toEqual([]);
  });

  test('a client that goes away leaves nothing', async () => {
    const url = new URL(makeFileAddress(JOB, 'input', JOB.uploadEndsMs, served.address));
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{}\n`);
    await vi.waitFor(() => expect(stored().length).toBe(1));
    socket.destroy();
    await vi.waitFor(() => expect(stored()).toEqual([]));
  });

  test('addresses that ended, were changed, or are of another job are refused, and so is a job that was started', async () => {
    const late = await upload('{}', { ...JOB, uploadEndsMs: Date.now() - 1 });
    expect([late.status, (await readJson(late)).error]).toEqual([410, 'UploadExpired']);
    for (const job of [
      { ...JOB, secret: 'other' },
      { ...JOB, id: 'job_2' },
    ])
      expect((await upload('{}', job)).status).toBe(410);
    expect((await fetch(`${served.address}/bulk/files/job_1/..%2f..%2ftables.sqlite`)).status).toBe(410);
    await served.table.change('job_1', ['awaiting_input'], { state: 'queued' });
    expect((await upload('{}')).status).toBe(409);
  });

  test('a request for anything else that does not arrive in time ends with 408', async () => {
    const { port } = new URL(served.address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 408/);
  });
});

describe('GET of a result', () => {
  const content = Buffer.from('0123456789');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const name = 'shards/0.csv';
  const read = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(makeFileAddress(JOB, name, Date.now() + 1000, served.address), { headers, method });

  beforeEach(async () => {
    mkdirSync(join(served.folder, 'job_1', 'run', 'shards'), { recursive: true });
    writeFileSync(join(served.folder, 'job_1', 'run', name), content);
    const results = [{ name, bytes: 10, records: 1, sha256 }];
    await served.table.change('job_1', ['awaiting_input'], { state: 'succeeded', results });
  });

  test.each([
    [undefined, 200, '0123456789', null],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('range %s', async (range, status, body, contentRange) => {
    const answer = await read(range === undefined ? {} : { Range: range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('HEAD has the size and no body, a known tag gives 304, and a range of another content the whole', async () => {
    const head = await read({}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('accept-ranges')]).toEqual([200, '', 'bytes']);
    expect((await read({ 'If-None-Match': `"${sha256}"` })).status).toBe(304);
    expect((await read({ Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
    expect((await read({ Range: 'bytes=0-1', 'If-Range': `"${sha256}"` })).status).toBe(206);
  });

  test('only what the job lists is sent', async () => {
    const other = await fetch(makeFileAddress(JOB, 'shards.json', Date.now() + 1000, served.address));
    expect(other.status).toBe(410);
    expect((await fetch(makeFileAddress(JOB, name, Date.now() - 1, served.address))).status).toBe(410);
    expect((await read({}, 'PUT')).status).toBe(405);
  });
});
