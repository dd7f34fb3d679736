import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { makeFileFolder } from '../../support/file-folder.ts';
import { findFreePort } from '../../support/free-port.ts';
import { enterRoot, fillRootFolder, USER_ID } from './image.ts';
import { canPackImages, packAndUnpack } from './packed-image.ts';
import { becomeReady, postChart, startServer } from './served.ts';

startServer();

const root = makeFileFolder();
const packing = makeFileFolder();

/** Whether this machine lets the test make devices and change the root folder. */
function canEnterRoot(): boolean {
  try {
    const probe = join(root, 'probe');
    execFileSync('mknod', [probe, 'c', '1', '3'], { stdio: 'ignore' });
    rmSync(probe);
    return process.getuid?.() === 0;
  } catch {
    console.warn('LEFT OUT the root folder of the image: it needs root and mknod');
    return false;
  }
}

describe('the image', () => {
  it.skipIf(!canEnterRoot())(
    'has everything that the service needs, runs without privileges, and is healthy',
    async () => {
      const image = fillRootFolder(root);
      const port = await findFreePort();
      const env = { PATH: process.env.PATH, ...image.environment, HOST: '127.0.0.1', PORT: String(port) };
      const child = spawn('chroot', enterRoot(root, image.command), { env, stdio: ['ignore', 'pipe', 'pipe'] });
      const service = await becomeReady(child, port);
      const runInside = (words: readonly string[]) => promisify(execFile)('chroot', enterRoot(root, words), { env });
      const created = await runInside([...image.command, 'keys', 'create', '--name', 'me', '--plan', 'local']);
      const [key = ''] = /natal_[0-9A-Za-z]{49}/.exec(created.stdout) ?? [];
      expect((await postChart(service.address, key)).status).toBe(200);
      expect((await fetch(`${service.address}/docs`)).status).toBe(200);
      expect((await runInside(image.health)).stdout).toContain('healthy');
      expect(readFileSync(`/proc/${child.pid}/status`, 'utf8')).toMatch(/^Uid:\s+1000\s/m);
      expect(image.user).toBe('node');
      expect(await service.end('SIGTERM')).toBe(0);
    },
  );
});

/** Layers are compressed: 26 s on two busy cores. */
const PACKING_MS = 300_000;

describe('the image, packed in layers and unpacked as a runtime does', () => {
  it.skipIf(!canEnterRoot() || !canPackImages())(
    'starts with its own settings, and is healthy',
    { timeout: PACKING_MS },
    async () => {
      const source = join(packing, 'source');
      mkdirSync(source);
      const image = fillRootFolder(source);
      const folder = join(packing, 'packed');
      mkdirSync(folder);
      const unpacked = packAndUnpack(source, image, USER_ID, folder);
      expect(unpacked.process).toMatchObject({ user: { uid: USER_ID, gid: USER_ID }, args: image.command });
      const ofImage = Object.fromEntries(unpacked.process.env.map((line) => line.split('=', 2)));
      expect(ofImage).toMatchObject(image.environment);
      const port = await findFreePort();
      const env = { ...ofImage, HOST: '127.0.0.1', PORT: String(port) };
      const words = enterRoot(unpacked.root, unpacked.process.args);
      const child = spawn('chroot', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      const service = await becomeReady(child, port);
      const health = await promisify(execFile)('chroot', enterRoot(unpacked.root, image.health), { env });
      expect(health.stdout).toContain('healthy');
      expect(await service.end('SIGTERM')).toBe(0);
    },
  );
});

describe('the systemd unit and the compose file', () => {
  const unit = readFileSync(join(PROJECT_FOLDER, 'host', 'operations', 'natal.service'), 'utf8');
  const compose = readFileSync(join(PROJECT_FOLDER, 'compose.yaml'), 'utf8');

  it('leave the service longer than its grace time', () => {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(30);
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(30);
  });

  it('name the folder and the file that the image has', () => {
    const dockerfile = readFileSync(join(PROJECT_FOLDER, 'Dockerfile'), 'utf8');
    for (const text of [unit, dockerfile]) {
      expect(text).toContain('/opt/natal/main.mjs');
      expect(text).toContain('TABLES_FILE=/var/lib/natal/tables.sqlite');
    }
    expect(compose).toContain('tables:/var/lib/natal');
  });
});
