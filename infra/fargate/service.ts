import { Duration, Stack } from 'aws-cdk-lib';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  AwsLogDriverMode,
  Capability,
  Cluster,
  ContainerImage,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  type ICluster,
  LinuxParameters,
  LogDrivers,
  OperatingSystemFamily,
  PropagatedTagSource,
} from 'aws-cdk-lib/aws-ecs';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ArchitectureName } from '../architecture.ts';
import { acknowledgeCluster, acknowledgeHostTask } from '../constructs/acknowledgements.ts';
import type { ContainerOptions } from '../options.ts';
import type { TableUse } from '../resources.ts';
import type { Stage } from '../stages.ts';
import type { Network } from './network.ts';
import { TARGET_PROCESSOR_PERCENT, TASK, taskCountsOf } from './sizes.ts';

interface ContainerServiceProps {
  readonly stage: Stage;
  readonly architecture: ArchitectureName;
  readonly host: ContainerOptions;
  readonly network: Network;
  /** Stack with the tables, and what the host does with each. */
  readonly tables: { readonly stackName: string; readonly uses: readonly TableUse[] };
  readonly environment: Readonly<Record<string, string>>;
}

/** As the image has it. */
export const HOST_PORT = 3000;

/** The one folder that may be written to; the image makes it for the user of the program. */
const SCRATCH = '/var/lib/natal';

/** The image names a file for the tables, which a host with tables of a stack refuses; ECS may leave out a variable that is empty. */
const COMMAND = ['env', '-u', 'TABLES_FILE', 'node', '/opt/natal/main.mjs'];

/** Longer than the host takes to finish its requests, 30 s. */
const STOP_TIMEOUT = Duration.seconds(40);

/** The host copies its data and starts its workers in seconds, on a slow disk. */
const START_TIMEOUT = Duration.seconds(60);

const PROCESSOR_UNITS = 1024;

/** The host in tasks of Fargate: at least one in each zone in production, more while they are busy. */
export class ContainerService extends Construct {
  readonly service: FargateService;

  constructor(scope: Construct, id: string, props: ContainerServiceProps) {
    super(scope, id);
    const { stage, network } = props;
    const cluster = new Cluster(this, 'Cluster', { vpc: network.vpc });
    acknowledgeCluster(cluster);
    this.service = new FargateService(this, 'Service', {
      cluster: cluster as ICluster,
      taskDefinition: this.#task(props),
      assignPublicIp: true,
      securityGroups: [network.securityGroup],
      // A task that does not get healthy ends the deployment, and the tasks before stay: none of them stops before a new one answers.
      circuitBreaker: { enable: true, rollback: true },
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      healthCheckGracePeriod: START_TIMEOUT,
      propagateTags: PropagatedTagSource.SERVICE,
    });
    const { least, most } = taskCountsOf(stage);
    this.service.autoScaleTaskCount({ minCapacity: least, maxCapacity: most }).scaleOnCpuUtilization('Processors', {
      targetUtilizationPercent: TARGET_PROCESSOR_PERCENT,
      scaleOutCooldown: Duration.minutes(1),
      scaleInCooldown: Duration.minutes(5),
    });
  }

  #task({ stage, architecture, host, tables, environment }: ContainerServiceProps): FargateTaskDefinition {
    const task = new FargateTaskDefinition(this, 'Task', {
      family: Stack.of(this).stackName,
      cpu: TASK.processors * PROCESSOR_UNITS,
      memoryLimitMiB: TASK.memoryMb,
      runtimePlatform: {
        cpuArchitecture: architecture === 'arm64' ? CpuArchitecture.ARM64 : CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
      taskRole: this.#role(tables).withoutPolicyUpdates(),
      volumes: [{ name: 'scratch' }],
    });
    const { logRetention: retention, removalPolicy } = stage;
    const container = task.addContainer('host', {
      image: this.#image(host),
      command: COMMAND,
      environment: { ...environment, TABLES_STACK: tables.stackName, TMPDIR: SCRATCH },
      portMappings: [{ containerPort: HOST_PORT }],
      readonlyRootFilesystem: true,
      linuxParameters: this.#process(),
      stopTimeout: STOP_TIMEOUT,
      logging: LogDrivers.awsLogs({
        logGroup: new LogGroup(this, 'Log', { retention, removalPolicy }),
        streamPrefix: 'host',
        // A log that takes no lines must not stop requests.
        mode: AwsLogDriverMode.NON_BLOCKING,
      }),
    });
    container.addMountPoints({ sourceVolume: 'scratch', containerPath: SCRATCH, readOnly: false });
    acknowledgeHostTask(task);
    return task;
  }

  #process(): LinuxParameters {
    const parameters = new LinuxParameters(this, 'Process', { initProcessEnabled: true });
    parameters.dropCapabilities(Capability.ALL);
    return parameters;
  }

  #image({ image }: ContainerOptions): ContainerImage {
    const { region, account, repository: repositoryName, version } = image;
    const repositoryArn = Stack.of(this).formatArn({
      service: 'ecr',
      region,
      account,
      resource: 'repository',
      resourceName: repositoryName,
    });
    const repository = Repository.fromRepositoryAttributes(this, 'Repository', { repositoryArn, repositoryName });
    return ContainerImage.fromEcrRepository(repository, version);
  }

  /** Allows the commands of all functions on their tables, and nothing else. */
  #role({ stackName, uses }: ContainerServiceProps['tables']): Role {
    const statements = uses.map(
      ({ table, commands }) =>
        new PolicyStatement({
          actions: commands.map((command) => `dynamodb:${command}`),
          resources: [
            Stack.of(this).formatArn({ service: 'dynamodb', resource: 'table', resourceName: `${stackName}-${table}` }),
          ],
        }),
    );
    return new Role(this, 'TaskRole', {
      assumedBy: new ServicePrincipal('ecs-tasks.amazonaws.com'),
      inlinePolicies: { tables: new PolicyDocument({ statements }) },
    });
  }
}
