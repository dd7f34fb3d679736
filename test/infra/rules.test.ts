import { Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { ServiceStack } from '../../infra/stack.ts';
import { synthesised } from './synthesised.ts';

const ACKNOWLEDGED = Validations.ACKNOWLEDGED_RULES_METADATA_KEY;

describe('cdk-nag', () => {
  it('finds nothing that was not acknowledged', () => {
    const { app } = synthesised(api);
    expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  });

  it('would find something', () => {
    const { app } = synthesised(api);
    const stack = app.node.children.find((child) => child instanceof ServiceStack);
    new Bucket(stack ?? app, 'Open');
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-S10');
  });

  it('is never acknowledged without a reason', () => {
    const { app } = synthesised(api);
    const reasons = app.node
      .findAll()
      .flatMap(({ node }) =>
        node.metadata.filter(({ type }) => type === ACKNOWLEDGED).flatMap(({ data }) => Object.values(data as object)),
      );
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(String(reason).length).toBeGreaterThan(40);
  });
});
