import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../../fixtures/local/', import.meta.url));

type Resource = { readonly Type: string; readonly Properties: Record<string, unknown> };

const invoking = (functionId: string): object => ({
  'Fn::Join': ['', ['arn:', { 'Fn::GetAtt': [functionId, 'Arn'] }, '/invocations']],
});

/** An operation of the definition and its authorizer. */
export const operation = (functionId: string, security?: readonly object[]) => ({
  ...(security && { security }),
  responses: {},
  'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri: invoking(functionId) },
});

export const AUTHORIZED = { authorizer: [] };
export const KEY_REQUIRED = { api_key: [] };

const ANY = 'x-amazon-apigateway-any-method';

const usagePlan = (name: string, limits: Record<string, unknown>): Resource => ({
  Type: 'AWS::ApiGateway::UsagePlan',
  Properties: { UsagePlanName: `test-${name}`, ApiStages: [{ Throttle: {} }], ...limits },
});

const lambda = (name: string, asset: string, properties: Record<string, unknown> = {}): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: { FunctionName: name, Handler: 'index.handler', Code: { S3Key: `${asset}.zip` }, ...properties },
});

const TEMPLATE = '"message":$context.error.messageString,"request_id":"$context.requestId"';

const gatewayResponse = (type: string, statusCode?: string): [type: string, response: object] => [
  type,
  {
    ...(statusCode && { statusCode }),
    responseParameters: { 'gatewayresponse.header.Content-Type': "'application/problem+json'" },
    responseTemplates: { 'application/json': `{"error":"${type}",${TEMPLATE}}` },
  },
];

const GATEWAY_RESPONSES = {
  ...Object.fromEntries([
    gatewayResponse('DEFAULT_5XX', '502'),
    gatewayResponse('DEFAULT_4XX'),
    gatewayResponse('AUTHORIZER_FAILURE', '500'),
    gatewayResponse('AUTHORIZER_CONFIGURATION_ERROR', '500'),
    gatewayResponse('INVALID_API_KEY'),
    gatewayResponse('THROTTLED'),
    gatewayResponse('QUOTA_EXCEEDED'),
    gatewayResponse('UNAUTHORIZED'),
    gatewayResponse('INTEGRATION_TIMEOUT', '504'),
  ]),
  ACCESS_DENIED: {
    statusCode: '401',
    responseParameters: { 'gatewayresponse.header.WWW-Authenticate': "'Bearer'" },
    responseTemplates: {
      'application/json': '{"error":"$context.authorizer.error","message":"$context.authorizer.detail"}',
    },
  },
};

/** The general before the special, as a definition may have them. */
const PATHS: Readonly<Record<string, object>> = {
  '/{proxy+}': { [ANY]: operation('EchoFunction') },
  '/charts/{id}': { get: operation('EchoFunction') },
  '/charts/latest': { [ANY]: operation('EchoFunction') },
  '/': { get: operation('EchoFunction') },
  '/echo': { [ANY]: operation('EchoFunction') },
  '/act': { [ANY]: operation('ActFunction') },
  '/broken': { get: operation('BrokenFunction') },
  '/patient': { get: operation('PatientFunction') },
  '/post-only': { post: operation('EchoFunction') },
  '/guarded': {
    get: operation('EchoFunction', [AUTHORIZED, KEY_REQUIRED]),
    post: operation('EchoFunction', [AUTHORIZED, KEY_REQUIRED]),
  },
  '/optional': { get: operation('EchoFunction', [AUTHORIZED]) },
};

const AUTHORIZER = { type: 'request', authorizerUri: invoking('AuthorizerFunction'), authorizerResultTtlInSeconds: 0 };

const IN_HEADER = { type: 'apiKey', in: 'header' };

interface Changes {
  readonly paths?: Readonly<Record<string, object>>;
  readonly authorizer?: Readonly<Record<string, unknown>>;
  /** Members of the definition itself. */
  readonly definition?: Readonly<Record<string, unknown>>;
}

/** The API of the fixtures, with additional paths, another authorizer, or other settings. */
export const fixtureApi = ({ paths, authorizer, definition }: Changes = {}): Resource => ({
  Type: 'AWS::ApiGateway::RestApi',
  Properties: {
    Body: {
      openapi: '3.0.1',
      info: { title: 'test', version: '1' },
      paths: { ...PATHS, ...paths },
      components: {
        securitySchemes: {
          authorizer: {
            ...IN_HEADER,
            name: 'Unused',
            'x-amazon-apigateway-authtype': 'custom',
            'x-amazon-apigateway-authorizer': { ...AUTHORIZER, ...authorizer },
          },
          api_key: { ...IN_HEADER, name: 'x-api-key' },
        },
      },
      'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
      'x-amazon-apigateway-binary-media-types': ['image/png'],
      'x-amazon-apigateway-minimum-compression-size': 1000,
      'x-amazon-apigateway-gateway-responses': GATEWAY_RESPONSES,
      ...definition,
    },
  },
});

const layer = (asset: string): Resource => ({
  Type: 'AWS::Lambda::LayerVersion',
  Properties: { Content: { S3Key: `${asset}.zip` } },
});

const RESOURCES: Readonly<Record<string, Resource>> = {
  Api: fixtureApi(),
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'test' } },
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
