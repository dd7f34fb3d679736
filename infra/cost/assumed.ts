/**
 * What could not be measured here, and what a request costs depends on. Change a figure and `npm run cost -- --page`
 * writes the page anew.
 */
export const ASSUMED = {
  /** A call to a table over the network, whole milliseconds; "single-digit milliseconds" is all that AWS says. */
  tableCallMs: 5,
  /** Invocations that start an instance; AWS: "under 1 %" of those of production. */
  coldShare: 0.01,
  /** Requests whose key the authorizer's instance has not looked up within the last minute. */
  keyLookUpShare: 0.1,
  /** Of the requests beyond the first of a second; that one is traced always. */
  tracedShare: 0.05,
  /** Of what is written to a log: what is left of it when it is stored, compressed. */
  storedLogShare: 0.15,
} as const;

/** Where the assumed figures come from. */
export const ASSUMED_SOURCES: Readonly<Record<keyof typeof ASSUMED, string>> = {
  tableCallMs:
    'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html: single-digit millisecond latency',
  coldShare: 'https://aws.amazon.com/blogs/compute/aws-lambda-standardizes-billing-for-init-phase',
  keyLookUpShare: 'chosen: a client that asks every few seconds',
  tracedShare:
    'https://docs.aws.amazon.com/xray/latest/devguide/xray-console-sampling.html: the first request each second, and five percent of any additional requests',
  storedLogShare:
    'https://github.com/awslabs/amazon-timestream-tools/blob/d71e956014/integrations/influxdb_connector/influxdb-timestream-connector/README.md, which tells how the calculator of AWS (https://calculator.aws) reckons: GB ingested × 0.15 storage compression factor',
};
