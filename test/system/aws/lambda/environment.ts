import { dirname } from 'node:path';
import { LOCAL_CLIENT_CONFIG } from '../../../../host/tables/client-config.ts';
import type { FunctionFolders } from './folders.ts';
import type { FunctionSpec } from './functions.ts';

/**
 * The whole environment of a function: its own variables and those of Lambda, but none of this machine.
 *
 * In values that begin with /opt, the prefix is replaced by the local folder.
 *
 * @source "Defined runtime environment variables", AWS Lambda Developer Guide (configuration-envvars)
 */
export function buildFunctionEnvironment(spec: FunctionSpec, folders: FunctionFolders): Record<string, string> {
  const own = Object.entries(spec.environment).map(([name, value]) => [
    name,
    value.replace(/^\/opt(?=\/|$)/, folders.opt),
  ]);
  return { ...buildLambdaVariables(spec, folders), ...Object.fromEntries(own) };
}

function buildLambdaVariables(
  { name, handler, memoryMb }: FunctionSpec,
  { task, opt }: FunctionFolders,
): Record<string, string> {
  return {
    PATH: dirname(process.execPath),
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    AWS_REGION: LOCAL_CLIENT_CONFIG.region,
    AWS_DEFAULT_REGION: LOCAL_CLIENT_CONFIG.region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: task,
    _HANDLER: handler,
    NODE_PATH: [`${opt}/nodejs/node24/node_modules`, `${opt}/nodejs/node_modules`, task].join(':'),
  };
}
