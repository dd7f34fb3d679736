import { join } from 'node:path';
import type { Group } from '../../../functions/api.ts';
import { hostArchitecture } from '../../architecture.ts';
import { artifactsIn } from '../../artifacts.ts';
import { BUILD_FOLDER } from '../../build/folders.ts';
import { tableVariables } from '../../local/tables/access.ts';
import { metricsNamespace, STAGES } from '../../stages.ts';
import { TABLES } from '../../tables.ts';

/** Of the stage whose cost is wanted: it writes the log of production. */
const { name: STAGE, logLevel } = STAGES.prod;

/**
 * The trace that Lambda hands to every invocation. Lines of warm-ups and faults name it, that of a request does not.
 *
 * @source "Tracing header", AWS X-Ray Developer Guide (xray-concepts)
 */
const TRACE = 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=0';

/** The environment of a function in production, with layers and tables of this machine. */
export function environmentOf(name: string, { memoryMb }: Group, tablesEndpoint: string): Record<string, string> {
  const { functionFolder, layerFolder } = artifactsIn(BUILD_FOLDER);
  const swisseph = layerFolder('swisseph', hostArchitecture());
  return {
    LAMBDA_TASK_ROOT: functionFolder(name),
    AWS_LAMBDA_FUNCTION_NAME: `natal-${STAGE}-${name}`,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '41',
    AWS_REGION: 'us-east-1',
    _X_AMZN_TRACE_ID: TRACE,
    NODE_OPTIONS: '--max-semi-space-size=8',
    NODE_PATH: join(swisseph, 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(swisseph, 'swisseph'),
    PLACES_PATH: join(layerFolder('places', hostArchitecture()), 'places'),
    POWERTOOLS_SERVICE_NAME: name,
    POWERTOOLS_LOG_LEVEL: logLevel,
    POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(STAGE),
    HOME: '/var/task',
    ...tableVariables(tablesEndpoint),
    ...Object.fromEntries(Object.entries(TABLES).map(([table, { variable }]) => [variable, table])),
  };
}
