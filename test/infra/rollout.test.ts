import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { ALARMS, type AlarmDefinition } from '../../infra/alarms.ts';
import { STAGES } from '../../infra/stages.ts';
import { VERSIONS_VARIABLE } from '../../lib/runtime/version-check.ts';
import { listProperties, listServing, readOnly } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

const { template } = synthesiseStack(api);

const GROUP = 'AWS::CodeDeploy::DeploymentGroup';
const ALIAS = 'AWS::Lambda::Alias';

interface Alias {
  readonly Properties: { readonly FunctionName: { readonly Ref: string } };
  readonly UpdatePolicy?: { readonly CodeDeployLambdaAliasUpdate: Readonly<Record<string, object>> };
}

const aliasesOf = (from: typeof template): readonly Alias[] => Object.values(from.findResources(ALIAS)) as Alias[];

describe('in production every alias', () => {
  it('is moved by CodeDeploy, through a group of its own with the name of its function', () => {
    const groups = template.findResources(GROUP);
    const functions = template.findResources('AWS::Lambda::Function');
    expect(Object.keys(groups)).toHaveLength(listServing(template).length);
    for (const { Properties, UpdatePolicy } of aliasesOf(template)) {
      const { DeploymentGroupName } = UpdatePolicy?.CodeDeployLambdaAliasUpdate ?? {};
      const group = groups[(DeploymentGroupName as { readonly Ref: string }).Ref];
      expect(group?.Properties.DeploymentGroupName).toBe(
        functions[Properties.FunctionName.Ref]?.Properties.FunctionName,
      );
    }
  });

  it('gives a tenth of the requests to the new version for five minutes, and goes back at a ringing alarm', () => {
    const rows: readonly [string, AlarmDefinition][] = Object.entries(ALARMS);
    const names = rows.filter(([, { rollsBack }]) => rollsBack).map(([name]) => `natal-test-${name}`);
    const alarms = template.findResources('AWS::CloudWatch::Alarm');
    for (const group of listProperties(template, GROUP)) {
      expect(group.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
      expect(group.AutoRollbackConfiguration).toEqual({
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      });
      const { Alarms, Enabled } = group.AlarmConfiguration;
      expect(Enabled).toBe(true);
      const watched = Alarms.map(({ Name }: { Name: { Ref: string } }) => alarms[Name.Ref]?.Properties.AlarmName);
      expect(watched.sort()).toEqual(names.sort());
    }
  });

  it('waits for no alarm that waits for the gateway, which waits for the aliases', () => {
    for (const alarm of listProperties(template, 'AWS::CloudWatch::Alarm')) {
      expect(JSON.stringify(alarm.Dimensions ?? [])).not.toContain('Ref');
    }
  });

  it('moves after a check of the new version, which knows the versions of all functions', () => {
    const [check] = Object.entries(template.findResources('AWS::Lambda::Function')).filter(
      ([, { Properties }]) => Properties.FunctionName === 'CodeDeployHook_natal-test',
    );
    for (const { UpdatePolicy } of aliasesOf(template)) {
      expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate.BeforeAllowTrafficHook).toEqual({ Ref: check?.[0] });
    }
    const versions = JSON.stringify(check?.[1].Properties.Environment.Variables[VERSIONS_VARIABLE]);
    for (const id of Object.keys(template.findResources('AWS::Lambda::Version'))) expect(versions).toContain(`"${id}"`);
  });
});

describe('one deployment', () => {
  it('can move aliases at once, and keeps the groups', () => {
    const { template: atOnce } = synthesiseStack(api, { rollout: { canary: false, alarms: true } });
    expect(aliasesOf(atOnce).filter(({ UpdatePolicy }) => UpdatePolicy)).toEqual([]);
    expect(atOnce.findResources(GROUP)).toEqual(template.findResources(GROUP));
  });

  it('can ignore alarms that ring', () => {
    const { template: ignoring } = synthesiseStack(api, { rollout: { canary: true, alarms: false } });
    for (const { AlarmConfiguration } of listProperties(ignoring, GROUP)) {
      expect(AlarmConfiguration).toMatchObject({ Enabled: false });
    }
    expect(aliasesOf(ignoring)).toEqual(aliasesOf(template));
  });
});

it('the stage dev has no canary, and nothing of CodeDeploy', () => {
  const { template: dev } = synthesiseStack(api, { stage: STAGES.dev });
  expect(JSON.stringify(dev.toJSON())).not.toContain('CodeDeploy');
  expect(aliasesOf(dev).filter(({ UpdatePolicy }) => UpdatePolicy)).toEqual([]);
});

it('in production a function that serves gets another Node only with another version, in dev whenever AWS has one', () => {
  const modesOf = (from: typeof template) => {
    const functions = from.findResources('AWS::Lambda::Function');
    return new Set(listServing(from).map((id) => functions[id]?.Properties.RuntimeManagementConfig.UpdateRuntimeOn));
  };
  expect(modesOf(template)).toEqual(new Set(['FunctionUpdate']));
  expect(modesOf(synthesiseStack(api, { stage: STAGES.dev }).template)).toEqual(new Set(['Auto']));
});

it('one application has all groups', () => {
  expect(readOnly(template, 'AWS::CodeDeploy::Application').ApplicationName).toBe('natal-test');
});
