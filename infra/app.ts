import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { api, type GroupName, selectGroups } from '../functions/api.ts';
import { locateArtifacts } from './artifacts.ts';
import { AUTHORIZER } from './authorizer-function.ts';
import { BUILD_FOLDER, PROJECT_FOLDER } from './build/folders.ts';
import { requireIntactLayers } from './build/intact-layers.ts';
import { bulkStackNameOf } from './bulk/choice.ts';
import { BulkStack } from './bulk/stack.ts';
import { requireCachedCode } from './cached-code.ts';
import { DOCS } from './docs.ts';
import { HOST_CONTEXT, hostStackNameOf, isFargateChosen } from './fargate/choice.ts';
import { HostStack } from './fargate/stack.ts';
import { FEATURE_FLAGS } from './feature-flags.ts';
import { DEPLOYMENT_CONTEXT, readSettings } from './settings.ts';
import { ServiceStack } from './stack.ts';
import { stackNameOf } from './stage-names.ts';

const FALLBACK: GroupName = 'meta';

/** Findings of the CDK's own validator fail the synthesis, warnings included. */
const STRICT = { '@aws-cdk/core:validateAgainstDefaultRules': true, '@aws-cdk/core:strictCfnValidateErrors': true };

const app = new App({ analyticsReporting: false, context: { ...STRICT, ...FEATURE_FLAGS } });
const settings = readSettings(app.node);
if (isFargateChosen(app.node.tryGetContext(HOST_CONTEXT))) {
  new HostStack(app, hostStackNameOf(settings.stage.name), settings);
} else {
  const { stage, architecture } = settings;
  const isWaived = app.node.tryGetContext(DEPLOYMENT_CONTEXT.withoutCachedCode) !== undefined;
  // Here and not as a command of cdk.json, which does not know the architecture of the stage.
  const build = [join(PROJECT_FOLDER, 'infra', 'build', 'run.ts'), '--architecture', architecture];
  execFileSync(process.execPath, [...build, ...(isWaived ? ['--native'] : [])], { stdio: 'inherit' });
  requireIntactLayers(join(PROJECT_FOLDER, 'layers'), BUILD_FOLDER);
  requireCachedCode({
    buildFolder: BUILD_FOLDER,
    names: [...Object.keys(api), AUTHORIZER, DOCS],
    architecture,
    isProduction: stage.isProduction,
    isWaived,
    print: console.error,
  });
  const artifacts = locateArtifacts(BUILD_FOLDER);
  const groups = selectGroups(settings.options.bulk ? ['bulk'] : []);
  const service = new ServiceStack(app, stackNameOf(stage.name), {
    ...settings,
    groups,
    fallback: FALLBACK,
    artifacts,
  });
  // The function of jobs names bucket, table and state machine, which have to be there.
  if (settings.options.bulk)
    service.addDependency(new BulkStack(app, bulkStackNameOf(stage.name), { ...settings, artifacts }));
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
