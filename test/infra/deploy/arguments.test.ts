import { describe, expect, it } from 'vitest';
import { ALARMS, type AlarmDefinition, ROLLBACK_MONITORING_MINUTES } from '../../../infra/alarms.ts';
import {
  type DeploymentConditions,
  readStackName,
  readStage,
  toCdkArguments,
} from '../../../infra/deploy/arguments.ts';
import { STAGES } from '../../../infra/stages.ts';

const NEW = { isDeployed: false, rollbackAlarmArns: [] };
const DEPLOYED = { isDeployed: true, rollbackAlarmArns: ['arn:one', 'arn:two'] };

const convert = (changes: Partial<DeploymentConditions> = {}, args: readonly string[] = []): string =>
  toCdkArguments(args, { stage: STAGES.prod, stack: DEPLOYED, hasTerminal: true, ...changes }).join(' ');

describe('a deployment', () => {
  it('asks nobody where there is no terminal', () => {
    expect(convert({ hasTerminal: false })).toContain('--require-approval never');
    expect(convert()).not.toContain('--require-approval');
  });

  it('names its stage to the CDK, which has another default', () => {
    expect(convert()).toMatch(/^deploy --all -c stage=prod /);
    expect(convert({ stage: STAGES.dev }, ['-c', 'stage=dev'])).toMatch(/^deploy --all -c stage=dev .*-c stage=dev$/);
  });

  it('takes over tables that exist when it creates a stack that keeps them, and only then', () => {
    expect(convert({ stack: NEW })).toContain('--import-existing-resources');
    expect(convert()).not.toContain('--import-existing-resources');
    expect(convert({ stack: NEW, stage: STAGES.dev })).not.toContain('--import-existing-resources');
  });

  it('of production is rolled back by alarms from the second one on', () => {
    expect(convert()).toContain(
      `--rollback-trigger-alarm-arns arn:one --rollback-trigger-alarm-arns arn:two --monitoring-time-minutes ${ROLLBACK_MONITORING_MINUTES}`,
    );
    for (const changes of [{ stack: NEW }, { stage: STAGES.dev }]) {
      expect(convert(changes)).toContain('--rollback-trigger-alarm-arns none');
      expect(convert(changes)).not.toContain('--monitoring-time-minutes');
    }
  });

  it('ignores alarms with --without-alarms, which the CDK does not get', () => {
    const args = convert({}, ['--without-alarms', '--force']);
    expect(args).toMatch(/--rollback-trigger-alarm-arns none -c withoutAlarms=on --force$/);
    expect(args).not.toContain('--without-alarms');
  });

  it('does without cached code with --without-cached-code, which the CDK does not get', () => {
    expect(convert({}, ['--without-cached-code'])).toMatch(/ -c withoutCachedCode=on$/);
  });

  it('moves aliases at once with --at-once, which the CDK does not get, and watches alarms all the same', () => {
    const args = convert({}, ['--at-once']);
    expect(args).toMatch(/--rollback-trigger-alarm-arns arn:one .* -c atOnce=on$/);
    expect(args).not.toContain('--at-once');
  });
});

describe('the stage of a deployment', () => {
  it.each([
    [[], 'prod'],
    [['-c', 'stage=dev'], 'dev'],
    [['--context', 'architecture=arm64', '--context', 'stage=dev'], 'dev'],
    [['--force', '--context=stage=dev'], 'dev'],
    [['-cstage=dev', '--method', 'direct'], 'dev'],
    [['-c=stage=dev'], 'dev'],
  ])('is read from %j', (args, name) => {
    expect(readStage(args).name).toBe(name);
  });

  it('is refused where it is unknown', () => {
    expect(() => readStage(['-c', 'stage=test'])).toThrow('there is no stage test; the stages are dev, prod');
  });
});

describe('the stack of a deployment', () => {
  it('is that of the functions, or of the host, which has no tables to take over', () => {
    expect(readStackName([])).toBe('natal-prod');
    const args = ['-c', 'host=fargate', '-c', 'stage=dev'];
    expect(readStackName(args)).toBe('natal-dev-host');
    expect(convert({ stack: NEW }, ['-c', 'host=fargate'])).not.toContain('--import-existing-resources');
    expect(() => readStackName(['-c', 'host=other'])).toThrow('option host is "other"');
  });
});

describe('alarms that roll back a deployment', () => {
  const rows: readonly AlarmDefinition[] = Object.values(ALARMS);
  const rolling = rows.filter(({ rollsBack }) => rollsBack);

  /** @source `cdk deploy --help` of aws-cdk 2.1148.1, --rollback-trigger-alarm-arns */
  it('are at most five, as CloudFormation demands', () => {
    expect(rolling.length).toBeGreaterThan(0);
    expect(rolling.length).toBeLessThanOrEqual(5);
  });

  /** @source `cdk deploy --help` of aws-cdk 2.1148.1, --monitoring-time-minutes */
  it('can all ring while the deployment watches them, for at most 180 minutes', () => {
    for (const { periodMinutes, periods } of rolling) {
      expect(ROLLBACK_MONITORING_MINUTES).toBeGreaterThan(periodMinutes * periods[1]);
    }
    expect(ROLLBACK_MONITORING_MINUTES).toBeLessThanOrEqual(180);
  });
});
