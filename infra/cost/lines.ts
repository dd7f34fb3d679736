import type { PriceName } from './prices.ts';

/** What AWS counts, put together as a reader thinks of it. Every price is in one of them, and in no other. */
export const LINES = {
  gateway: ['gatewayRequest'],
  Lambda: ['lambdaRequest', 'lambdaGbSecond', 'provisionedGbSecond'],
  tables: ['tableReadUnit', 'tableWriteUnit', 'tableGbMonth', 'recoveryGbMonth'],
  logs: ['logGb', 'logGbMonth'],
  traces: ['trace'],
  transfer: ['transferGb'],
  watching: ['metricMonth', 'alarmMetricMonth', 'dashboardMonth', 'keyMonth'],
  firewall: ['firewallMonth', 'firewallRuleMonth', 'firewallRequest'],
} as const satisfies Record<string, readonly PriceName[]>;

export type Line = keyof typeof LINES;

/** Those that a request costs something of. */
export const LINES_OF_A_REQUEST = ['gateway', 'Lambda', 'tables', 'logs', 'traces', 'transfer'] as const;
