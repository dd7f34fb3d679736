import { openDeployments } from '../../lib/adapters/aws/deployments.ts';
import { createVersionCheck, VERSIONS_VARIABLE } from '../../lib/runtime/version-check.ts';

export const handler = createVersionCheck(openDeployments(), JSON.parse(process.env[VERSIONS_VARIABLE] ?? '{}'));
