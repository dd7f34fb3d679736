import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { COST_TAGS } from '../stages.ts';

export interface BudgetProps {
  readonly monthlyUsd: number;
  readonly stage: string;
  readonly email: string;
}

/** Per cent of the budget, spent or foreseen, at which the operator is told. */
const NOTIFICATIONS = [
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const;

/**
 * What the stage may cost in a month. It goes by the tags, which must have been activated for cost allocation once in the
 * account.
 *
 * @source "Activating user-defined cost allocation tags", AWS Billing User Guide (activating-tags)
 */
export function createMonthlyBudget(scope: Construct, { monthlyUsd, stage, email }: BudgetProps): CfnBudget {
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: Stack.of(scope).stackName,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:${COST_TAGS.stage}$${stage}`] },
    },
    notificationsWithSubscribers: NOTIFICATIONS.map((told) => ({
      notification: { ...told, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ address: email, subscriptionType: 'EMAIL' }],
    })),
  });
}
