import type { DeploymentOptions } from '../../infra/options.ts';

/** A deployment that has everything that can be chosen. */
export const EVERY_OPTION: DeploymentOptions = {
  alarmEmail: 'operator@example.com',
  firewall: true,
  accountConcurrency: 1000,
  probe: true,
  bulk: true,
  bulkConcurrency: 100,
  routeMetrics: true,
  provisioned: { authorizer: 2, natal: 1 },
  domain: {
    name: 'api.example.com',
    certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/12345678-1234-1234-1234-123456789012',
    hostedZone: { id: 'Z0123456789ABC', name: 'example.com' },
  },
  monthlyBudgetUsd: 100,
};
