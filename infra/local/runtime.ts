/** Entry of a worker process: what Lambda's Node runtime is to a function. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type InvocationContext, invocationContext } from './lambda/context.ts';
import type { Order, Reply } from './lambda/messages.ts';

type Handler = (event: unknown, context: InvocationContext) => unknown;

/** @source "Lambda quotas", AWS Lambda Developer Guide: a response of 6 MB */
const LARGEST_PAYLOAD_BYTES = 6 * 1024 * 1024;

process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // Ctrl-C reaches every process of the terminal; the gateway ends its workers itself
process.on('uncaughtException', die);
process.on('unhandledRejection', die);

const handler = load();
process.on('message', (order: Order) => void serve(order));
reply({ type: 'ready' });

function load(): Handler {
  const { LAMBDA_TASK_ROOT = '', _HANDLER = '' } = process.env;
  const [, file = '', name = ''] = /^(.+)\.([^.]+)$/.exec(_HANDLER) ?? [];
  const path = join(LAMBDA_TASK_ROOT, `${file}.js`);
  const exported: unknown = createRequire(path)(path)[name];
  if (typeof exported !== 'function') throw new Error(`${_HANDLER} is not a function`);
  return exported as Handler;
}

async function serve({ requestId, event, timeoutMs, trace }: Order): Promise<void> {
  process.env._X_AMZN_TRACE_ID = trace;
  try {
    const context = invocationContext({ requestId, deadlineMs: Date.now() + timeoutMs, environment: process.env });
    reply(resultOf(await handler(JSON.parse(event), context)));
  } catch (fault) {
    console.error(described(fault));
    reply({ type: 'error', reason: described(fault) });
  }
}

function resultOf(value: unknown): Reply {
  const payload = JSON.stringify(value) ?? 'null';
  if (Buffer.byteLength(payload) <= LARGEST_PAYLOAD_BYTES) return { type: 'result', payload };
  return { type: 'error', reason: `a response of more than ${LARGEST_PAYLOAD_BYTES} bytes` };
}

/** Ends the process, but not before the gateway has heard why. */
function die(fault: unknown): void {
  console.error(described(fault));
  process.send?.({ type: 'fatal', reason: described(fault) } satisfies Reply, () => process.exit(1));
}

function reply(message: Reply): void {
  process.send?.(message);
}

function described(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
