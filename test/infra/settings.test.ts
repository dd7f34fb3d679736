import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { hostArchitecture } from '../../infra/architecture.ts';
import { type Settings, settingsFrom } from '../../infra/settings.ts';
import { STAGES } from '../../infra/stages.ts';

const settings = (context: Record<string, string>, environment: Record<string, string> = {}): Settings =>
  settingsFrom(new App({ context }).node, environment);

describe('settings', () => {
  it('are production on arm64 unless the context says otherwise', () => {
    expect(settings({})).toEqual({ stage: STAGES.prod, architecture: 'arm64', geocoder: {} });
    expect(settings({ stage: 'dev', architecture: 'x86_64' })).toMatchObject({
      stage: STAGES.dev,
      architecture: 'x86_64',
    });
  });

  it('are refused where they are unknown', () => {
    expect(() => settings({ stage: 'test' })).toThrow('context stage is "test"; it can be dev or prod');
    expect(() => settings({ architecture: 'x64' })).toThrow('it can be arm64 or x86_64');
  });
});

describe('the geocoder', () => {
  it('is handed on as the environment has it, and nothing else of the environment is', () => {
    const environment = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example', HOME: '/nowhere' };
    expect(settings({}, environment).geocoder).toEqual({ GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example' });
  });

  it('is refused before anything is deployed that could not start', () => {
    expect(() => settings({}, { GEOCODER: 'photon' })).toThrow('GEOCODER_URL must be');
  });
});

describe('the architecture of this machine', () => {
  it("has Lambda's name, or there is no native code for it", () => {
    expect(hostArchitecture('x64')).toBe('x86_64');
    expect(hostArchitecture('arm64')).toBe('arm64');
    expect(() => hostArchitecture('ia32')).toThrow('there is no native code for ia32');
  });
});
