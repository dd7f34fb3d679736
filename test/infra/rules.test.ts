import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CloudFormationValidatePlugin, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { EVERY_OPTION } from './every-option.ts';
import { type SynthesisedStack, synthesiseStack } from './synthesised.ts';
import { HOST_OPTIONS, synthesiseHost } from './synthesised-host.ts';

const ACKNOWLEDGED = Validations.ACKNOWLEDGED_RULES_METADATA_KEY;

const PACKS = { AwsSolutions: AwsSolutionsChecks, Serverless: ServerlessChecks };

/** With everything that can be chosen, so that the rules see it; and without, as the firewall has its acknowledgement. */
const { app, template } = synthesiseStack(api, { options: EVERY_OPTION });
const plain = synthesiseStack(api);
const host = synthesiseHost({ options: { ...EVERY_OPTION, ...HOST_OPTIONS, firewall: true } });

/** Both packs walk every resource of a stack of some 150. */
const SLOW_MS = 120_000;

describe('the stack', () => {
  it.each(Object.entries(PACKS))(
    'goes against no rule of cdk-nag’s %s but acknowledged ones',
    { timeout: SLOW_MS },
    (_, Pack) => {
      expect(new Pack(app).validateScope(app).violations).toEqual([]);
      expect(new Pack(plain.app).validateScope(plain.app).violations).toEqual([]);
      expect(new Pack(host.app).validateScope(host.app).violations).toEqual([]);
    },
  );

  it('states a reason for every acknowledged rule', () => {
    const reasons = [app, host.app]
      .flatMap(({ node }) => node.findAll())
      .flatMap(({ node }) =>
        node.metadata.filter(({ type }) => type === ACKNOWLEDGED).flatMap(({ data }) => Object.values(data as object)),
      );
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(String(reason).length).toBeGreaterThan(40);
  });

  it('passes the validator of the CDK, warnings included', { timeout: SLOW_MS }, () => {
    expect(findingsOf(app, template.toJSON())).toEqual([]);
    expect(findingsOf(host.app, host.template.toJSON())).toEqual([]);
  });

  it('passes cfn-lint, where it is installed', { timeout: SLOW_MS }, () => {
    expect(cfnLint(template.toJSON())).toBe('');
    expect(cfnLint(host.template.toJSON())).toBe('');
  });
});

describe('each check detects a violation:', () => {
  it('cdk-nag reports a violation', { timeout: SLOW_MS }, () => {
    const small = new App({ analyticsReporting: false });
    new Bucket(new Stack(small, 'Small'), 'Open');
    const { violations } = new AwsSolutionsChecks(small).validateScope(small);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-S10');
  });

  it('the validator of the CDK reports a violation', { timeout: SLOW_MS }, () => {
    const Resources = { Queue: { Type: 'AWS::SQS::Queue', Properties: { NoSuchProperty: 1 } } };
    expect(findingsOf(app, { Resources })).not.toEqual([]);
  });

  it('cfn-lint, where it is installed, reports a violation', { timeout: SLOW_MS }, () => {
    const Resources = { Queue: { Type: 'AWS::SQS::Queue', Properties: { NoSuchProperty: 1 } } };
    const found = cfnLint({ Resources });
    if (found !== '') expect(found).toContain('NoSuchProperty');
  });
});

/** A folder with nothing but the template. */
function withTemplate<Value>(template: object, run: (file: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'template-test-'));
  const file = join(folder, 'natal-test.template.json');
  try {
    writeFileSync(file, JSON.stringify(template));
    return run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findingsOf(app: SynthesisedStack['app'], template: object): string[] {
  return withTemplate(template, (file) => {
    const stackTemplates = [
      { stackConstructPath: 'natal-test', templatePath: file, accountId: undefined, region: undefined },
    ];
    const context = { templatePaths: [file], appConstruct: app, stackTemplates };
    const { violations } = new CloudFormationValidatePlugin().validate(context);
    return violations.map((finding) => {
      const where = finding.violatingResources.map(({ resourceLogicalId }) => resourceLogicalId);
      return `${finding.severity} ${finding.ruleName}: ${finding.description} (${where.join(', ')})`;
    });
  });
}

/** CDK states dependencies beside the references that imply them. */
const LINT = ['--ignore-checks', 'W3005', '--format', 'parseable'];

/** What it says; nothing where it is not installed, which is told. */
function cfnLint(template: object): string {
  return withTemplate(template, (file) => {
    const { error, stdout, stderr } = spawnSync('cfn-lint', [...LINT, file], { encoding: 'utf8' });
    if (!error) return stdout + stderr;
    console.log(`cfn-lint did not run: ${error.message}`);
    return '';
  });
}
