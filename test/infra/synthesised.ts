import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Group } from '../../functions/api.ts';
import type { Artifacts } from '../../infra/artifacts.ts';
import { FEATURE_FLAGS } from '../../infra/feature-flags.ts';
import { DEFAULT_OPTIONS } from '../../infra/options.ts';
import { ServiceStack, type ServiceStackProps } from '../../infra/stack.ts';
import { STAGES } from '../../infra/stages.ts';

/** A synthesised stack over empty bundles: what they hold changes nothing of the template but hashes. */
export interface SynthesisedStack {
  readonly app: App;
  readonly template: Template;
}

type StackChanges = Partial<
  Pick<
    ServiceStackProps,
    'stage' | 'architecture' | 'fallback' | 'geocoder' | 'oidc' | 'origins' | 'demo' | 'options' | 'rollout'
  >
> & {
  /** Stands for the bytes of every layer. */
  readonly layerContent?: string;
};

export function synthesiseStack(
  groups: Readonly<Record<string, Group>>,
  { layerContent = '', ...changes }: StackChanges = {},
): SynthesisedStack {
  const folder = mkdtempSync(join(tmpdir(), 'stack-test-'));
  try {
    // The built-in validation takes longer than all else of a synthesis: `rules.test.ts` calls it, once.
    const withoutValidation = { analyticsReporting: false, builtinCloudFormationValidation: false };
    const app = new App({ ...withoutValidation, context: FEATURE_FLAGS, outdir: join(folder, 'cdk.out') });
    const stack = new ServiceStack(app, 'natal-test', {
      groups,
      fallback: 'meta',
      artifacts: emptyArtifacts(folder, layerContent),
      stage: STAGES.prod,
      architecture: 'arm64',
      geocoder: {},
      oidc: {},
      origins: '*',
      demo: 'on',
      options: DEFAULT_OPTIONS,
      rollout: { canary: true, alarms: true },
      ...changes,
    });
    return { app, template: Template.fromStack(stack) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function emptyArtifacts(folder: string, layerContent: string): Artifacts {
  const made = (...names: string[]): string => {
    const path = join(folder, ...names);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'content'), names.join());
    return path;
  };
  const madeFile = (content: string, ...names: string[]): string => {
    const file = join(made(...names), 'packed.zip');
    writeFileSync(file, content);
    return file;
  };
  return {
    functionFolder: (group) => made('functions', group),
    functionFile: (group) => madeFile(group, 'functions', group),
    functionHash: (group) => `hash of ${group}`,
    layerFolder: (layer, architecture) => made('layers', layer, architecture),
    layerFile: (layer, architecture) => madeFile(layerContent, 'layers', layer, architecture),
  };
}
