import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveLocalKey } from '../../host/access/local-key.ts';
import { parsePort } from '../../host/operations/running-service.ts';
import { renderCurlLine } from '../../host/operations/welcome.ts';

describe('PORT', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['8080', 8080],
  ])('%s', (text, port) => {
    expect(parsePort(text)).toBe(port);
  });

  it.each(['http', '-1', '65536', '80.5', '1e3', ' 80'])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}"`);
  });
});

describe('the local API key', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is generated once, and stored readable to its owner only', async () => {
    const file = join(folder, 'state', 'api-key');
    const key = await resolveLocalKey(undefined, file);
    expect(key).toMatch(/^natal_[0-9A-Za-z]{49}$/);
    expect(await resolveLocalKey(undefined, file)).toBe(key);
    expect(await readFile(file, 'utf8')).toBe(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the configured one, which is stored in place of the last one', async () => {
    const file = join(folder, 'api-key');
    await resolveLocalKey(undefined, file);
    expect(await resolveLocalKey('mine', file)).toBe('mine');
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['natal_tooShort', 'checksum'],
    ['two words', 'visible ASCII'],
    ['ключ', 'visible ASCII'],
    ['x'.repeat(257), '256'],
    [' mine', 'spaces'],
  ])('is refused where the service could never let it in: %s', async (given, reason) => {
    await expect(resolveLocalKey(given, join(folder, 'api-key'))).rejects.toThrow(reason);
  });
});

describe('the curl line', () => {
  it('is quoted for the shell', () => {
    const line = renderCurlLine('http://127.0.0.1:3000', "it's $HOME");
    const words = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`], { encoding: 'utf8' }).split(
      '\n',
    );
    expect(words).toContain('http://127.0.0.1:3000/ephemeris/natal-chart');
    expect(words).toContain("X-API-Key: it's $HOME");
    expect(JSON.parse(words[words.indexOf('-d') + 1] ?? '')).toHaveProperty('subject');
  });
});
