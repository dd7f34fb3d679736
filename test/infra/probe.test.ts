import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { DEFAULT_OPTIONS } from '../../infra/options.ts';
import { PROBE_VARIABLES } from '../../lib/runtime/probe.ts';
import { expectVariables } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const { template } = synthesiseStack(api, { options: { ...DEFAULT_OPTIONS, probe: true } });

describe('the probe', () => {
  it('runs every five minutes, without retries', () => {
    const [rule] = Object.values(
      template.findResources('AWS::Events::Rule', { Properties: { Description: 'Probes the service' } }),
    );
    expect(rule?.Properties.ScheduleExpression).toBe('rate(5 minutes)');
    expect(rule?.Properties.Targets[0].RetryPolicy).toMatchObject({ MaximumRetryAttempts: 0 });
  });

  it('rings after two failures in a quarter of an hour, or where it does not run', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'natal-test-probe',
      Namespace: 'Ephemeris/prod',
      MetricName: 'ProbeFailures',
      TreatMissingData: 'breaching',
      DatapointsToAlarm: 2,
      EvaluationPeriods: 3,
    });
  });

  it('asks the public address: that of the operator, the domain, or the gateway', () => {
    const address = PROBE_VARIABLES.address;
    const whole = synthesiseStack(api, { options: EVERY_OPTION }).template;
    expectVariables(whole, 'probe', { [address]: 'https://api.example.com/' });
    const stated = { PUBLIC_URL: 'https://stars.example' };
    const proxied = synthesiseStack(api, { options: EVERY_OPTION, oidc: stated }).template;
    expectVariables(proxied, 'probe', { [address]: 'https://stars.example/' });
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions).toMatch(/"SERVICE_ADDRESS":\{"Fn::Join":\["",\["https:\/\/",\{"Ref":"GatewayApi\w+"\}/);
  });

  it('is absent, with its alarm, unless the option asks for it', () => {
    const without = JSON.stringify(synthesiseStack(api).template.toJSON());
    expect(without).not.toMatch(/natal-test-probe|Probes the service/);
  });
});
