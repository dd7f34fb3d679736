import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from '../../infra/local/assembly/api.ts';
import { writeAssembly } from './assembly.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assembly-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const method = (changes: Record<string, unknown>): Parameters<typeof writeAssembly>[1] => ({
  Changed: {
    Type: 'AWS::ApiGateway::Method',
    Properties: {
      HttpMethod: 'GET',
      ResourceId: { Ref: 'Echo' },
      AuthorizationType: 'NONE',
      Integration: { Type: 'AWS_PROXY', Uri: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['EchoFunction', 'Arn'] }]] } },
      ...changes,
    },
  },
});

describe('a cloud assembly', () => {
  it('is read with its functions, layers in order', async () => {
    await writeAssembly(folder);
    const { functions, stage, binaryMediaTypes } = await readApi(folder);
    expect(stage).toBe('test');
    expect(binaryMediaTypes).toEqual(['image/png']);
    expect(functions.get('EchoFunction')).toEqual({
      name: 'test-echo',
      handler: 'index.handler',
      memoryMb: 256,
      timeoutSeconds: 5,
      codeFolder: join(folder, 'asset.echo'),
      layerFolders: [join(folder, 'asset.lower'), join(folder, 'asset.upper')],
      environment: { WORD_FILE: '/opt/data/word.txt', NOT_OPT: '/optional' },
    });
  });

  it.each([
    ['an authorizer that is not named', { AuthorizationType: 'CUSTOM' }],
    ['authorization by IAM', { AuthorizationType: 'AWS_IAM' }],
    ['a required key that nobody looks up', { ApiKeyRequired: true }],
    ['another integration', { Integration: { Type: 'HTTP_PROXY', Uri: 'https://x.example' } }],
  ])('is refused, not served open, with %s', async (_, changes) => {
    await writeAssembly(folder, method(changes));
    await expect(readApi(folder)).rejects.toThrow('the local gateway cannot read resource Changed');
  });

  const authorizer = (changes: Record<string, unknown>): Parameters<typeof writeAssembly>[1] => ({
    Authorizer: {
      Type: 'AWS::ApiGateway::Authorizer',
      Properties: {
        Type: 'REQUEST',
        AuthorizerResultTtlInSeconds: 0,
        AuthorizerUri: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['AuthorizerFunction', 'Arn'] }]] },
        ...changes,
      },
    },
  });

  it.each([
    ['looks at one header', { Type: 'TOKEN' }],
    ['is not asked every time', { AuthorizerResultTtlInSeconds: 300 }],
    ['waits for a header', { IdentitySource: 'method.request.header.X-API-Key' }],
  ])('is refused with an authorizer that %s', async (_, changes) => {
    await writeAssembly(folder, authorizer(changes));
    await expect(readApi(folder)).rejects.toThrow('the local gateway cannot read resource Authorizer');
  });

  it.each([
    [
      'an authorizer that there is not',
      method({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: 'Nobody' } }),
      'Nobody',
    ],
    [
      'a resource without its parent',
      { Stray: { Type: 'AWS::ApiGateway::Resource', Properties: { ParentId: { Ref: 'Nobody' }, PathPart: 'x' } } },
      'without a parent',
    ],
    ['a method without its resource', method({ ResourceId: { Ref: 'Nobody' } }), 'Nobody'],
    ['a second stage', { Other: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'b' } } }, '2 of stage'],
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
