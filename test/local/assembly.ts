import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../fixtures/local/', import.meta.url));

type Resource = { readonly Type: string; readonly Properties: Record<string, unknown> };

const API = { Ref: 'Api' };
const ROOT = { 'Fn::GetAtt': ['Api', 'RootResourceId'] };

const resource = (parent: unknown, part: string): Resource => ({
  Type: 'AWS::ApiGateway::Resource',
  Properties: { RestApiId: API, ParentId: parent, PathPart: part },
});

const method = (parent: unknown, httpMethod: string, functionId: string): Resource => ({
  Type: 'AWS::ApiGateway::Method',
  Properties: {
    RestApiId: API,
    ResourceId: parent,
    HttpMethod: httpMethod,
    AuthorizationType: 'NONE',
    Integration: {
      Type: 'AWS_PROXY',
      IntegrationHttpMethod: 'POST',
      Uri: { 'Fn::Join': ['', ['arn:', { 'Fn::GetAtt': [functionId, 'Arn'] }, '/invocations']] },
    },
  },
});

const guarded = (parent: unknown, httpMethod: string, keyRequired: boolean): Resource => {
  const { Type, Properties } = method(parent, httpMethod, 'EchoFunction');
  const guard = { AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: 'Authorizer' }, ApiKeyRequired: keyRequired };
  return { Type, Properties: { ...Properties, ...guard } };
};

const usagePlan = (name: string, limits: Record<string, unknown>): Resource => ({
  Type: 'AWS::ApiGateway::UsagePlan',
  Properties: { UsagePlanName: `test-${name}`, ApiStages: [{ Throttle: {} }], ...limits },
});

const lambda = (name: string, asset: string, properties: Record<string, unknown> = {}): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: { FunctionName: name, Handler: 'index.handler', Code: { S3Key: `${asset}.zip` }, ...properties },
});

const TEMPLATE = '"message":$context.error.messageString,"request_id":"$context.requestId"';

const gatewayResponse = (type: string, status?: string): Resource => ({
  Type: 'AWS::ApiGateway::GatewayResponse',
  Properties: {
    RestApiId: API,
    ResponseType: type,
    ...(status && { StatusCode: status }),
    ResponseParameters: { 'gatewayresponse.header.Content-Type': "'application/problem+json'" },
    ResponseTemplates: { 'application/json': `{"error":"${type}",${TEMPLATE}}` },
  },
});

const layer = (asset: string): Resource => ({
  Type: 'AWS::Lambda::LayerVersion',
  Properties: { Content: { S3Key: `${asset}.zip` } },
});

const RESOURCES: Readonly<Record<string, Resource>> = {
  Api: {
    Type: 'AWS::ApiGateway::RestApi',
    Properties: { BinaryMediaTypes: ['image/png'], ApiKeySourceType: 'AUTHORIZER', MinimumCompressionSize: 1000 },
  },
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'test' } },
  // A child before its parent, as templates may have it.
  ChartById: resource({ Ref: 'Charts' }, '{id}'),
  LatestChart: resource({ Ref: 'Charts' }, 'latest'),
  Charts: resource(ROOT, 'charts'),
  Echo: resource(ROOT, 'echo'),
  Act: resource(ROOT, 'act'),
  Broken: resource(ROOT, 'broken'),
  Patient: resource(ROOT, 'patient'),
  PostOnly: resource(ROOT, 'post-only'),
  Rest: resource(ROOT, '{proxy+}'),
  EchoAny: method({ Ref: 'Echo' }, 'ANY', 'EchoFunction'),
  ActAny: method({ Ref: 'Act' }, 'ANY', 'ActFunction'),
  BrokenGet: method({ Ref: 'Broken' }, 'GET', 'BrokenFunction'),
  PatientGet: method({ Ref: 'Patient' }, 'GET', 'PatientFunction'),
  PostOnlyPost: method({ Ref: 'PostOnly' }, 'POST', 'EchoFunction'),
  ChartGet: method({ Ref: 'ChartById' }, 'GET', 'EchoFunction'),
  LatestAny: method({ Ref: 'LatestChart' }, 'ANY', 'EchoFunction'),
  RootGet: method(ROOT, 'GET', 'EchoFunction'),
  RestAny: method({ Ref: 'Rest' }, 'ANY', 'EchoFunction'),
  Guarded: resource(ROOT, 'guarded'),
  Optional: resource(ROOT, 'optional'),
  GuardedGet: guarded({ Ref: 'Guarded' }, 'GET', true),
  GuardedPost: guarded({ Ref: 'Guarded' }, 'POST', true),
  OptionalGet: guarded({ Ref: 'Optional' }, 'GET', false),
  Authorizer: {
    Type: 'AWS::ApiGateway::Authorizer',
    Properties: {
      Type: 'REQUEST',
      AuthorizerResultTtlInSeconds: 0,
      IdentitySource: '',
      AuthorizerUri: { 'Fn::Join': ['', ['arn:', { 'Fn::GetAtt': ['AuthorizerFunction', 'Arn'] }, '/invocations']] },
    },
  },
  SlowPlan: usagePlan('slow', { Throttle: { RateLimit: 2, BurstLimit: 3 } }),
  ScarcePlan: usagePlan('scarce', { Quota: { Limit: 2, Period: 'DAY' } }),
  FreePlan: usagePlan('free', {}),
  Lower: layer('lower'),
  Upper: layer('upper'),
  EchoFunction: lambda('test-echo', 'echo', {
    MemorySize: 256,
    Timeout: 5,
    Layers: [{ Ref: 'Lower' }, { Ref: 'Upper' }],
    Environment: { Variables: { WORD_FILE: '/opt/data/word.txt', NOT_OPT: '/optional' } },
  }),
  ActFunction: lambda('test-act', 'act', { Timeout: 1 }),
  PatientFunction: lambda('test-patient', 'act', { Timeout: 20 }),
  BrokenFunction: lambda('test-broken', 'broken'),
  AuthorizerFunction: lambda('test-authorizer', 'authorizer', { Timeout: 1 }),
  Default5xx: gatewayResponse('DEFAULT_5XX', '502'),
  Default4xx: gatewayResponse('DEFAULT_4XX'),
  AuthorizerFailure: gatewayResponse('AUTHORIZER_FAILURE', '500'),
  AuthorizerConfigurationError: gatewayResponse('AUTHORIZER_CONFIGURATION_ERROR', '500'),
  InvalidApiKey: gatewayResponse('INVALID_API_KEY'),
  Throttled: gatewayResponse('THROTTLED'),
  QuotaExceeded: gatewayResponse('QUOTA_EXCEEDED'),
  Unauthorized: gatewayResponse('UNAUTHORIZED'),
  AccessDenied: {
    Type: 'AWS::ApiGateway::GatewayResponse',
    Properties: {
      ResponseType: 'ACCESS_DENIED',
      StatusCode: '401',
      ResponseParameters: { 'gatewayresponse.header.WWW-Authenticate': "'Bearer'" },
      ResponseTemplates: {
        'application/json': '{"error":"$context.authorizer.error","message":"$context.authorizer.detail"}',
      },
    },
  },
  IntegrationTimeout: gatewayResponse('INTEGRATION_TIMEOUT', '504'),
};

const FUNCTIONS = ['echo', 'act', 'broken', 'authorizer'];

/** Writes what `cdk synth` would have written for a small stack over the fixture functions. */
export async function writeAssembly(folder: string, changes: Readonly<Record<string, Resource>> = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of FUNCTIONS) {
    await cp(join(FIXTURES, name), join(folder, `asset.${name}`), { recursive: true });
  }
  await writeLayer(folder, 'lower', { 'data/word.txt': 'lower', [GREETING]: "module.exports = 'hello from a layer';" });
  await writeLayer(folder, 'upper', { 'data/word.txt': 'upper' });
  const assets = [...FUNCTIONS, 'lower', 'upper'];
  await writeJson(folder, 'test.template.json', { Resources: { ...RESOURCES, ...changes } });
  await writeJson(folder, 'test.assets.json', {
    files: Object.fromEntries(assets.map((name) => [name, { source: { path: `asset.${name}` } }])),
  });
  await writeJson(folder, 'manifest.json', {
    artifacts: {
      test: { type: 'aws:cloudformation:stack', properties: { templateFile: 'test.template.json' } },
      'test.assets': { type: 'cdk:asset-manifest', properties: { file: 'test.assets.json' } },
      Tree: { type: 'cdk:tree', properties: { file: 'tree.json' } },
    },
  });
}

const GREETING = 'nodejs/node_modules/greeting/index.js';

async function writeLayer(folder: string, name: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, `asset.${name}`, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
}

function writeJson(folder: string, file: string, value: unknown): Promise<void> {
  return writeFile(join(folder, file), JSON.stringify(value));
}
