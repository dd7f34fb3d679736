import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { api, type GroupName } from '../functions/api.ts';
import { locateArtifacts } from './artifacts.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './build/folders.ts';
import { requireIntactLayers } from './build/intact-layers.ts';
import { HOST_CONTEXT, hostStackNameOf, isFargateChosen } from './fargate/choice.ts';
import { HostStack } from './fargate/stack.ts';
import { FEATURE_FLAGS } from './feature-flags.ts';
import { readSettings } from './settings.ts';
import { ServiceStack } from './stack.ts';
import { stackNameOf } from './stage-names.ts';

const FALLBACK: GroupName = 'meta';

/** Findings of the CDK's own validator fail the synthesis, warnings included. */
const STRICT = { '@aws-cdk/core:validateAgainstDefaultRules': true, '@aws-cdk/core:strictCfnValidateErrors': true };

const app = new App({ analyticsReporting: false, context: { ...STRICT, ...FEATURE_FLAGS } });
const settings = readSettings(app.node);
requireIntactLayers(join(PROJECT_FOLDER, 'layers'), BUILD_FOLDER);
if (isFargateChosen(app.node.tryGetContext(HOST_CONTEXT))) {
  new HostStack(app, hostStackNameOf(settings.stage.name), settings);
} else {
  new ServiceStack(app, stackNameOf(settings.stage.name), {
    ...settings,
    groups: api,
    fallback: FALLBACK,
    artifacts: locateArtifacts(BUILD_FOLDER),
  });
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
