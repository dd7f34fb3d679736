import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { detectHostArchitecture } from '../../infra/architecture.ts';
import { DEFAULT_OPTIONS } from '../../infra/options.ts';
import { readSettings, type Settings } from '../../infra/settings.ts';
import { STAGES } from '../../infra/stages.ts';

const NO_FILES = '/nowhere';

const settings = (context: Record<string, string>, environment: Record<string, string> = {}): Settings =>
  readSettings(new App({ context: { stage: 'dev', ...context } }).node, {
    environment,
    deploymentsFolder: NO_FILES,
  });

describe('settings', () => {
  it('default to arm64 and nothing optional, and follow the context', () => {
    const nothingSaid = {
      stage: STAGES.dev,
      architecture: 'arm64',
      geocoder: {},
      oidc: {},
      origins: '*',
      demo: 'on',
      options: DEFAULT_OPTIONS,
      rollout: { canary: true, alarms: true },
    };
    expect(settings({})).toEqual(nothingSaid);
    expect(settings({ stage: 'dev', architecture: 'x86_64' })).toMatchObject({
      stage: STAGES.dev,
      architecture: 'x86_64',
    });
  });

  it('without a stage are those of dev, which needs no file', () => {
    const found = readSettings(new App().node, { environment: {}, deploymentsFolder: NO_FILES });
    expect(found.stage).toBe(STAGES.dev);
  });

  it('with unknown values are refused', () => {
    expect(() => settings({ stage: 'test' })).toThrow('option stage is "test"; it can be dev or prod');
    expect(() => settings({ architecture: 'x64' })).toThrow('it can be arm64 or x86_64');
  });
});

describe('options', () => {
  const domain = 'api.example.com';
  const certificate = 'arn:aws:acm:eu-central-1:123456789012:certificate/12345678-1234-1234-1234-123456789012';

  it('are read from the context', () => {
    const context = { domain, certificate, hostedZone: 'Z0123456789ABC:example.com', alarmEmail: 'a@example.com' };
    const { options } = settings({
      ...context,
      firewall: 'on',
      provisioned: 'authorizer=2,natal=1',
      probe: 'on',
      routeMetrics: 'on',
      bulk: 'on',
      bulkConcurrency: '40',
      accountConcurrency: '1000',
      monthlyBudgetUsd: '50',
    });
    expect(options).toEqual({
      alarmEmail: 'a@example.com',
      firewall: true,
      provisioned: { authorizer: 2, natal: 1 },
      probe: true,
      routeMetrics: true,
      bulk: true,
      bulkConcurrency: 40,
      accountConcurrency: 1000,
      domain: { name: domain, certificateArn: certificate, hostedZone: { id: 'Z0123456789ABC', name: 'example.com' } },
      monthlyBudgetUsd: 50,
    });
  });

  it.each([
    ['a domain without a certificate', { domain }, 'set domain and certificate together'],
    [
      'a zone without a domain',
      { hostedZone: 'Z0123456789ABC:example.com' },
      'hostedZone needs domain and certificate',
    ],
    ['a budget without an e-mail address', { monthlyBudgetUsd: '50' }, 'monthlyBudgetUsd needs alarmEmail'],
    ['a missing number of instances', { provisioned: 'natal' }, 'must look like authorizer=2,natal=1'],
    ['too many instances', { provisioned: 'natal=5000' }, 'provisioned'],
    ['neither on nor off', { firewall: 'yes' }, 'firewall'],
    ['a quota of which nothing can be reserved', { accountConcurrency: '100' }, 'accountConcurrency'],
  ])('are refused with %s', (_, context, reason) => {
    expect(() => settings(context)).toThrow(reason);
  });
});

describe('the geocoder', () => {
  it('takes its own variables from the environment and no others', () => {
    const environment = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example', HOME: '/nowhere' };
    expect(settings({}, environment).geocoder).toEqual({ GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example' });
  });

  it('with settings that would fail at start is refused', () => {
    expect(() => settings({}, { GEOCODER: 'photon' })).toThrow('GEOCODER_URL must be');
  });
});

describe('the issuer of tokens', () => {
  const chosen = { OIDC_ISSUER: 'https://issuer.example', OIDC_AUDIENCE: 'natal' };

  it('takes its variables from the environment', () => {
    expect(settings({}, chosen).oidc).toEqual(chosen);
    expect(settings({}, { OIDC_ISSUER: '', OIDC_AUDIENCE: '' }).oidc).toEqual({});
  });

  it.each(Object.entries(chosen))('is refused with only %s', (name, value) => {
    expect(() => settings({}, { [name]: value })).toThrow('set OIDC_ISSUER and OIDC_AUDIENCE together');
  });
});

describe('the origins whose pages may read responses', () => {
  it('are all by default, or the listed ones', () => {
    expect(settings({}, { ALLOWED_ORIGINS: '*' }).origins).toBe('*');
    const listed = settings({}, { ALLOWED_ORIGINS: 'https://app.example, http://localhost:8080' });
    expect(listed.origins).toEqual(['https://app.example', 'http://localhost:8080']);
  });

  it.each([
    'app.example',
    'https://app.example/',
    'https://App.example',
    'https://*.example',
    '*, https://a.example',
    ',',
  ])('are refused where a browser would not send them: %s', (text) => {
    expect(() => settings({}, { ALLOWED_ORIGINS: text })).toThrow('an origin looks like');
  });
});

describe('the architecture of this machine', () => {
  it("has Lambda's name, and is refused without native code for it", () => {
    expect(detectHostArchitecture('x64')).toBe('x86_64');
    expect(detectHostArchitecture('arm64')).toBe('arm64');
    expect(() => detectHostArchitecture('ia32')).toThrow('there is no native code for ia32');
  });
});
