import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locateServeFiles } from '../../../host/built-files.ts';
import longitudes from '../../../layers/swisseph/longitudes.json' with { type: 'json' };
import moments from '../../../layers/swisseph/moments.json' with { type: 'json' };
import { findFreePort } from '../../support/free-port.ts';
import { SERVE_FOLDER } from './built.ts';
import { becomeReady, postChart, startServer } from './served.ts';

const server = startServer();

/** The planets' files of this age, in every copy of the layer. */
const FILE = 'sepl_18.se1';

/** A copy of the built folder, whose files a test may damage. */
function copyFolder(name: string) {
  const copy = join(server.folder, name);
  cpSync(SERVE_FOLDER, copy, { recursive: true });
  const start = async () => {
    const port = await findFreePort();
    const env = {
      PORT: String(port),
      TABLES_FILE: join(server.folder, 'state', 'tables.sqlite'),
      TMPDIR: server.folder,
    };
    const program = spawn(process.execPath, [locateServeFiles(copy).main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    return await becomeReady(program, port);
  };
  const findFiles = (end: string): readonly string[] =>
    readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((each) => each.endsWith(end))
      .map((each) => join(copy, each));
  return { start, findFiles };
}

it('ephemeris files that change under a running service reach no chart, are reported, and refused at the next start', async () => {
  const { start, findFiles } = copyFolder('copy');
  const service = await start();
  const key = await server.createKey();
  const readChart = async () => {
    const { chart } = JSON.parse(await (await postChart(service.address, key)).text());
    return JSON.stringify(chart);
  };
  const right = await readChart();
  const files = findFiles(FILE);
  expect(files.length).toBeGreaterThan(0);
  const damaged = readFileSync(files[0] ?? '');
  damaged[5000] = (damaged[5000] ?? 0) ^ 1;
  for (const file of files) writeFileSync(file, damaged);
  const charts = [];
  for (let asked = 0; asked < 40; asked += 1) charts.push(await readChart());
  expect(new Set(charts)).toEqual(new Set([right]));
  await expect.poll(() => service.log().join('\n'), { timeout: 15_000 }).toContain('have changed on the disk');
  expect(await readChart()).toBe(right);
  await service.end('SIGTERM');

  const again = await start();
  expect((await postChart(again.address, key)).status).toBe(503);
  expect((await fetch(`${again.address}/health`)).status).toBe(503);
  await again.end('SIGTERM');
});

it.each([
  ['compiled_longitudes', longitudes],
  ['compiled_moments', moments],
])(
  '%s are in the folder, and /health/detailed says in which state they were at the start',
  async (member, compiled) => {
    const { start, findFiles } = copyFolder(`copy-for-${member}`);
    const files = findFiles(`swisseph/${compiled.file}`);
    const whole = readFileSync(files[0] ?? '');
    expect(whole.length).toBe(compiled.bytes);
    const headers = { 'X-API-Key': await server.createKey('--scope', 'health:read') };
    const readState = async () => {
      const service = await start();
      const answer = await fetch(`${service.address}/health/detailed`, { headers });
      const { status, services } = JSON.parse(await answer.text());
      await service.end('SIGTERM');
      return [status, services.ephemeris[member]];
    };
    expect(await readState()).toEqual(['healthy', 'in_use']);
    for (const file of files) writeFileSync(file, whole.subarray(0, 1_000_000));
    expect(await readState()).toEqual(['healthy', 'damaged']);
    for (const file of files) rmSync(file);
    expect(await readState()).toEqual(['healthy', 'missing']);
  },
);
