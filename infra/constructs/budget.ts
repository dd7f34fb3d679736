import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { COST_TAGS } from '../stages.ts';

export interface BudgetProps {
  readonly monthlyUsd: number;
  readonly stage: string;
  readonly email: string;
}

/** Percentages of the budget, actual or forecast, at which the operator gets a notification. */
const NOTIFICATIONS = [
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const;

/**
 * Creates the monthly budget of a stage. It filters costs by tag, so the tag must be activated for cost allocation once in
 * the account.
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
    notificationsWithSubscribers: NOTIFICATIONS.map((notification) => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ address: email, subscriptionType: 'EMAIL' }],
    })),
  });
}
