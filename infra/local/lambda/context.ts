import type { Context } from 'aws-lambda';

/** What Lambda tells a handler of its invocation; `done`, `fail` and `succeed` are gone from current Node runtimes. */
export type InvocationContext = Omit<Context, 'done' | 'fail' | 'succeed'>;

interface Invocation {
  readonly requestId: string;
  /** Unix time at which the function is ended. */
  readonly deadlineMs: number;
  readonly environment: NodeJS.ProcessEnv;
}

/** @source "Using the Lambda context object to retrieve Node.js function information", AWS Lambda Developer Guide */
export function invocationContext({ requestId, deadlineMs, environment }: Invocation): InvocationContext {
  const functionName = environment.AWS_LAMBDA_FUNCTION_NAME ?? '';
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: environment.AWS_LAMBDA_FUNCTION_VERSION ?? '',
    invokedFunctionArn: `arn:aws:lambda:${environment.AWS_REGION}:000000000000:function:${functionName}`,
    logGroupName: environment.AWS_LAMBDA_LOG_GROUP_NAME ?? '',
    logStreamName: environment.AWS_LAMBDA_LOG_STREAM_NAME ?? '',
    memoryLimitInMB: environment.AWS_LAMBDA_FUNCTION_MEMORY_SIZE ?? '',
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - Date.now()),
  };
}
