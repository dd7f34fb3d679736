import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from '../../../infra/local/assembly/api.ts';
import { AUTHORIZED, fixtureApi, KEY_REQUIRED, operation, writeAssembly } from './assembly.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assembly-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const changed = (get: object) => fixtureApi({ paths: { '/changed': { get } } });

describe('a cloud assembly', () => {
  it('is read with its functions and ordered layers', async () => {
    await writeAssembly(folder);
    const { functions, stage, binaryMediaTypes } = await readApi(folder);
    expect(stage).toBe('test');
    expect(binaryMediaTypes).toEqual(['image/png']);
    expect(functions.get('EchoFunction')).toEqual({
      name: 'test-echo',
      handler: 'index.handler',
      memoryMb: 256,
      timeoutSeconds: 5,
      codePath: join(folder, 'asset.echo'),
      layerPaths: [join(folder, 'asset.lower'), join(folder, 'asset.upper')],
      environment: { WORD_FILE: '/opt/data/word.txt', NOT_OPT: '/optional' },
    });
  });

  it.each([
    ['an authorizer that is not defined', changed(operation('EchoFunction', [{ elsewhere: [] }]))],
    ['a required key that nobody looks up', changed(operation('EchoFunction', [KEY_REQUIRED]))],
    ['a choice of no guard', changed(operation('EchoFunction', [AUTHORIZED, {}]))],
    [
      'authorization by IAM',
      changed({ ...operation('EchoFunction'), 'x-amazon-apigateway-auth': { type: 'AWS_IAM' } }),
    ],
    ['another integration', changed({ responses: {}, 'x-amazon-apigateway-integration': { type: 'http_proxy' } })],
    ['a method that there is not', fixtureApi({ paths: { '/changed': { fetch: operation('EchoFunction') } } })],
    ['keys of plans in a header', fixtureApi({ definition: { 'x-amazon-apigateway-api-key-source': 'HEADER' } })],
    ['a policy of its own', fixtureApi({ definition: { 'x-amazon-apigateway-policy': {} } })],
    ['an authorizer that looks at one header', fixtureApi({ authorizer: { type: 'token' } })],
    ['an authorizer that is not asked every time', fixtureApi({ authorizer: { authorizerResultTtlInSeconds: 300 } })],
    [
      'an authorizer that waits for a header',
      fixtureApi({ authorizer: { identitySource: 'method.request.header.A' } }),
    ],
  ])('is refused, not served open, with %s', async (_, Api) => {
    await writeAssembly(folder, { Api });
    await expect(readApi(folder)).rejects.toThrow('the local gateway cannot read resource Api');
  });

  it.each([
    ['no API', { Api: { Type: 'Custom::Nothing', Properties: {} } }, 'exactly one REST API, but has 0'],
    [
      'a second stage',
      { Other: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'b' } } },
      'exactly one stage, but has 2',
    ],
    [
      'code that was not staged',
      {
        Lost: {
          Type: 'AWS::Lambda::Function',
          Properties: { FunctionName: 'f', Handler: 'a.b', Code: { S3Key: 'lost.zip' } },
        },
      },
      'no asset lost.zip',
    ],
  ])('is refused with %s', async (_, changes, message) => {
    await writeAssembly(folder, changes);
    await expect(readApi(folder)).rejects.toThrow(message);
  });
});
