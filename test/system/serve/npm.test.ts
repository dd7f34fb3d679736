import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { findFreePort } from '../../support/free-port.ts';
import { becomeReady, startServer } from './served.ts';

const server = startServer();

describe('npm run serve', () => {
  it('passes SIGTERM on, and leaves no process that holds the port', async () => {
    const port = await findFreePort();
    const env = { ...process.env, PORT: String(port), TABLES_FILE: `${server.folder}/npm.sqlite` };
    const npm = spawn('npm', ['run', '--silent', 'serve'], {
      env,
      cwd: PROJECT_FOLDER,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const service = await becomeReady(npm, port);
    expect((await fetch(`${service.address}/health`)).status).toBe(200);
    await service.end('SIGTERM');
    await expect(fetch(`${service.address}/health`)).rejects.toThrow();
    const next = await server.start({ PORT: String(port) });
    expect((await fetch(`${next.address}/health`)).status).toBe(200);
    await next.end('SIGTERM');
  });
});
