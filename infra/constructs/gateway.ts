import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EndpointType, LambdaIntegration, MethodLoggingLevel, RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import type { Stage } from '../stages.ts';
import { acknowledgeGateway } from './acknowledgements.ts';
import { accessLog, accessLogFormat, executionLog } from './gateway-logs.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { addRoutes } from './routes.ts';

/** A group and the function that serves it. */
export interface Served {
  readonly group: Group;
  readonly lambda: IFunction;
}

export interface GatewayProps {
  readonly stage: Stage;
  readonly served: readonly Served[];
  /** Answers every request that no endpoint takes. */
  readonly fallback: IFunction;
}

/** The public face: one REST API whose routes are the endpoints of the groups. */
export class Gateway extends Construct {
  constructor(scope: Construct, id: string, { stage, served, fallback }: GatewayProps) {
    super(scope, id);
    const api = this.#restApi(stage);
    const routes = served.flatMap(({ group, lambda }) => {
      const integration = invoking(lambda);
      return group.endpoints.map(({ method, path }) => ({ method, path, integration }));
    });
    addRoutes(api, routes, invoking(fallback));
    addGatewayResponses(api);
    executionLog(api, stage);
    acknowledgeGateway(api);
    api.node.tryRemoveChild('Endpoint'); // the construct's own output of the same address
    new CfnOutput(this, 'Url', { value: api.url, description: 'Address of the service' });
  }

  #restApi(stage: Stage): RestApi {
    return new RestApi(this, 'Api', {
      restApiName: Stack.of(this).stackName,
      description: 'Astrology and ephemeris calculations',
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      deployOptions: {
        stageName: stage.name,
        tracingEnabled: true,
        metricsEnabled: true,
        loggingLevel: MethodLoggingLevel.ERROR,
        throttlingRateLimit: stage.throttle.ratePerSecond,
        throttlingBurstLimit: stage.throttle.burst,
        accessLogDestination: accessLog(this, stage),
        accessLogFormat: accessLogFormat(),
      },
    });
  }
}

/** One invoke permission per function instead of two per method: 60 endpoints would cost 240 of 500 resources. */
function invoking(lambda: IFunction): LambdaIntegration {
  return new LambdaIntegration(lambda, { scopePermissionToMethod: false });
}
