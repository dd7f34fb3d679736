import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locateServeFiles } from '../../../infra/serve/layout.ts';
import longitudes from '../../../layers/swisseph/longitudes.json' with { type: 'json' };
import moments from '../../../layers/swisseph/moments.json' with { type: 'json' };
import { becomeReady, findFreePort, postChart, SERVE_FOLDER, serving } from './served.ts';

const server = serving();

/** The planets' files of this age, in every copy of the layer. */
const FILE = 'sepl_18.se1';

it('ephemeris files that change under a running service make it unhealthy, and healthy again when they are restored', async () => {
  const copy = join(server.folder, 'copy');
  cpSync(SERVE_FOLDER, copy, { recursive: true });
  const port = await findFreePort();
  const env = { PORT: String(port), TABLES_FILE: join(server.folder, 'state', 'tables.sqlite') };
  const main = locateServeFiles(copy).main;
  const service = await becomeReady(spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] }), port);
  const key = await server.createKey();
  const statuses = async () => [
    (await postChart(service.address, key)).status,
    (await fetch(`${service.address}/health`)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  const layers = join(copy, 'functions', 'opt');
  const names = readdirSync(layers, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(FILE));
  const files = names.map((name) => join(layers, name));
  expect(files.length).toBeGreaterThan(0);
  const whole = readFileSync(files[0] ?? '');
  const damaged = Buffer.from(whole);
  damaged[5000] = (damaged[5000] ?? 0) ^ 1;
  for (const file of files) writeFileSync(file, damaged);
  await expect.poll(statuses, { timeout: 15_000, interval: 500 }).toEqual([503, 503]);
  for (const file of files) writeFileSync(file, whole);
  await expect.poll(statuses, { timeout: 15_000, interval: 500 }).toEqual([200, 200]);
  expect(service.log().join('\n')).toContain('the data of the layers have changed');
  await service.end('SIGTERM');
});

it.each([
  ['compiled_longitudes', longitudes],
  ['compiled_moments', moments],
])(
  '%s are in the folder, and /health/detailed says when they change under a running service',
  async (member, compiled) => {
    const copy = join(server.folder, `copy-for-${member}`);
    cpSync(SERVE_FOLDER, copy, { recursive: true });
    // Functions with the same layers share a copy of them.
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((each) => each.endsWith(`swisseph/${compiled.file}`))
      .map((each) => join(copy, each));
    const whole = readFileSync(files[0] ?? '');
    expect(whole.length).toBe(compiled.bytes);
    const port = await findFreePort();
    const env = { PORT: String(port), TABLES_FILE: join(server.folder, 'state', 'tables.sqlite') };
    const main = locateServeFiles(copy).main;
    const service = await becomeReady(
      spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
      port,
    );
    const headers = { 'X-API-Key': await server.createKey('--scope', 'health:read') };
    const readState = async () => {
      const answer = await fetch(`${service.address}/health/detailed`, { headers });
      const { status, services } = JSON.parse(await answer.text());
      return [status, services.ephemeris[member]];
    };
    expect(await readState()).toEqual(['healthy', 'in_use']);
    for (const file of files) writeFileSync(file, whole.subarray(0, 1_000_000));
    await expect.poll(readState, { timeout: 15_000, interval: 500 }).toEqual(['healthy', 'damaged']);
    for (const file of files) rmSync(file);
    await expect.poll(readState, { timeout: 15_000, interval: 500 }).toEqual(['healthy', 'missing']);
    for (const file of files) writeFileSync(file, whole);
    await expect.poll(readState, { timeout: 15_000, interval: 500 }).toEqual(['healthy', 'in_use']);
    await service.end('SIGTERM');
  },
);
