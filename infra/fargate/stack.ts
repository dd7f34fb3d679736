import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { api, type Group } from '../../functions/api.ts';
import { formatOrigins, ORIGINS_VARIABLE } from '../../lib/runtime/allowed-origins.ts';
import { DEMO_VARIABLE } from '../../lib/runtime/demo-setting.ts';
import { KEY_TABLE_USE } from '../authorizer-function.ts';
import { createAlarmTopic } from '../constructs/alarm-topic.ts';
import { Alarms } from '../constructs/alarms.ts';
import { Firewall } from '../constructs/firewall.ts';
import { type ContainerOptions, HOST_OPTIONS_EXAMPLE } from '../options.ts';
import { mergeTableUses, tableUsesOf } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { stackNameOf } from '../stage-names.ts';
import { COST_TAGS, metricsNamespaceOf, ROLLBACK_ALARMS_OUTPUT, URL_OUTPUT } from '../stages.ts';
import { createHostMetric, HOST_ALARMS, type WatchedHost } from './alarms.ts';
import { Balancer } from './balancer.ts';
import { NETWORK, Network } from './network.ts';
import { ContainerService } from './service.ts';
import { TASK, taskCountsOf } from './sizes.ts';

/** What all functions together do with the tables, and the authorizer: in the host they are one process. */
const TABLE_USES = mergeTableUses([...Object.values<Group>(api).flatMap(tableUsesOf), KEY_TABLE_USE]);

/** Resources without tags of costs: checkers of templates know none of these, and they cost nothing by themselves. */
const UNTAGGED = {
  excludeResourceTypes: [
    'AWS::ApplicationAutoScaling::ScalableTarget',
    'AWS::EC2::VPCEndpoint',
    'AWS::ElasticLoadBalancingV2::Listener',
  ],
};

/**
 * The host in containers behind a load balancer, with the tables of the stack of the functions, which has to be deployed before: it makes the tables,
 * and its commands write keys. The two serve the same clients, so the DNS record decides which one.
 */
export class HostStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id, { description: 'Astrology and ephemeris calculations over HTTP, in containers' });
    const { stage, architecture, options } = settings;
    const host = requireHostOptions(options.host);
    const network = new Network(this, 'Network');
    const { service } = new ContainerService(this, 'Host', {
      stage,
      architecture,
      host,
      network,
      tables: { stackName: stackNameOf(stage.name), uses: TABLE_USES },
      environment: this.#variables(settings, host),
    });
    const { certificateArn } = host;
    const { balancer, tasks } = new Balancer(this, 'Entry', { stage, network, service, certificateArn });
    if (options.firewall) new Firewall(this, 'Firewall', { stage, resourceArn: balancer.loadBalancerArn, root: '' });
    const { least: leastTasks } = taskCountsOf(stage);
    this.#watch({ balancer, tasks, service, leastTasks }, settings);
    new CfnOutput(this, URL_OUTPUT, { value: `https://${host.domain}/`, description: 'Address of the service' });
    new CfnOutput(this, 'LoadBalancer', {
      value: balancer.loadBalancerDnsName,
      description: 'Where the DNS record of the address leads',
    });
    const tags = { [COST_TAGS.project]: 'natal', [COST_TAGS.stage]: stage.name, [COST_TAGS.group]: 'host' };
    for (const [name, value] of Object.entries(tags)) Tags.of(this).add(name, value, UNTAGGED);
  }

  /** No secrets: keys are digests in the tables, credentials of AWS come from the role of the task. */
  #variables({ stage, oidc, geocoder, origins, demo }: Settings, { domain }: ContainerOptions): Record<string, string> {
    return {
      AWS_REGION: this.region,
      PUBLIC_URL: `https://${domain}`,
      TRUSTED_PROXIES: NETWORK,
      WORKERS: String(TASK.processors),
      LONG_WORKERS: String(TASK.processors),
      LOG_LEVEL: stage.logLevel,
      POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(stage.name),
      [ORIGINS_VARIABLE]: formatOrigins(origins),
      [DEMO_VARIABLE]: demo,
      ...geocoder,
      ...oidc,
    };
  }

  #watch(host: WatchedHost, { stage, options }: Settings): void {
    const topic = createAlarmTopic(this, { stage, email: options.alarmEmail });
    const alarms = Object.entries(HOST_ALARMS).map(([name, row]) => ({
      name,
      row,
      metric: createHostMetric(row, host),
    }));
    const { rollingBack } = new Alarms(this, 'Alarms', { alarms, topic });
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn, description: 'Where alarms are sent' });
    new CfnOutput(this, ROLLBACK_ALARMS_OUTPUT, {
      value: rollingBack.map(({ alarmArn }) => alarmArn).join(','),
      description: 'Alarms that roll back the next deployment',
    }).overrideLogicalId(ROLLBACK_ALARMS_OUTPUT);
  }
}

/** @throws Error with the options that the stack cannot be without, and an example */
function requireHostOptions(options: ContainerOptions | undefined): ContainerOptions {
  if (options) return options;
  const lines = Object.entries(HOST_OPTIONS_EXAMPLE).map(([name, value]) => `  "${name}": "${value}"`);
  throw new Error(
    `host=fargate needs an image, a domain and its certificate, as keys of clients are never sent without HTTPS; for example in the file of the stage:\n${lines.join(',\n')}`,
  );
}
