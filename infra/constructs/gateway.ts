import { CfnOutput, Size, Stack } from 'aws-cdk-lib';
import {
  type Stage as DeploymentStage,
  EndpointType,
  LambdaIntegration,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import { DOCS_RESOURCES } from '../docs.ts';
import type { Options } from '../options.ts';
import type { Stage } from '../stages.ts';
import { acknowledgeGateway, acknowledgeNoFirewall } from './acknowledgements.ts';
import { requestAuthorizer } from './authorizer.ts';
import { announce, domainName } from './domain.ts';
import { Firewall } from './firewall.ts';
import { accessLog, accessLogFormat, executionLog } from './gateway-logs.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { addRoutes, KEY_SOURCE } from './routes.ts';
import { UsagePlans } from './usage-plans.ts';

/** What is shorter is not made much shorter: the smallest answers fit into one packet as they are. */
export const COMPRESSED_FROM = Size.bytes(1024);

/**
 * Bodies of every type travel between the gateway and the functions as base64. As text they would lose what is no
 * UTF-8 without a word; and browsers ask for a font or a picture with lists of types of which the gateway compares
 * only the first.
 *
 * @source "Content type conversions in API Gateway" and "Return binary media from a Lambda proxy integration", Amazon
 * API Gateway Developer Guide (api-gateway-payload-encodings-workflow, lambda-proxy-binary-media)
 */
const BINARY_MEDIA_TYPES = ['*/*'];

/** A group and the function that serves it. */
export interface Served {
  readonly group: Group;
  readonly lambda: IFunction;
}

export interface GatewayProps {
  readonly stage: Stage;
  readonly options: Options;
  readonly served: readonly Served[];
  /** Says who calls. */
  readonly authorizer: IFunction;
  /** Answers every request that no endpoint takes. */
  readonly fallback: IFunction;
  /** Answers with the pages of the documentation. */
  readonly docs: IFunction;
}

/** The public face: one REST API whose routes are the endpoints of the groups. */
export class Gateway extends Construct {
  readonly deployment: DeploymentStage;

  constructor(scope: Construct, id: string, props: GatewayProps) {
    super(scope, id);
    const { stage, options, served, authorizer, fallback, docs } = props;
    const api = this.#restApi(stage, options);
    this.deployment = api.deploymentStage;
    const routes = served.flatMap(({ group, lambda }) => {
      const integration = invoking(lambda);
      return group.endpoints.map(({ method, path, access = 'credentials' }) => ({ method, path, access, integration }));
    });
    addRoutes(api, routes, {
      authorizer: requestAuthorizer(this, authorizer),
      fallback: invoking(fallback),
      pages: { resources: DOCS_RESOURCES, integration: invoking(docs) },
    });
    new UsagePlans(this, 'Plans', { deploymentStage: this.deployment, stage });
    addGatewayResponses(api, options.domain ? '' : stage.root);
    executionLog(api, stage);
    acknowledgeGateway(api);
    if (options.firewall) new Firewall(this, 'Firewall', { deployment: this.deployment });
    else acknowledgeNoFirewall(api);
    if (options.domain) announce(api, options.domain);
    api.node.tryRemoveChild('Endpoint'); // the construct's own output of the same address
    const url = options.domain ? `https://${options.domain.name}/` : api.url;
    new CfnOutput(this, 'Url', { value: url, description: 'Address of the service' });
  }

  #restApi(stage: Stage, { domain }: Options): RestApi {
    return new RestApi(this, 'Api', {
      restApiName: Stack.of(this).stackName,
      description: 'Astrology and ephemeris calculations',
      endpointTypes: [EndpointType.REGIONAL],
      // With an address of its own it has no other: paths would be told under two roots.
      ...(domain && { domainName: domainName(this, domain), disableExecuteApiEndpoint: true }),
      apiKeySourceType: KEY_SOURCE,
      binaryMediaTypes: BINARY_MEDIA_TYPES,
      minCompressionSize: COMPRESSED_FROM,
      cloudWatchRole: true,
      deployOptions: {
        stageName: stage.name,
        tracingEnabled: true,
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
