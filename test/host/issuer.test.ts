import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startIssuer } from '../../host/access/issuer.ts';
import { signToken } from '../../host/access/issuer-key.ts';
import { readRunningService, recordService } from '../../host/operations/running-service.ts';
import { createTokenVerifier } from '../../lib/adapters/access/tokens.ts';

let stateFolder = '';
beforeEach(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'issuer-test-'));
});
afterEach(() => rm(stateFolder, { recursive: true, force: true }));

const content = { subject: 'developer', scopes: ['cache:clear'], lifetimeSeconds: 60 };

describe('the local issuer', () => {
  it('verifies tokens of npm run token, with the verifier of the authorizer', async () => {
    const { stop, ...place } = await startIssuer({ stateFolder });
    const token = await signToken(stateFolder, { ...place, ...content });
    expect(await createTokenVerifier({ issuer: place.issuer, audiences: [place.audience] })(token)).toEqual({
      issuer: place.issuer,
      subject: 'developer',
      scopes: ['cache:clear'],
    });
    await stop();
  });

  it('stores its key for its user only, and publishes the public half', async () => {
    const first = await startIssuer({ stateFolder });
    const keySet = await (await fetch(`${first.issuer}/jwks.json`)).json();
    const file = join(stateFolder, 'issuer-key.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('d');
    expect(keySet).toEqual({ keys: [expect.not.objectContaining({ d: expect.anything() })] });
    await first.stop();
    const second = await startIssuer({ stateFolder });
    expect(await (await fetch(`${second.issuer}/jwks.json`)).json()).toEqual(keySet);
    await second.stop();
  });

  it('serves two documents and 404 otherwise', async () => {
    const { issuer, stop } = await startIssuer({ stateFolder });
    const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer, jwks_uri: `${issuer}/jwks.json` });
    for (const path of ['/', '/issuer-key.json', '/constructor', '/../issuer-key.json']) {
      expect((await fetch(`${issuer}${path}`)).status).toBe(404);
    }
    await stop();
  });

  it('does not verify tokens of another issuer', async () => {
    const { stop, ...place } = await startIssuer({ stateFolder });
    const elsewhere = await mkdtemp(join(stateFolder, 'other-'));
    const token = await signToken(elsewhere, { ...place, ...content });
    await expect(
      createTokenVerifier({ issuer: place.issuer, audiences: [place.audience] })(token),
    ).rejects.toMatchObject({ reason: 'badToken' });
    await stop();
  });
});

describe('a running service', () => {
  const service = {
    pid: process.pid,
    address: 'http://127.0.0.1:3000',
    tables: { endpoint: 'http://127.0.0.1:8000' },
    keysTable: 'keys',
  };

  it('is found by its port while it runs', async () => {
    const withdraw = await recordService(stateFolder, 3000, service);
    expect(await readRunningService(stateFolder, 3000)).toEqual(service);
    await expect(readRunningService(stateFolder, 3001)).rejects.toThrow('no local service runs on port 3001');
    await withdraw();
    await expect(readRunningService(stateFolder, 3000)).rejects.toThrow('npm start');
  });

  it('is not found after it was killed, and the next service removes what it left', async () => {
    const { pid: killed } = spawnSync(process.execPath, ['--version']);
    await recordService(stateFolder, 3000, { ...service, pid: killed });
    await writeFile(join(stateFolder, 'service-3005.json'), '{"address":');
    await expect(readRunningService(stateFolder, 3000)).rejects.toThrow('no local service runs on port 3000');
    await recordService(stateFolder, 3001, service);
    expect(await readdir(stateFolder)).toEqual(['service-3001.json']);
  });
});
