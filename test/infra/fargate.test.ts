import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { readServeSettings } from '../../host/settings.ts';
import { hostStackNameOf, isFargateChosen } from '../../infra/fargate/choice.ts';
import { DEFAULT_OPTIONS, HOST_OPTIONS_EXAMPLE, readDeploymentOptions } from '../../infra/options.ts';
import { ROLLBACK_ALARMS_OUTPUT, STAGES, URL_OUTPUT } from '../../infra/stages.ts';
import { TABLES } from '../../infra/tables.ts';
import { listProperties, readOnly } from './definition.ts';
import { HOST_OPTIONS, synthesiseHost } from './synthesised-host.ts';

const { template } = synthesiseHost();
const dev = synthesiseHost({ stage: STAGES.dev }).template;
const [container] = readOnly(template, 'AWS::ECS::TaskDefinition').ContainerDefinitions;

/** Variables of the container; the Region is a reference. */
const variables: Readonly<Record<string, string>> = Object.fromEntries(
  container.Environment.map(({ Name, Value }: { Name: string; Value: string | object }) => [
    Name,
    typeof Value === 'string' ? Value : 'us-east-1',
  ]),
);

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

const statementsOf = (role: RegExp): readonly Statement[] => [
  ...Object.entries(template.findResources('AWS::IAM::Role'))
    .filter(([id]) => role.test(id))
    .flatMap(([, { Properties }]) => Properties.Policies ?? [])
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
  ...Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => role.test(id))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement),
];

describe('the choice of the host', () => {
  it('is Lambda unless the context says fargate, and nothing else', () => {
    expect([undefined, 'fargate'].map(isFargateChosen)).toEqual([false, true]);
    expect(() => isFargateChosen('docker')).toThrow('option host is "docker"; it can be fargate');
    expect(hostStackNameOf('prod')).toBe('natal-prod-host');
  });

  it('needs an image, a domain and a certificate: without HTTPS there is no stack', () => {
    expect(() => synthesiseHost({ options: DEFAULT_OPTIONS })).toThrow(
      /host=fargate needs an image, a domain and its certificate.*\n {2}"hostImage": "1111.*,\n {2}"hostDomain".*,\n {2}"hostC/,
    );
  });

  it.each([
    [{ hostImage: HOST_OPTIONS_EXAMPLE.hostImage }, 'set hostImage, hostDomain and hostCertificate together'],
    [
      { ...HOST_OPTIONS_EXAMPLE, hostImage: 'natal:0.1.0' },
      'must be an image in ECR with a digest, or a tag other than',
    ],
    [
      { ...HOST_OPTIONS_EXAMPLE, hostImage: HOST_OPTIONS_EXAMPLE.hostImage.replace('0.1.0', 'latest') },
      'an image in ECR',
    ],
    [{ ...HOST_OPTIONS_EXAMPLE, hostCertificate: 'none' }, 'must be the ARN of a certificate'],
  ])('refuses %o', (options, message) => {
    expect(() => readDeploymentOptions(options)).toThrow(message);
  });

  it('takes an image by its digest', () => {
    const digest = `sha256:${'0f'.repeat(32)}`;
    const hostImage = HOST_OPTIONS_EXAMPLE.hostImage.replace(':0.1.0', `@${digest}`);
    const options = readDeploymentOptions({ ...HOST_OPTIONS_EXAMPLE, hostImage });
    expect(options.host?.image.version).toBe(digest);
    expect(JSON.stringify(synthesiseHost({ options }).template.toJSON())).toContain(`/natal@${digest}`);
  });
});

describe('a task', () => {
  it('runs the host of the stage on its architecture, with nothing but one folder to write to', () => {
    template.hasResourceProperties('AWS::ECS::TaskDefinition', {
      Cpu: '1024',
      Memory: '2048',
      RuntimePlatform: { CpuArchitecture: 'ARM64', OperatingSystemFamily: 'LINUX' },
    });
    const x64 = synthesiseHost({ architecture: 'x86_64' }).template;
    x64.hasResourceProperties('AWS::ECS::TaskDefinition', { RuntimePlatform: { CpuArchitecture: 'X86_64' } });
    expect(container).toMatchObject({
      Command: ['env', '-u', 'TABLES_FILE', 'node', '/opt/natal/main.mjs'],
      ReadonlyRootFilesystem: true,
      LinuxParameters: { Capabilities: { Drop: ['ALL'] }, InitProcessEnabled: true },
      MountPoints: [{ ContainerPath: variables.TMPDIR, ReadOnly: false }],
    });
  });

  it('has variables that the host accepts, and no secret among them', () => {
    const settings = readServeSettings({ ...variables, HOST: '0.0.0.0' });
    expect(settings).toMatchObject({
      publicHost: 'api.example.com',
      trustedProxies: '10.0.0.0/24',
      workers: 1,
      stackTables: { stack: 'natal-prod', variables: { POWERTOOLS_METRICS_NAMESPACE: 'Ephemeris/prod' } },
    });
    expect(Object.keys(variables).sort()).toEqual([
      'ALLOWED_ORIGINS',
      'AWS_REGION',
      'DEMO_TOKENS',
      'LOG_LEVEL',
      'LONG_WORKERS',
      'POWERTOOLS_METRICS_NAMESPACE',
      'PUBLIC_URL',
      'TABLES_STACK',
      'TMPDIR',
      'TRUSTED_PROXIES',
      'WORKERS',
    ]);
    expect(container.Secrets).toBeUndefined();
  });

  it('has the issuer, the geocoder and the address that the operator states', () => {
    const oidc = { OIDC_ISSUER: 'https://issuer.example', OIDC_AUDIENCE: 'natal', PUBLIC_URL: 'https://stars.example' };
    const stated = synthesiseHost({ oidc, geocoder: { GEOCODER: 'embedded' }, demo: 'off' }).template;
    const Environment = Object.entries({ ...oidc, GEOCODER: 'embedded', DEMO_TOKENS: 'off' }).map(([Name, Value]) => ({
      Name,
      Value,
    }));
    for (const variable of Environment)
      stated.hasResourceProperties('AWS::ECS::TaskDefinition', {
        ContainerDefinitions: [Match.objectLike({ Environment: Match.arrayWith([variable]) })],
      });
  });

  it('may use the tables of its stage, each with the commands of the functions, and nothing else', () => {
    const allowed = statementsOf(/TaskRole/).map(({ Action, Resource }) => [
      /table\/natal-prod-(\w+)"/.exec(JSON.stringify(Resource))?.[1],
      Action,
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      keys: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      limits: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      statistics: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
      cache: ['dynamodb:BatchWriteItem', 'dynamodb:Query'],
    });
    expect(allowed).toHaveLength(Object.keys(TABLES).length);
  });

  it('is started by a role that pulls one image and writes one log; only the token of the registry has no resource', () => {
    const statements = statementsOf(/ExecutionRole/);
    const wide = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    expect(wide.map(({ Action }) => Action)).toEqual(['ecr:GetAuthorizationToken']);
    const services = statements.flatMap(({ Action }) => [Action].flat()).map((action) => action.split(':')[0]);
    expect([...new Set(services)].sort()).toEqual(['ecr', 'logs']);
    expect(JSON.stringify(statements)).toContain(':ecr:us-east-1:111122223333:repository/natal');
  });
});

describe('the service', () => {
  it('keeps a task in each of two zones in production, and adds some while they are busy', () => {
    template.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', { MinCapacity: 2, MaxCapacity: 10 });
    dev.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', { MinCapacity: 1, MaxCapacity: 2 });
    template.hasResourceProperties('AWS::ApplicationAutoScaling::ScalingPolicy', {
      TargetTrackingScalingPolicyConfiguration: {
        PredefinedMetricSpecification: { PredefinedMetricType: 'ECSServiceAverageCPUUtilization' },
        TargetValue: 60,
      },
    });
    template.resourceCountIs('AWS::EC2::Subnet', 2);
  });

  it('replaces tasks by turns, and goes back to those before when new ones do not get healthy', () => {
    template.hasResourceProperties('AWS::ECS::Service', {
      DesiredCount: Match.absent(),
      DeploymentConfiguration: {
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        MinimumHealthyPercent: 100,
        MaximumPercent: 200,
      },
    });
  });

  it('is reached by the load balancer alone, and reaches only HTTPS', () => {
    const [ingress] = listProperties(template, 'AWS::EC2::SecurityGroupIngress');
    expect(ingress).toMatchObject({ FromPort: 3000, ToPort: 3000 });
    expect(ingress.SourceSecurityGroupId['Fn::GetAtt'][0]).toMatch(/^EntryBalancerSecurityGroup/);
    const groups = listProperties(template, 'AWS::EC2::SecurityGroup');
    const tasks = groups.find(({ GroupDescription }) => GroupDescription.startsWith('Tasks'));
    expect(tasks.SecurityGroupIngress).toBeUndefined();
    expect(tasks.SecurityGroupEgress).toMatchObject([{ FromPort: 443, ToPort: 443 }]);
    template.resourceCountIs('AWS::EC2::NatGateway', 0);
    template.hasResourceProperties('AWS::EC2::VPCEndpoint', { VpcEndpointType: 'Gateway' });
  });
});

describe('the load balancer', () => {
  it('speaks HTTPS of TLS 1.2 and later with the certificate, and has no other port', () => {
    expect(listProperties(template, 'AWS::ElasticLoadBalancingV2::Listener')).toMatchObject([
      {
        Port: 443,
        Protocol: 'HTTPS',
        Certificates: [{ CertificateArn: HOST_OPTIONS.host?.certificateArn }],
        SslPolicy: 'ELBSecurityPolicy-TLS13-1-2-2021-06',
      },
    ]);
  });

  it('asks a task for its health, gives it time to finish, and ends idle connections before the task does', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::TargetGroup', {
      HealthCheckPath: '/health',
      Port: 3000,
      TargetGroupAttributes: Match.arrayWith([{ Key: 'deregistration_delay.timeout_seconds', Value: '35' }]),
    });
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', {
      LoadBalancerAttributes: Match.arrayWith([
        { Key: 'deletion_protection.enabled', Value: 'true' },
        { Key: 'idle_timeout.timeout_seconds', Value: '60' },
      ]),
    });
  });

  it('is behind the firewall with the option, as the gateway is', () => {
    template.resourceCountIs('AWS::WAFv2::WebACL', 0);
    const options = { ...DEFAULT_OPTIONS, ...HOST_OPTIONS, firewall: true };
    synthesiseHost({ options }).template.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
  });
});

describe('operation', () => {
  it('has alarms of errors, latency, tasks and processors, which notify; the first two roll back', () => {
    const alarms = listProperties(template, 'AWS::CloudWatch::Alarm');
    const names = ['server-errors', 'latency', 'tasks', 'processors'].map((name) => `natal-test-host-${name}`);
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(names);
    for (const { AlarmActions, OKActions } of alarms) expect([AlarmActions, OKActions]).not.toContainEqual([]);
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'natal-test-host-tasks',
      Metrics: Match.arrayWith([Match.objectLike({ Expression: '2 - healthy' })]),
      TreatMissingData: 'breaching',
    });
    const rollingBack = template.findOutputs(ROLLBACK_ALARMS_OUTPUT)[ROLLBACK_ALARMS_OUTPUT]?.Value;
    expect(
      JSON.stringify(rollingBack)
        .match(/Alarms\w+/g)
        ?.map((id) => id.slice(0, 12)),
    ).toEqual(['Alarmsserver', 'Alarmslatenc']);
  });

  it('keeps the log as others, and is tagged', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    template.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'RetainExceptOnCreate' });
    dev.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
    const Tags = Match.arrayWith([
      { Key: 'Project', Value: 'natal' },
      { Key: 'Stage', Value: 'prod' },
    ]);
    template.allResourcesProperties('AWS::ECS::Service', { Tags });
  });

  it('tells its address, which npm run deploy verifies, and where the DNS record leads', () => {
    expect(template.findOutputs(URL_OUTPUT)[URL_OUTPUT]?.Value).toBe('https://api.example.com/');
    template.hasOutput('LoadBalancer', {});
  });
});
