import type { Addition, BulkState, JobChanges, StoredJob } from '../../contract/bulk-jobs.ts';
import { ENDED_STATES, STORED_STATES } from '../../contract/bulk-jobs.ts';
import type { IdempotencyKey } from '../tables/bulk-job.ts';
import { openTableClient, type TableClient } from './client.ts';

/** Jobs are read and changed a few times each, so a slow answer may take its time. */
const TIMEOUT = { deadlineMs: 2000 };

/** Items of a principal: its jobs by their ids, and its keys of idempotency below this prefix. */
const KEY_PREFIX = 'key#';

/** The jobs of a stack in DynamoDB: one item for each, and one for each Idempotency-Key. */
export class JobItems {
  readonly #table: string;
  readonly #client: TableClient;

  constructor(table: string, client = openTableClient()) {
    this.#table = table;
    this.#client = client;
  }

  /** A job whose key was stored, but itself not, when a function ended, is stored by the repeated request. */
  async add(job: StoredJob, key: IdempotencyKey | undefined, jobsPerClient: number): Promise<Addition> {
    const known = key && (await this.#findKey(job.principalId, key.key));
    if (known && known.digest !== key?.digest) return { outcome: 'differs' };
    const knownJob = known && (await this.find(job.principalId, known.job));
    if (knownJob) return { outcome: 'known', job: knownJob };
    if ((await this.#countStored(job.principalId)) >= jobsPerClient) return { outcome: 'full' };
    const stored = known ? { ...job, id: known.job } : job;
    if (key && !known && !(await this.#putKey(job, key))) return await this.add(job, key, jobsPerClient);
    await this.#put(stored);
    return { outcome: 'added', job: stored };
  }

  async find(principalId: string, id: string): Promise<StoredJob | undefined> {
    const input = { TableName: this.#table, Key: { principal: principalId, id }, ConsistentRead: true };
    const { Item } = await this.#client.send('get', input, TIMEOUT);
    return Item && JSON.parse(String(Item.job));
  }

  async list(principalId: string, limit: number, before = 'job_~'): Promise<readonly StoredJob[]> {
    const { Items = [] } = await this.#client.send(
      'query',
      {
        TableName: this.#table,
        KeyConditionExpression: 'principal = :principal AND id BETWEEN :first AND :before',
        ExpressionAttributeValues: { ':principal': principalId, ':first': 'job_', ':before': before },
        ScanIndexForward: false,
        Limit: limit + 1,
      },
      TIMEOUT,
    );
    const jobs = Items.map((item): StoredJob => JSON.parse(String(item.job)));
    return jobs.filter(({ id }) => id !== before).slice(0, limit);
  }

  /** @returns undefined where the job is in another state, or gone */
  async change(job: StoredJob, from: readonly BulkState[], changes: JobChanges): Promise<StoredJob | undefined> {
    const current = await this.find(job.principalId, job.id);
    if (!current || !from.includes(current.state)) return undefined;
    const changed = { ...current, ...changes };
    return (await this.#put(changed, current)) ? changed : undefined;
  }

  /** Marks a job as cancelled, and forgets what it was to do; removes one that had ended. */
  async remove(job: StoredJob): Promise<void> {
    const { principalId: principal, id } = job;
    if (job.state !== 'cancelled' && ENDED_STATES.includes(job.state)) {
      const requests = [{ DeleteRequest: { Key: { principal, id } } }];
      await this.#client.send('batchWrite', { RequestItems: { [this.#table]: requests } }, TIMEOUT);
      return;
    }
    const { endedMs = Date.now(), request } = job;
    await this.change(job, ['awaiting_input', 'queued', 'running'], { state: 'cancelled', endedMs, results: [] });
    const cancelled = await this.find(principal, id);
    if (cancelled) await this.#put({ ...cancelled, request: { ...request, defaults: {} } });
  }

  /** @param current what the item has to hold still; undefined: anything @returns whether it did */
  async #put(job: StoredJob, current?: StoredJob): Promise<boolean> {
    const Item = {
      principal: job.principalId,
      id: job.id,
      state: job.state,
      job: JSON.stringify(job),
      expires_at: Math.ceil(job.removedMs / 1000),
    };
    const condition = current && {
      ConditionExpression: 'job = :current',
      ExpressionAttributeValues: { ':current': JSON.stringify(current) },
    };
    return await this.#succeeds(this.#client.send('put', { TableName: this.#table, Item, ...condition }, TIMEOUT));
  }

  #putKey(
    { principalId: principal, id: job, removedMs }: StoredJob,
    { key, digest }: IdempotencyKey,
  ): Promise<boolean> {
    const Item = { principal, id: KEY_PREFIX + key, digest, job, expires_at: Math.ceil(removedMs / 1000) };
    const input = { TableName: this.#table, Item, ConditionExpression: 'attribute_not_exists(id)' };
    return this.#succeeds(this.#client.send('put', input, TIMEOUT));
  }

  async #findKey(
    principal: string,
    key: string,
  ): Promise<{ readonly digest: string; readonly job: string } | undefined> {
    const input = { TableName: this.#table, Key: { principal, id: KEY_PREFIX + key }, ConsistentRead: true };
    const { Item } = await this.#client.send('get', input, TIMEOUT);
    return Item && { digest: String(Item.digest), job: String(Item.job) };
  }

  async #countStored(principalId: string): Promise<number> {
    const now = Date.now();
    const jobs = await this.list(principalId, MOST_COUNTED);
    return jobs.filter(({ state, removedMs }) => STORED_STATES.includes(state) && removedMs > now).length;
  }

  async #succeeds(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'ConditionalCheckFailedException') return false;
      throw fault;
    }
  }
}

/** Jobs of a client that are looked at to count those with files: the newest. */
const MOST_COUNTED = 200;
