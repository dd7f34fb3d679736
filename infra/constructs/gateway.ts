import { CfnOutput, Stack } from 'aws-cdk-lib';
import {
  ApiDefinition,
  type Stage as DeploymentStage,
  type DomainNameOptions,
  EndpointType,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  RestApiMode,
  SecurityPolicy,
  SpecRestApi,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGateway } from 'aws-cdk-lib/aws-route53-targets';
import { Construct, type IConstruct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import { DOCS_PATHS } from '../docs.ts';
import type { CustomDomain, DeploymentOptions } from '../options.ts';
import { type MethodThrottle, type Stage, URL_OUTPUT } from '../stages.ts';
import { acknowledgeGateway, acknowledgeNoFirewall } from './acknowledgements.ts';
import { buildApiDefinition } from './api-definition.ts';
import { Firewall } from './firewall.ts';
import { createAccessLog, createAccessLogFormat, createExecutionLog } from './gateway-logs.ts';
import { listServedMethods, type Route } from './routes.ts';
import { SamplingRules } from './sampling-rules.ts';
import { UsagePlans } from './usage-plans.ts';

const DESCRIPTION = 'Astrology and ephemeris calculations';

/** A group and the function that serves it. */
interface GroupBackend {
  readonly group: Group;
  readonly lambda: IFunction;
}

interface GatewayProps {
  readonly stage: Stage;
  readonly options: DeploymentOptions;
  readonly backends: readonly GroupBackend[];
  /** Identifies the caller. */
  readonly authorizer: IFunction;
  /** Answers every request that matches no endpoint. */
  readonly fallback: IFunction;
  /** Serves the pages of the documentation. */
  readonly docs: IFunction;
}

/** The REST API, whose routes are the endpoints of the groups. */
export class Gateway extends Construct {
  /** Address of the service, with a slash at the end. */
  readonly url: string;
  readonly deployment: DeploymentStage;

  constructor(scope: Construct, id: string, props: GatewayProps) {
    super(scope, id);
    const { stage, options, authorizer, backends: served, fallback, docs } = props;
    const api = this.#restApi(props);
    this.deployment = api.deploymentStage;
    const lambdas = new Set([...served.map(({ lambda }) => lambda), fallback, docs]);
    const permissions = [...lambdas].map((lambda) => allowInvoke(api.arnForExecuteApi(), lambda));
    api.latestDeployment?.node.addDependency(...permissions, allowInvoke(formatAuthorizersArn(api), authorizer));
    new UsagePlans(this, 'Plans', this.deployment);
    new SamplingRules(this, 'Sampling', { stageName: stage.name, routes: listRoutes(served) });
    createExecutionLog(api, stage);
    acknowledgeGateway(api);
    if (options.firewall)
      new Firewall(this, 'Firewall', { stage, resourceArn: this.deployment.stageArn, root: rootOf(props) });
    else acknowledgeNoFirewall(api);
    if (options.domain) addDnsRecords(api, options.domain);
    api.node.tryRemoveChild('Endpoint'); // the construct's own output, which duplicates Url
    this.url = options.domain ? `https://${options.domain.name}/` : api.url;
    const output = new CfnOutput(this, URL_OUTPUT, { value: this.url, description: 'Address of the service' });
    output.overrideLogicalId(URL_OUTPUT);
  }

  /**
   * Warnings fail the deployment: a warning on import can mean that the gateway ignored part of the definition, such as the
   * authorizer of a route.
   *
   * @source "Errors and warnings from importing your API into API Gateway", Amazon API Gateway Developer Guide
   * (api-gateway-import-api-errors-warnings)
   */
  #restApi(props: GatewayProps): SpecRestApi {
    const { stage, options } = props;
    return new SpecRestApi(this, 'Api', {
      restApiName: Stack.of(this).stackName,
      description: DESCRIPTION,
      apiDefinition: ApiDefinition.fromInline(this.#definition(props)),
      mode: RestApiMode.OVERWRITE,
      failOnWarnings: true,
      endpointTypes: [EndpointType.REGIONAL],
      ...(options.domain && { domainName: toDomainNameOptions(this, options.domain) }),
      cloudWatchRole: true,
      deployOptions: {
        stageName: stage.name,
        tracingEnabled: true,
        ...buildMethodSettings(listRoutes(props.backends), stage),
        accessLogDestination: createAccessLog(this, stage),
        accessLogFormat: createAccessLogFormat(),
      },
    });
  }

  #definition({ stage, options, backends: served, authorizer, fallback, docs }: GatewayProps): object {
    return buildApiDefinition({
      title: Stack.of(this).stackName,
      description: DESCRIPTION,
      routes: listRoutes(served),
      authorizer,
      fallback,
      pages: { paths: DOCS_PATHS, lambda: docs },
      root: rootOf({ options, stage }),
      host: options.domain?.name,
    });
  }
}

/** Path prefix under which clients reach the service: none at a custom domain. */
const rootOf = ({ stage, options }: Pick<GatewayProps, 'stage' | 'options'>): string =>
  options.domain ? '' : stage.root;

const listRoutes = (backends: readonly GroupBackend[]): readonly Route[] =>
  backends.flatMap(({ group, lambda }) =>
    group.endpoints.map(({ method, path, access = 'credentials' }) => ({ method, path, access, lambda })),
  );

/**
 * Allows the gateway to invoke a function: one permission per function. Two per method would take 240 of 500 resources for
 * sixty endpoints.
 *
 * @returns the permission; the deployment depends on it, as invocations of a new route would fail before
 */
function allowInvoke(sourceArn: string, lambda: IFunction): IConstruct {
  lambda.addPermission('Gateway', { principal: new ServicePrincipal('apigateway.amazonaws.com'), sourceArn });
  return lambda.node.findChild('Gateway');
}

/** ARN of all authorizers of the API: the definition has one, and only the gateway knows its id. */
const formatAuthorizersArn = (api: SpecRestApi): string =>
  Stack.of(api).formatArn({ service: 'execute-api', resource: api.restApiId, resourceName: 'authorizers/*' });

/** Gateway options for a custom domain. */
function toDomainNameOptions(scope: Construct, { name, certificateArn }: CustomDomain): DomainNameOptions {
  return {
    domainName: name,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  };
}

/** Adds IPv4 and IPv6 alias records for the domain where a hosted zone is configured. */
function addDnsRecords(api: SpecRestApi, { name, hostedZone }: CustomDomain): void {
  if (!hostedZone) return;
  const { id, name: zoneName } = hostedZone;
  const zone = HostedZone.fromHostedZoneAttributes(api, 'Zone', { hostedZoneId: id, zoneName });
  const record = { zone, recordName: name, target: RecordTarget.fromAlias(new ApiGateway(api)) };
  const comment = Stack.of(api).stackName;
  new ARecord(api, 'AddressV4', { ...record, comment });
  new AaaaRecord(api, 'AddressV6', { ...record, comment });
}

/** Settings of every method. They are repeated in the settings of single methods, which inherit none. */
const LOGGING = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false } as const;

/**
 * Builds the logging and throttles of all methods: the stage's setting limits public ones, and methods that need
 * credentials have a higher limit each. This way round, a method that is forgotten has the lower one.
 *
 * The gateway applies the stage's setting to each method by itself: there is no limit over all of them but the account's.
 *
 * @source "Throttle requests to your REST APIs", Amazon API Gateway Developer Guide (api-gateway-request-throttling):
 * per-API, per-stage limits "are applied at the API method level for a stage"
 */
function buildMethodSettings(
  routes: readonly Pick<Route, 'method' | 'path' | 'access'>[],
  { throttle, publicThrottle }: Pick<Stage, 'throttle' | 'publicThrottle'>,
): StageOptions {
  const guarded = { ...LOGGING, ...toOptions(throttle) };
  const guardedMethods = routes
    .filter(({ access }) => access === 'credentials' || access === 'link')
    .flatMap(({ method, path }) => listServedMethods(method).map((name) => `${path}/${name}`));
  const methodOptions = Object.fromEntries(guardedMethods.sort().map((method) => [method, guarded]));
  return { ...LOGGING, ...toOptions(publicThrottle), methodOptions };
}

const toOptions = ({ ratePerSecond, burst }: MethodThrottle): MethodDeploymentOptions => ({
  throttlingRateLimit: ratePerSecond,
  throttlingBurstLimit: burst,
});
