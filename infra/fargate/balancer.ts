import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  type ApplicationTargetGroup,
  SslPolicy,
  TargetGroupLoadBalancingAlgorithmType,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Construct } from 'constructs';
import { acknowledgeBalancer } from '../constructs/acknowledgements.ts';
import type { Stage } from '../stages.ts';
import type { Network } from './network.ts';
import { HOST_PORT } from './service.ts';

interface BalancerProps {
  readonly stage: Stage;
  readonly network: Network;
  readonly service: FargateService;
  readonly certificateArn: string;
}

/** What the host needs no credentials for; it casts known positions. */
const HEALTH_PATH = '/health';

/** Shorter than the host keeps an idle connection (65 s), so that no request is sent into one that closes. */
const IDLE_TIMEOUT = Duration.seconds(60);

/** A little longer than the longest request takes. */
const DRAIN_TIME = Duration.seconds(35);

/**
 * The load balancer: HTTPS alone. There is no port for plain HTTP, not even to redirect, as a client that tries it has already sent its key
 * readably; and none without a certificate, as those of ACM cost nothing.
 */
export class Balancer extends Construct {
  readonly balancer: ApplicationLoadBalancer;
  readonly tasks: ApplicationTargetGroup;

  constructor(scope: Construct, id: string, { stage, network, service, certificateArn }: BalancerProps) {
    super(scope, id);
    this.balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc: network.vpc,
      internetFacing: true,
      deletionProtection: stage.isProduction,
      dropInvalidHeaderFields: true,
      idleTimeout: IDLE_TIMEOUT,
    });
    acknowledgeBalancer(this.balancer);
    const listener = this.balancer.addListener('Https', {
      protocol: ApplicationProtocol.HTTPS,
      certificates: [Certificate.fromCertificateArn(this, 'Certificate', certificateArn)],
      sslPolicy: SslPolicy.RECOMMENDED_TLS,
    });
    this.tasks = listener.addTargets('Tasks', {
      protocol: ApplicationProtocol.HTTP,
      port: HOST_PORT,
      targets: [service],
      healthCheck: {
        path: HEALTH_PATH,
        interval: Duration.seconds(15),
        timeout: Duration.seconds(6),
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 3,
      },
      deregistrationDelay: DRAIN_TIME,
      // A search takes a thousand times as long as a look-up: turns would pile them up at one task.
      loadBalancingAlgorithmType: TargetGroupLoadBalancingAlgorithmType.LEAST_OUTSTANDING_REQUESTS,
    });
  }
}
