import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { HostStack } from '../../infra/fargate/stack.ts';
import { FEATURE_FLAGS } from '../../infra/feature-flags.ts';
import { DEFAULT_OPTIONS, HOST_OPTIONS_EXAMPLE, readDeploymentOptions } from '../../infra/options.ts';
import type { Settings } from '../../infra/settings.ts';
import { STAGES } from '../../infra/stages.ts';
import type { SynthesisedStack } from './synthesised.ts';

/** Options without which there is no host on Fargate. */
export const HOST_OPTIONS = readDeploymentOptions(HOST_OPTIONS_EXAMPLE);

/** The stack of the host on Fargate. Nothing is built for it: its image is in a registry. */
export function synthesiseHost(changes: Partial<Settings> = {}): SynthesisedStack {
  const outdir = mkdtempSync(join(tmpdir(), 'host-stack-test-'));
  try {
    const withoutValidation = { analyticsReporting: false, builtinCloudFormationValidation: false };
    const app = new App({ ...withoutValidation, context: FEATURE_FLAGS, outdir });
    const stack = new HostStack(app, 'natal-test-host', {
      stage: STAGES.prod,
      architecture: 'arm64',
      geocoder: {},
      oidc: {},
      origins: '*',
      demo: 'on',
      options: { ...DEFAULT_OPTIONS, ...HOST_OPTIONS },
      rollout: { canary: true, alarms: true },
      ...changes,
    });
    return { app, template: Template.fromStack(stack) };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
