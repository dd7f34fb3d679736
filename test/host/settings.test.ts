import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { StartRefused } from '../../host/operations/start-refused.ts';
import { readServeSettings } from '../../host/settings.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { SETTABLE } from '../../infra/deployment-file.ts';
import { readSignIn } from '../../lib/runtime/sign-in.ts';

test.each(['host/start.ts', 'infra/keys/run.ts list', 'host/access/token.ts'])(
  '%s says in a sentence what is wrong with PORT',
  (command) => {
    const { status, stderr } = spawnSync(process.execPath, command.split(' '), {
      env: { PATH: process.env.PATH, PORT: 'http' },
      cwd: PROJECT_FOLDER,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/PORT is "http"; it must be a whole number/);
    expect(stderr).not.toMatch(/\n +at /);
  },
);

describe('the settings of a service', () => {
  it('have defaults, also for empty variables', () => {
    const expected = {
      host: '127.0.0.1',
      port: 3000,
      basePath: '',
      publicHost: undefined,
      workers: availableParallelism(),
      graceMs: 30_000,
    };
    expect(readServeSettings({})).toMatchObject(expected);
    expect(readServeSettings({ HOST: '', PORT: '', WORKERS: '', BASE_PATH: '', PUBLIC_URL: '' })).toMatchObject(
      expected,
    );
  });

  it('reach the functions as those of a deployment', () => {
    const { variables } = readServeSettings({
      PUBLIC_URL: 'https://a.example',
      ALLOWED_ORIGINS: 'https://b.example',
      X: '1',
    });
    expect(variables).toEqual({
      PUBLIC_URL: 'https://a.example',
      ALLOWED_ORIGINS: 'https://b.example',
      SERVICE_ROOT: '',
      POWERTOOLS_LOG_LEVEL: 'INFO',
    });
  });

  it.each(['https', 'http'])('give functions below a base path the public address with its scheme %s', (scheme) => {
    const settings = readServeSettings({ PUBLIC_URL: `${scheme}://a.example:8443`, BASE_PATH: '/astro/' });
    expect(settings).toMatchObject({ basePath: '/astro', publicHost: 'a.example:8443' });
    expect(settings.variables).toMatchObject({ SERVICE_ROOT: '/astro' });
    expect(readSignIn(settings.variables).publicUrl).toBe(`${scheme}://a.example:8443/astro`);
  });

  it.each([
    ['PORT', '65536'],
    ['BASE_PATH', 'astro'],
    ['BASE_PATH', '/a//b'],
    ['BASE_PATH', '/..'],
    ['BASE_PATH', '/a/./b/'],
    ['BASE_PATH', '/a?b'],
    ['WORKERS', '0'],
    ['WORKERS', '1e3'],
    ['WORKERS', '257'],
    ['GRACE_SECONDS', '-1'],
    ['TRUSTED_PROXIES', 'x'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'https://a.example/path'],
    ['ALLOWED_ORIGINS', 'a.example'],
    ['GEOCODER', 'guess'],
    ['OIDC_ISSUER', 'https://issuer.example'],
  ])('name an invalid one: %s=%s', (name, value) => {
    expect(() => readServeSettings({ [name]: value })).toThrow(StartRefused);
    expect(() => readServeSettings({ [name]: value })).toThrow(name);
  });

  it('are read or refused, whatever the environment holds', () => {
    const names = ['HOST', 'PORT', 'BASE_PATH', 'WORKERS', 'GRACE_SECONDS', 'TRUSTED_PROXIES', ...SETTABLE.environment];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
        try {
          const { port, workers, basePath } = readServeSettings(environment);
          expect(port).toBeLessThanOrEqual(65_535);
          expect(workers).toBeGreaterThanOrEqual(1);
          expect(basePath).toMatch(/^$|^\/.*[^/]$/);
        } catch (fault) {
          expect(fault).toBeInstanceOf(StartRefused);
        }
      }),
    );
  });
});
