import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackupRefused, backUpTables, restoreTables } from '../../../../lib/adapters/sqlite/backup.ts';
import { prepareTablesFile } from '../../../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../../../lib/adapters/sqlite/keys.ts';
import { createLimitTableInFile } from '../../../../lib/adapters/sqlite/limits.ts';
import { removeExpired } from '../../../../lib/adapters/sqlite/maintenance.ts';
import { createStatisticsTableInFile } from '../../../../lib/adapters/sqlite/statistics.ts';
import { type Sql, TablesFile } from '../../../../lib/adapters/sqlite/tables-file.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';
import { testClient } from '../../../support/clients.ts';

const WRITER = join(import.meta.dirname, 'writer.ts');
const folder = mkdtempSync(join(tmpdir(), 'tables-file-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let path = '';
let files = 0;
beforeEach(() => {
  files += 1;
  path = join(folder, `${files}`, 'tables.sqlite');
  prepareTablesFile(path);
});

describe('several processes on one file', () => {
  test('of 500 requests from four processes, 60 are accepted for a limit of 60', async () => {
    const at = new Date().toISOString();
    const runs = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [WRITER, path, 'limits', at]));
    const accepted = (await Promise.all(runs)).map(({ stdout }) => Number(stdout));
    expect(accepted.reduce((sum, each) => sum + each, 0)).toBe(60);
  });

  test('a process that is killed while it writes loses nothing that was acknowledged', async () => {
    const writers = Array.from({ length: 3 }, () => spawn(process.execPath, [WRITER, path, 'keys'], { stdio: 'pipe' }));
    const acknowledged = writers.map(() => '');
    for (const [index, { stdout }] of writers.entries()) {
      stdout.setEncoding('utf8').on('data', (text: string) => {
        acknowledged[index] += text;
      });
    }
    await expect.poll(() => acknowledged.every((text) => text.length > 5000), { timeout: 30_000 }).toBe(true);
    for (const writer of writers) writer.kill('SIGKILL');
    await Promise.all(writers.map((writer) => once(writer, 'close')));
    const ids = acknowledged
      .join('')
      .split('\n')
      .filter((id) => id.startsWith('key#') && id.length === 68);
    expect(ids.length).toBeGreaterThan(150);
    const stored = new Set((await createKeyTableInFile(new TablesFile(path)).listAll()).map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  });
});

describe('a power failure', () => {
  const readLevel = (sql: Sql) => sql.get('PRAGMA synchronous')?.synchronous;
  const [NORMAL_LEVEL, FULL_LEVEL] = [1, 2];

  test('undoes no durable write: the log is on the disk before it returns', async () => {
    const file = new TablesFile(path);
    expect(await file.write(readLevel)).toBe(NORMAL_LEVEL);
    expect(await file.writeDurably(readLevel)).toBe(FULL_LEVEL);
    const failing = file.writeDurably(() => {
      throw new RangeError('a defect');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await file.write(readLevel)).toBe(NORMAL_LEVEL);
  });

  test('undoes no change of an operator, which is durable, and perhaps the day on which a key was last used', async () => {
    const file = new TablesFile(path);
    const [durable, other] = [vi.spyOn(file, 'writeDurably'), vi.spyOn(file, 'write')];
    const keys = createKeyTableInFile(file);
    expect(await keys.add(testClient({ id: 'key#a' }).record)).toBe(true);
    expect(await keys.setState('key#a', 'disabled')).toBe(true);
    expect(await keys.setEnd('key#a', 2_000_000_000)).toBe(true);
    expect([durable.mock.calls.length, other.mock.calls.length]).toEqual([3, 0]);
    await keys.markUsed('key#a', '2026-11-23');
    expect([durable.mock.calls.length, other.mock.calls.length]).toEqual([3, 1]);
  });
});

test.skipIf(process.getuid?.() !== 0)(
  'files that root makes or restores belong to the user of the service',
  async () => {
    const user = 1234;
    const copy = join(folder, 'owned-copy.sqlite');
    backUpTables(path, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    chownSync(dirname(path), user, user);
    const ownerOf = () => statSync(path).uid;
    expect(ownerOf()).toBe(0);
    rmSync(path);
    prepareTablesFile(path);
    expect(ownerOf()).toBe(user);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    restoreTables(path, copy);
    expect(ownerOf()).toBe(user);
    rmSync(path);
    restoreTables(path, copy);
    expect(ownerOf()).toBe(user);
    const keys = createKeyTableInFile(new TablesFile(path));
    await keys.add(testClient().record);
    expect(statSync(`${path}-wal`).uid).toBe(user);
  },
);

test('a folder that cannot be made is an error', () => {
  expect(() => prepareTablesFile('/proc/no-process/tables/tables.sqlite')).toThrow(/ENOENT|EACCES|EROFS/);
});

test('a file for which the disk has no room is removed again, with a sentence that says so', async () => {
  const target = join(folder, 'no-room', 'tables.sqlite');
  const child = spawn('sh', ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, WRITER, target, 'prepare']);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/TableUnavailable: the tables in .* cannot be made: .*(full|I\/O)/),
  ]);
  expect(existsSync(target)).toBe(false);
});

describe('a file that cannot be used', () => {
  const usage = (file: TablesFile) =>
    createLimitTableInFile(file).usage({ principalId: 'a', limitClass: 'reverse', at: new Date() });

  test.each([
    ['is missing', () => rmSync(path), /unable to open/],
    ['is empty', () => writeFileSync(path, ''), /version 0/],
    ['is no database', () => writeFileSync(path, 'x'.repeat(10_000)), /not a database/],
    ['is of a later release', () => new DatabaseSync(path).exec('PRAGMA user_version = 99'), /version 99/],
  ])('because it %s makes the tables unavailable', async (_state, damage, message) => {
    damage();
    const outage = await usage(new TablesFile(path)).catch((fault: unknown) => fault);
    expect(outage).toBeInstanceOf(TableUnavailable);
    expect(String(outage)).toMatch(message);
  });

  test('and comes back is used again', async () => {
    const file = new TablesFile(path);
    rmSync(path);
    await expect(usage(file)).rejects.toThrow(TableUnavailable);
    prepareTablesFile(path);
    expect(await usage(file)).toEqual({ minute: 0, hour: 0 });
  });

  test('is not created by a process that only uses it', async () => {
    rmSync(path);
    await expect(usage(new TablesFile(path))).rejects.toThrow(TableUnavailable);
    expect(existsSync(path)).toBe(false);
  });

  test('of a later release is refused with the remedy', () => {
    new DatabaseSync(path).exec('PRAGMA user_version = 99');
    expect(() => prepareTablesFile(path)).toThrow(/of a later release.*restore a backup/);
  });

  test('because another program has locked it fails after the timeout, and reads still succeed', async () => {
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const file = new TablesFile(path, 50);
    expect(await usage(file)).toEqual({ minute: 0, hour: 0 });
    const request = { principalId: 'a', limitClass: 'reverse', at: new Date() } as const;
    await expect(createLimitTableInFile(file).take(request)).rejects.toThrow(/database is locked/);
    other.exec('ROLLBACK');
    expect(await createLimitTableInFile(file).take(request)).toMatchObject({ accepted: true });
  });

  test('because another process writes is tried again, while this process goes on', async () => {
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const request = { principalId: 'b', limitClass: 'reverse', at: new Date() } as const;
    const taken = createLimitTableInFile(new TablesFile(path)).take(request);
    // This process could not end the other transaction if it waited for it.
    other.exec('COMMIT');
    expect(await taken).toMatchObject({ accepted: true });
  });

  test('because it may not grow further keeps what it has, and reads still succeed', async () => {
    const keys = createKeyTableInFile(new TablesFile(path));
    const { record } = testClient();
    await keys.add(record);
    const script = `ulimit -f 200; exec "$0" "$@"`;
    const writer = spawn('sh', ['-c', script, process.execPath, WRITER, path, 'keys'], { stdio: 'pipe' });
    let output = '';
    for (const stream of [writer.stdout, writer.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const [code] = await once(writer, 'close');
    expect(code).not.toBe(0);
    expect(output).toMatch(/TableUnavailable.*cannot be used/);
    expect(await keys.find(record.id)).toEqual(record);
  });
});

test('expired rows are removed, others stay', async () => {
  const file = new TablesFile(path);
  const statistics = createStatisticsTableInFile(file);
  await statistics.add('traffic#old', { requests: 1 }, new Date(Date.now() - 10_000));
  await statistics.add('traffic#new', { requests: 1 }, new Date(Date.now() + 10_000));
  const lasting = testClient();
  const ended = testClient({ endsAt: 1000 });
  for (const { record } of [lasting, ended]) await createKeyTableInFile(file).add(record);
  expect(await removeExpired(file, Math.floor(Date.now() / 1000))).toBe(2);
  expect(await createKeyTableInFile(file).listAll()).toEqual([lasting.record]);
  expect([...(await statistics.read(['traffic#old', 'traffic#new'])).keys()]).toEqual(['traffic#new']);
});

describe('a backup', () => {
  test('is made while the tables are in use, and restores them as they were', async () => {
    const file = new TablesFile(path);
    const keys = createKeyTableInFile(file);
    const [before, after] = [testClient().record, testClient().record];
    await keys.add(before);
    backUpTables(path, join(folder, 'backup.sqlite'));
    await keys.add(after);
    expect(() => restoreTables(path, join(folder, 'backup.sqlite'))).toThrow(/a service uses/);
    expect(await keys.listAll()).toHaveLength(2);
    file.close();
    restoreTables(path, join(folder, 'backup.sqlite'));
    expect(await createKeyTableInFile(new TablesFile(path)).listAll()).toEqual([before]);
  });

  test('replaces a damaged file', async () => {
    const { record } = testClient();
    const file = new TablesFile(path);
    await createKeyTableInFile(file).add(record);
    const copy = join(folder, 'before-damage.sqlite');
    backUpTables(path, copy);
    file.close();
    writeFileSync(path, 'x'.repeat(5000));
    restoreTables(path, copy);
    expect(await createKeyTableInFile(new TablesFile(path)).find(record.id)).toEqual(record);
  });

  test('keeps the tables that it replaces', async () => {
    const file = new TablesFile(path);
    const [restored, replaced] = [testClient().record, testClient().record];
    await createKeyTableInFile(file).add(restored);
    const copy = join(folder, 'kept.sqlite');
    backUpTables(path, copy);
    await createKeyTableInFile(file).add(replaced);
    file.close();
    const kept = restoreTables(path, copy, new Date('2026-11-26T20:00:00Z')) ?? '';
    expect(kept).toBe(`${path}.before-20261126T200000Z`);
    expect(await createKeyTableInFile(new TablesFile(kept)).find(replaced.id)).toEqual(replaced);
    expect(await createKeyTableInFile(new TablesFile(path)).listAll()).toEqual([restored]);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });

  test('does not overwrite a file', () => {
    const existing = join(folder, 'existing');
    writeFileSync(existing, 'precious');
    expect(() => backUpTables(path, existing)).toThrow(BackupRefused);
    expect(readFileSync(existing, 'utf8')).toBe('precious');
  });

  test.each([
    ['missing', () => undefined, /there is no file/],
    ['no database', (copy: string) => writeFileSync(copy, 'no database at all'.repeat(100)), /damaged or no backup/],
    ['empty', (copy: string) => writeFileSync(copy, ''), /version 0/],
    [
      'cut short',
      (copy: string) => {
        backUpTables(path, copy);
        truncateSync(copy, 8192);
      },
      /damaged/,
    ],
    [
      'changed in a letter of a row',
      (copy: string) => {
        backUpTables(path, copy);
        const bytes = readFileSync(copy);
        const at = bytes.indexOf('active');
        bytes.write('Active', at);
        writeFileSync(copy, bytes);
      },
      /damaged.*rows are not those/,
    ],
    [
      'a database of another program',
      (copy: string) => new DatabaseSync(copy).exec('CREATE TABLE notes (text TEXT); PRAGMA user_version = 2'),
      /lacks tables/,
    ],
  ])('that is %s is refused, and the tables stay', async (state, make, message) => {
    const { record } = testClient();
    const file = new TablesFile(path);
    await createKeyTableInFile(file).add(record);
    file.close();
    const copy = join(folder, `refused ${state}`);
    make(copy);
    expect(() => restoreTables(path, copy)).toThrow(message);
    expect(await createKeyTableInFile(new TablesFile(path)).find(record.id)).toEqual(record);
  });
});
