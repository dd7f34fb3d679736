/** Entry of a worker process: a replacement for Lambda's Node runtime. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Context } from 'aws-lambda';
import type { WorkerReply, WorkerRequest } from './lambda/messages.ts';

/** The context of an invocation; current Node runtimes have no `done`, `fail` and `succeed`. */
type InvocationContext = Omit<Context, 'done' | 'fail' | 'succeed'>;

type Handler = (event: unknown, context: InvocationContext) => unknown;

/** @source "Lambda quotas", AWS Lambda Developer Guide: a response of 6 MB */
const LARGEST_PAYLOAD_BYTES = 6 * 1024 * 1024;

process.on('disconnect', () => process.exit());
// Ctrl-C and supervisors may signal every process of the service; the gateway ends its workers itself, after their requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('uncaughtException', exitWithFault);
process.on('unhandledRejection', exitWithFault);

const handler = loadHandler();
process.on('message', (request: WorkerRequest) => void runHandler(request));
sendReply({ type: 'ready' });

function loadHandler(): Handler {
  const { LAMBDA_TASK_ROOT = '', _HANDLER = '' } = process.env;
  const [, file = '', name = ''] = /^(.+)\.([^.]+)$/.exec(_HANDLER) ?? [];
  const path = join(LAMBDA_TASK_ROOT, `${file}.js`);
  const exported: unknown = createRequire(path)(path)[name];
  if (typeof exported !== 'function') throw new Error(`${_HANDLER} is not a function`);
  return exported as Handler;
}

async function runHandler({ requestId, event, timeoutMs, trace }: WorkerRequest): Promise<void> {
  process.env._X_AMZN_TRACE_ID = trace;
  try {
    const context = buildContext(requestId, Date.now() + timeoutMs);
    sendReply(toReply(await handler(JSON.parse(event), context)));
  } catch (fault) {
    console.error(describeFault(fault));
    sendReply({ type: 'error', reason: describeFault(fault) });
  }
}

/**
 * @param deadlineMs Unix time at which the function is ended
 * @source "Using the Lambda context object to retrieve Node.js function information", AWS Lambda Developer Guide
 */
function buildContext(requestId: string, deadlineMs: number): InvocationContext {
  const { env: environment } = process;
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

function toReply(value: unknown): WorkerReply {
  const payload = JSON.stringify(value) ?? 'null';
  if (Buffer.byteLength(payload) <= LARGEST_PAYLOAD_BYTES) return { type: 'result', payload };
  return { type: 'error', reason: `a response of more than ${LARGEST_PAYLOAD_BYTES} bytes` };
}

/** Reports the fault to the gateway, then ends the process. */
function exitWithFault(fault: unknown): void {
  console.error(describeFault(fault));
  process.send?.({ type: 'fatal', reason: describeFault(fault) } satisfies WorkerReply, () => process.exit(1));
}

function sendReply(message: WorkerReply): void {
  process.send?.(message);
}

function describeFault(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
