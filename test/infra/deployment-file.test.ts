import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { DEPLOYMENTS_FOLDER } from '../../infra/deployment-file.ts';
import { DEFAULT_OPTIONS } from '../../infra/options.ts';
import { readSettings, type Settings, type SettingsSources } from '../../infra/settings.ts';
import { STAGES } from '../../infra/stages.ts';
import { listUncommitted } from '../../infra/uncommitted.ts';
import { makeFileFolder } from '../support/file-folder.ts';

const root = makeFileFolder();

const SOURCE = { environment: {}, sourceUrl: 'https://code.example.org/natal', uncommitted: () => [] };

/** A folder with one file for a stage. */
function writeFolder(stage: string, content: object): string {
  const folder = mkdtempSync(join(root, 'folder-'));
  writeFileSync(join(folder, `${stage}.json`), JSON.stringify(content));
  return folder;
}

const emptyFolder = (): string => mkdtempSync(join(root, 'empty-'));

const read = (context: Record<string, string>, sources: SettingsSources): Settings =>
  readSettings(new App({ context }).node, { ...SOURCE, ...sources });

const PROD = { stage: 'prod' };
const WATCHED = { options: { alarmEmail: 'ops@example.org' } };

describe('the file of a stage', () => {
  it('holds options and variables', () => {
    const deploymentsFolder = writeFolder('dev', {
      options: { architecture: 'x86_64', firewall: 'on', provisioned: 'natal=2', ...WATCHED.options },
      environment: { ALLOWED_ORIGINS: 'https://app.example', DEMO_TOKENS: 'off', GEOCODER: 'embedded' },
    });
    expect(read({ stage: 'dev' }, { deploymentsFolder })).toEqual({
      stage: STAGES.dev,
      architecture: 'x86_64',
      geocoder: { GEOCODER: 'embedded' },
      oidc: {},
      origins: ['https://app.example'],
      demo: 'off',
      options: { ...DEFAULT_OPTIONS, firewall: true, provisioned: { natal: 2 }, alarmEmail: 'ops@example.org' },
      rollout: { canary: true, alarms: true },
    });
  });

  it('is refused with members that no deployment has', () => {
    const file = { options: { fierwall: 'on' }, environment: { HOME: '/' }, stage: 'dev' };
    const fault = () => read({ stage: 'dev' }, { deploymentsFolder: writeFolder('dev', file) });
    for (const name of ['fierwall', 'HOME', 'stage']) expect(fault).toThrow(name);
  });

  it('is refused with invalid values, as options are', () => {
    const deploymentsFolder = writeFolder('dev', { options: { firewall: 'yes', architecture: 'x64' } });
    expect(() => read({ stage: 'dev' }, { deploymentsFolder })).toThrow('firewall');
  });

  it('allows no other value beside it, which the next deployment would not have', () => {
    const deploymentsFolder = writeFolder('dev', {
      options: { firewall: 'on' },
      environment: { GEOCODER: 'embedded' },
    });
    const environment = { GEOCODER: 'photon', ALLOWED_ORIGINS: 'https://a.example' };
    const fault = () => read({ stage: 'dev', firewall: 'off' }, { deploymentsFolder, environment });
    expect(fault).toThrow('-c sets firewall to "off", the file to "on"');
    expect(fault).toThrow('the environment sets GEOCODER to "photon", the file to "embedded"');
    expect(fault).toThrow('the environment sets ALLOWED_ORIGINS to "https://a.example", the file does not set it');
    expect(read({ stage: 'dev', firewall: 'on' }, { deploymentsFolder }).options.firewall).toBe(true);
  });

  it('can be a copy of the example', () => {
    const folder = join(root, 'copy');
    mkdirSync(folder);
    writeFileSync(join(folder, 'prod.json'), readFileSync(join(DEPLOYMENTS_FOLDER, 'example.json')));
    expect(read(PROD, { deploymentsFolder: folder })).toMatchObject({
      stage: STAGES.prod,
      options: { alarmEmail: 'ops@example.com', firewall: true },
    });
  });
});

describe('production', () => {
  it('is refused without a file, a recipient of alarms and the address of its source, all at once', () => {
    const fault = () => read(PROD, { deploymentsFolder: emptyFolder(), sourceUrl: 'https://natal.example/source' });
    for (const missing of ['prod.json', 'alarmEmail', 'homepage']) expect(fault).toThrow(missing);
  });

  it.each([
    ['its file', { deploymentsFolder: emptyFolder() }, { alarmEmail: 'ops@example.org' }, 'prod.json'],
    ['a recipient of alarms', { deploymentsFolder: writeFolder('prod', {}) }, {}, 'alarmEmail'],
    [
      'the address of its source',
      { deploymentsFolder: writeFolder('prod', WATCHED), sourceUrl: 'https://natal.example/source' },
      {},
      'homepage',
    ],
  ])('is refused without %s alone', (_, sources, context, missing) => {
    expect(() => read({ ...PROD, ...context }, sources)).toThrow(
      new RegExp(`^stage prod lacks:\\n- [^\\n]*${missing}[^\\n]*$`),
    );
  });

  it('is refused with files that are not committed, which it names', () => {
    const sources = { deploymentsFolder: writeFolder('prod', WATCHED), uncommitted: () => [' M lib/one.ts', '?? two'] };
    expect(() => read(PROD, sources)).toThrow(
      /^stage prod lacks:\n- a commit with these files:\n {3}M lib\/one\.ts\n {2}\?\? two$/,
    );
    const many = { ...sources, uncommitted: () => Array.from({ length: 23 }, (_, at) => `?? ${at}`) };
    expect(() => read(PROD, many)).toThrow(/\?\? 19\n {2}and 3 more$/);
  });

  it('is the only stage with these conditions', () => {
    const sources = { sourceUrl: 'https://natal.example/source', uncommitted: () => ['?? notes.txt'] };
    expect(read({ stage: 'dev' }, { deploymentsFolder: emptyFolder(), ...sources }).stage).toBe(STAGES.dev);
  });
});

describe('files that are not committed', () => {
  const checkout = mkdtempSync(join(root, 'checkout-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], { cwd: checkout });

  it('are changed, new and deleted ones, without ignored ones', () => {
    git('init', '-q');
    for (const name of ['same', 'changed', 'deleted']) writeFileSync(join(checkout, name), name);
    writeFileSync(join(checkout, '.gitignore'), 'build/\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    mkdirSync(join(checkout, 'build'));
    writeFileSync(join(checkout, 'build', 'ignored'), '');
    expect(listUncommitted(checkout)).toEqual([]);
    writeFileSync(join(checkout, 'changed'), 'else');
    writeFileSync(join(checkout, 'new'), '');
    rmSync(join(checkout, 'deleted'));
    expect(listUncommitted(checkout)).toEqual([' M changed', ' D deleted', '?? new']);
  });

  it('are unknown in a folder without git, which is an error', () => {
    expect(() => listUncommitted(emptyFolder())).toThrow('git does not say which commit this is');
  });
});
