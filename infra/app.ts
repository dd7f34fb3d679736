import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { api, type GroupName } from '../functions/api.ts';
import { artifactsIn } from './artifacts.ts';
import { BUILD_FOLDER } from './build/folders.ts';
import { settingsFrom } from './settings.ts';
import { ServiceStack } from './stack.ts';

const FALLBACK: GroupName = 'meta';

const app = new App({ analyticsReporting: false });
const settings = settingsFrom(app.node);
new ServiceStack(app, `natal-${settings.stage.name}`, {
  ...settings,
  groups: api,
  fallback: FALLBACK,
  artifacts: artifactsIn(BUILD_FOLDER),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
