import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { StateMachine } from 'aws-local-stepfunctions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEPS, type StepName } from '../../../functions/bulk-steps/run-step.ts';
import type { StepParts } from '../../../functions/bulk-steps/steps.ts';
import { buildDefinition } from '../../../infra/bulk/definition.ts';
import { createCloudJobs } from '../../../lib/adapters/aws/bulk-jobs.ts';
import { openBucketFiles } from '../../../lib/adapters/aws/job-files.ts';
import { JobItems } from '../../../lib/adapters/dynamodb/job-items.ts';
import type { BulkJobs, JobDraft, StoredJob } from '../../../lib/contract/bulk-jobs.ts';
import { JOB_KEYS } from '../../../lib/contract/bulk-keys.ts';
import { findFreePort } from '../../support/free-port.ts';
import * as opened from '../../support/services.ts';
import { emulatorLacks } from '../deploy/lacking.ts';

const [BUCKET, TABLE] = ['natal-test-bulk', 'natal-test-bulk-jobs'];
const LIMITS = { input_bytes: 1e6, records: 1000, jobs_per_client: 5, disk_bytes: 1e12 };
const RECORDS = 25;
const LAMBDA = 'arn:aws:lambda:eu-central-1:123456789012:function:';

const INPUT = `id,datetime,latitude,longitude,timezone\n${Array.from(
  { length: RECORDS },
  (_, index) => `b${index},${index === 12 ? '1990-02-30' : `19${60 + index}-06-15`}T14:30:00,48.85,2.35,Europe/Paris\n`,
).join('')}`;

const DRAFT: JobDraft = {
  principalId: 'anna',
  plan: 'standard',
  state: 'awaiting_input',
  request: {
    operation: '/ephemeris/natal-chart',
    defaults: {},
    input: { format: 'csv' },
    output: { format: 'csv', columns: ['longitudes'] },
  },
  createdMs: Date.now(),
  uploadEndsMs: Date.now() + 3_600_000,
  removedMs: Date.now() + 1e9,
  results: [],
};

const lacks = emulatorLacks();
if (lacks) console.warn(`LEFT OUT jobs on an emulator of AWS: ${lacks}`);

describe.skipIf(lacks !== undefined)('jobs on an emulator of AWS', () => {
  let moto: ChildProcess;
  let jobs: BulkJobs;
  let parts: StepParts;
  const started: { readonly name: string; readonly input: unknown }[] = [];
  const stopped: string[] = [];

  beforeAll(async () => {
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}`;
    const variables = {
      AWS_ACCESS_KEY_ID: 'rehearsal',
      AWS_SECRET_ACCESS_KEY: 'rehearsal',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL: address,
    };
    Object.assign(process.env, variables);
    moto = spawn('python3', ['-m', 'moto.server', '-p', String(port)], { stdio: 'ignore', env: process.env });
    while (!(await fetch(address).catch(() => undefined))) await delay(200);
    await fetch(`${address}/moto-api/config`, {
      method: 'POST',
      body: JSON.stringify({ stepfunctions: { execute_state_machine: true } }),
    });
    const s3 = new S3Client({ forcePathStyle: true });
    await s3.send(
      new CreateBucketCommand({ Bucket: BUCKET, CreateBucketConfiguration: { LocationConstraint: 'eu-central-1' } }),
    );
    await new DynamoDBClient().send(
      new CreateTableCommand({
        TableName: TABLE,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['principal', 'id'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'principal', KeyType: 'HASH' },
          { AttributeName: 'id', KeyType: 'RANGE' },
        ],
      }),
    );
    const files = openBucketFiles(BUCKET, s3);
    const items = new JobItems(TABLE);
    const executions = {
      start: async (name: string, input: unknown) => void started.push({ name, input }),
      stop: async (name: string) => void stopped.push(name),
    };
    jobs = createCloudJobs({ items, services: async () => ({ files, executions }), limits: LIMITS });
    parts = { jobs, files, limits: LIMITS, recordsPerShard: 10, limiter: opened.limiter, services: () => opened };
  });
  afterAll(() => void moto?.kill());

  /** Creates a job, sends its input to the signed address and puts it into the queue. */
  async function queueJob(input = INPUT, draft = DRAFT): Promise<StoredJob> {
    const added = await jobs.add(draft);
    const job = 'job' in added ? added.job : expect.unreachable();
    const { url, headers } = await jobs.addressUpload(job, '');
    expect((await fetch(url, { method: 'PUT', body: input, headers: { ...headers } })).status).toBe(200);
    expect(await jobs.findInput(job)).toEqual({ bytes: input.length });
    const queued = (await jobs.change(job, ['awaiting_input'], { state: 'queued' })) ?? expect.unreachable();
    await jobs.run(queued);
    return queued;
  }

  /** A step as Lambda runs it: its error has the message in a JSON. */
  const toHandler = (step: StepName) => async (event: object) => {
    try {
      return (await STEPS[step](structuredClone(event), parts)) ?? {};
    } catch (fault) {
      const { name, message } = fault as Error;
      throw Object.assign(new Error(JSON.stringify({ errorType: name, errorMessage: message })), { name });
    }
  };

  /** Runs the definition. The emulator has no reader of lists in buckets, so the list is a member of the split's output. */
  async function execute(job: StoredJob, calculate = toHandler('calculate')): Promise<string> {
    const names = {
      bucket: BUCKET,
      split: `${LAMBDA}split`,
      calculate: `${LAMBDA}calculate`,
      finish: `${LAMBDA}finish`,
    };
    const { States, ...definition } = buildDefinition({ ...names, maxConcurrency: 2 });
    const { ItemReader: _, ...map } = States.CalculateShards;
    const machine = new StateMachine({
      ...definition,
      States: { ...States, CalculateShards: { ...map, ItemsPath: '$.split.items' } },
    } as never);
    const split = async (event: object) => {
      const output = (await toHandler('split')(event)) as { readonly shards_key: string };
      const items = JSON.parse(Buffer.from(await parts.files.read(output.shards_key)).toString());
      return { ...output, items };
    };
    const finish = toHandler('finish');
    const taskResourceLocalHandlers = { Split: split, CalculateShard: calculate, SumUp: finish, WriteFailure: finish };
    const { input } = started.find(({ name }) => name === job.id) ?? expect.unreachable();
    const retryIntervalOverrides = { Split: 1, CalculateShard: 1, SumUp: 1 };
    const execution = machine.run(input as never, {
      overrides: { taskResourceLocalHandlers, retryIntervalOverrides } as never,
    });
    return await execution.result.then(
      () => 'SUCCEEDED',
      () => 'FAILED',
    );
  }

  const readResults = async (job: StoredJob): Promise<readonly string[]> =>
    await Promise.all(
      job.results.map(async (file) => await (await fetch(await jobs.addressFile(job, file, ''))).text()),
    );

  it('calculates shards, sums them up, and gives results and errors at signed addresses, also in ranges', async () => {
    const queued = await queueJob();
    expect(await execute(queued)).toBe('SUCCEEDED');
    const job = (await jobs.find('anna', queued.id)) ?? expect.unreachable();
    expect(job).toMatchObject({ state: 'succeeded', counts: { records: 25, done: 24, failed: 1 } });
    const texts = await readResults(job);
    expect(texts.length).toBe(3);
    for (const [index, text] of texts.entries()) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(job.results[index]?.sha256);
    }
    const records = texts
      .flatMap((text) => text.trimEnd().split('\n').slice(1))
      .map((row) => Number(row.split(',')[0]));
    expect(records).toEqual(Array.from({ length: RECORDS }, (_, index) => index + 1).filter((record) => record !== 13));
    const errors = job.errors ?? expect.unreachable();
    const address = await jobs.addressFile(job, errors, '');
    expect(JSON.parse(await (await fetch(address)).text())).toMatchObject({ record: 13, line: 14, id: 'b12' });
    const range = await fetch(address, { headers: { Range: 'bytes=0-9' } });
    expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10]);
  });

  it('gives the same bytes when shards fail and are repeated, or a whole execution is', async () => {
    const [first, second] = [await queueJob(), await queueJob()];
    await execute(first);
    let calls = 0;
    const calculate = toHandler('calculate');
    const failing = async (event: object) => {
      calls += 1;
      // Of this call: others begin while it calculates.
      const call = calls;
      // The process ends after it has calculated and before it answers, and once before it has.
      if (call === 1) throw Object.assign(new Error('killed'), { name: 'Lambda.Unknown' });
      await calculate(event);
      if (call === 3) throw Object.assign(new Error('killed'), { name: 'Lambda.Unknown' });
      return {};
    };
    expect(await execute(second, failing)).toBe('SUCCEEDED');
    expect(calls).toBe(5);
    const [one, two] = [await jobs.find('anna', first.id), await jobs.find('anna', second.id)];
    expect(two?.results).toEqual(one?.results);
    await execute(second);
    expect(await jobs.find('anna', second.id)).toEqual(two);
  });

  it('reads the file of another program, whose records without a birth are errors', async () => {
    const file = '#A93:Doe,Jane,f,1.7.1950,13:00,*,*\n#B93:*,41n52,87w39,6hw,1\n#A93:Roe,Ann,f,31.2.1950,13:00,*,*\n';
    const draft = { ...DRAFT, principalId: 'cleo', request: { ...DRAFT.request, input: { format: 'aaf' as const } } };
    const job = await queueJob(file.repeat(6), draft);
    expect(await execute(job)).toBe('SUCCEEDED');
    const { counts, errors, results } = (await jobs.find('cleo', job.id)) ?? expect.unreachable();
    expect([counts, results.length]).toEqual([{ records: 12, done: 6, failed: 6 }, 2]);
    const written = Buffer.from(await parts.files.read(JOB_KEYS.result(job.id, errors?.name ?? ''))).toString();
    expect(JSON.parse(written.split('\n')[5] ?? '')).toMatchObject({ record: 12, line: 18, code: 'InvalidDatetime' });
  });

  it('fails a job whose input cannot be read, has too many records or exceeds the budget, and says why', async () => {
    const wrong = await queueJob('born;where\n1;2\n');
    expect(await execute(wrong)).toBe('FAILED');
    expect((await jobs.find('anna', wrong.id))?.failure?.code).toBe('unreadable_input');
    const long = await queueJob(`datetime\n${'1990-06-15T14:30\n'.repeat(1001)}`);
    expect(await execute(long)).toBe('FAILED');
    expect((await jobs.find('anna', long.id))?.failure?.code).toBe('too_many_records');
  });

  it('hides jobs from others, repeats creations by their key, limits a client, and removes files', async () => {
    const bert = { ...DRAFT, principalId: 'bert' };
    const [first, again] = [await jobs.add(bert, 'night'), await jobs.add(bert, 'night')];
    expect([first.outcome, again.outcome]).toEqual(['added', 'known']);
    expect((await jobs.add({ ...bert, request: { ...bert.request, defaults: { a: 1 } } }, 'night')).outcome).toBe(
      'differs',
    );
    const job = 'job' in first ? first.job : expect.unreachable();
    expect(await jobs.find('anna', job.id)).toBeUndefined();
    for (let index = 0; index < 4; index++) await jobs.add(bert);
    expect((await jobs.add(bert)).outcome).toBe('full');
    const listed = await jobs.list('bert', 3);
    const rest = await jobs.list('bert', 3, listed.at(-1)?.id);
    expect([listed.length, rest.length]).toEqual([3, 2]);
    await parts.files.write(JOB_KEYS.input(job.id), Buffer.from('x'), 'text/csv');
    await jobs.remove(job);
    expect(stopped).toContain(job.id);
    expect(await jobs.findInput(job)).toBeUndefined();
    expect(await jobs.find('bert', job.id)).toMatchObject({ state: 'cancelled', request: { defaults: {} } });
  });

  it('has a Distributed Map that reads the list of shards from the bucket, one item for each', async () => {
    const s3 = new S3Client({ forcePathStyle: true });
    const shards = [
      { index: 0, offset: 3 },
      { index: 1, offset: 9 },
    ];
    await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'jobs/x/shards.json', Body: JSON.stringify(shards) }));
    const { States } = buildDefinition({ bucket: BUCKET, split: 's', calculate: 'c', finish: 'f', maxConcurrency: 2 });
    const map = States.CalculateShards;
    // The emulator's grammar lacks the tolerated share of failures.
    const { ResultPath: _, Catch: __, Next: ___, ToleratedFailurePercentage: ____, ...read } = map;
    const pass = { StartAt: 'Pass', States: { Pass: { Type: 'Pass', End: true } } };
    const definition = {
      StartAt: 'CalculateShards',
      States: { CalculateShards: { ...read, ItemProcessor: { ...map.ItemProcessor, ...pass }, End: true } },
    };
    const sfn = new SFNClient();
    const roleArn = 'arn:aws:iam::123456789012:role/machine';
    const { stateMachineArn } = await sfn.send(
      new CreateStateMachineCommand({ name: 'map', definition: JSON.stringify(definition), roleArn }),
    );
    const input = JSON.stringify({ job_id: 'x', split: { shards_key: 'jobs/x/shards.json', header: 'h' } });
    const { executionArn } = await sfn.send(new StartExecutionCommand({ stateMachineArn, input }));
    const describeExecution = () => sfn.send(new DescribeExecutionCommand({ executionArn }));
    await expect.poll(async () => (await describeExecution()).status, { timeout: 20_000 }).toBe('SUCCEEDED');
    const output = JSON.parse((await describeExecution()).output ?? '[]');
    expect(output).toMatchObject(shards.map((shard) => ({ shard, header: 'h', job: { job_id: 'x' } })));
  });
});
