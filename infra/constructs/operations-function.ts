import { type Duration, Tags } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ArchitectureName } from '../architecture.ts';
import type { Artifacts } from '../artifacts.ts';
import { COST_TAGS, metricsNamespaceOf, type Stage } from '../stages.ts';
import { acknowledgeOperationsFunction, acknowledgeTracing } from './acknowledgements.ts';
import { HOME } from './function-home.ts';
import { allowLog, allowTracing } from './function-policies.ts';
import { LAMBDA_ARCHITECTURE } from './layers.ts';

interface OperationsFunctionProps {
  /** Name of its code folder. */
  readonly name: string;
  readonly functionName: string;
  readonly description: string;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  readonly artifacts: Artifacts;
  readonly architecture: ArchitectureName;
  readonly stage: Stage;
}

/** Memory of a function that waits for other services most of its time. */
const MEMORY_MB = 256;

/** A function that operates the service and that no client reaches: without alias, layers and cached code. */
export class OperationsFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: OperationsFunctionProps) {
    super(scope, id);
    const { name, functionName, description, timeout, environment, statements, artifacts, architecture, stage } = props;
    const logGroup = new LogGroup(this, 'Log', { retention: stage.logRetention, removalPolicy: stage.removalPolicy });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: allowLog(logGroup),
        trace: allowTracing(),
        operate: new PolicyDocument({ statements: [...statements] }),
      },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: LAMBDA_ARCHITECTURE[architecture],
      handler: 'index.handler',
      code: Code.fromAsset(artifacts.functionFile(name), { assetHash: artifacts.functionHash(name) }),
      memorySize: MEMORY_MB,
      timeout,
      environment: {
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: stage.logLevel,
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(stage.name),
        HOME,
        ...environment,
      },
      tracing: Tracing.ACTIVE,
      role: this.role.withoutPolicyUpdates(),
      logGroup,
    });
    acknowledgeTracing(this.role);
    acknowledgeOperationsFunction(this.lambda);
    Tags.of(this).add(COST_TAGS.group, name);
  }
}
