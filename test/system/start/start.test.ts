import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  discoverOAuthProtectedResourceMetadata,
  extractWWWAuthenticateParams,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { afterEach, describe, expect, it } from 'vitest';
import { isProcessRunning, listChildren } from '../../../host/operations/process-state.ts';
import { abuse } from './abuse.ts';
import { KEY, PROJECT, starter } from './started.ts';

const README = readFileSync(join(PROJECT, 'README.md'), 'utf8');

const { start, killAll, temporaryFolder } = starter();

describe('npm start', () => {
  afterEach(killAll);

  it('becomes ready, prints a working curl line, and ends all its processes', {
    timeout: 120_000,
  }, async () => {
    const { process: service, output, address } = await start({ PORT: '0' });
    expect(output).toContain('Ready after');

    const curl = output.split('\n').find((line) => line.startsWith('curl ')) ?? '';
    expect(curl).toContain(`X-API-Key: ${KEY}`);
    const chart = await promisify(execFile)('sh', ['-c', curl]);
    expect(JSON.parse(chart.stdout)).toMatchObject({ success: true, data: { planets: { sun: { sign: 'Gemini' } } } });

    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await fetch(`${address}/ephemeris/house-systems`)).status).toBe(401);
    expect((await fetch(`${address}/nowhere`)).status).toBe(404);
    expect(await readResource(`${address}/mcp`)).toBe(`${address}/mcp`);
    expect(await (await fetch(address)).text()).toContain('<title>Natal');
    expect((await fetch(`${address}/health`, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');

    const taken = await start({ PORT: new URL(address).port });
    expect(taken.output).toContain(`port ${new URL(address).port} is in use`);

    const workers = listChildren(service.pid);
    expect(workers.length).toBeGreaterThanOrEqual(1);
    service.kill('SIGTERM');
    const [exitCode] = await once(service, 'close');
    expect(exitCode).toBe(0);
    expect(workers.filter(isProcessRunning)).toEqual([]);
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });

  it('accepts the README’s request with the generated key, and leaves no worker when it is killed', {
    timeout: 120_000,
  }, async () => {
    const { process: service, address } = await start({ PORT: '0', LOCAL_API_KEY: '' });
    const asWritten = /^curl -s http:\/\/127\.0\.0\.1:3000[\s\S]*?^\}'$/m.exec(README)?.[0] ?? '';
    const curl = asWritten.replace('http://127.0.0.1:3000', address);
    const chart = await promisify(execFile)('sh', ['-c', curl], { cwd: PROJECT });
    expect(JSON.parse(chart.stdout)).toMatchObject({
      success: true,
      data: { subject: { timezone: 'America/New_York' } },
    });

    const workers = listChildren(service.pid);
    expect(workers.length).toBeGreaterThanOrEqual(1);
    service.kill('SIGKILL');
    await once(service, 'close');
    await expect.poll(() => workers.filter(isProcessRunning), { timeout: 3000 }).toEqual([]);
  });

  it('refuses an invalid port', async () => {
    expect((await start({ PORT: 'http' })).output).toContain('PORT is "http"');
  });
});

/** The resource in the metadata that the 401 of an address names, as a client of the Model Context Protocol finds it. */
async function readResource(url: string): Promise<string> {
  const { resourceMetadataUrl } = extractWWWAuthenticateParams(await fetch(url, { method: 'POST' }));
  expect(resourceMetadataUrl).toBeDefined();
  const options = resourceMetadataUrl && { resourceMetadataUrl };
  return (await discoverOAuthProtectedResourceMetadata(url, options)).resource;
}

describe('the whole service, abused', () => {
  abuse(() => start({ PORT: '0' }));
});
