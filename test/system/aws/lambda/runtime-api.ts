import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProcessListener, WorkerReply, WorkerRequest } from './runtime-process.ts';

/** @source "Lambda quotas", AWS Lambda Developer Guide (gettingstarted-limits): a response of 6 MB */
const LARGEST_RESPONSE_BYTES = 6 * 1024 * 1024;

const VERSION = '/2018-06-01/runtime';

type Handle = (body: string, response: ServerResponse) => void;

/**
 * Lambda's side of the runtime API for one execution environment: hands out invocations and receives responses.
 *
 * @source "Using the Lambda runtime API for custom runtimes", AWS Lambda Developer Guide (runtimes-api)
 */
export class RuntimeApi {
  readonly #listener: ProcessListener;
  readonly #functionArn: string;
  readonly #server: Server;
  /** The runtime that waits for an invocation. */
  #waiting: ServerResponse | undefined;
  #order: WorkerRequest | undefined;
  /** Error of the handler. Reported when the runtime asks for the next invocation or has ended, as it does after some errors. */
  #fault: string | undefined;
  #initialized = false;

  constructor(functionArn: string, listener: ProcessListener) {
    this.#functionArn = functionArn;
    this.#listener = listener;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.requestTimeout = 0;
  }

  /** @returns host and port in the form that the runtime expects */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  offer(order: WorkerRequest): void {
    this.#order = order;
    this.#handOut();
  }

  /** @returns the last error of the handler if it has not been reported yet */
  close(): string | undefined {
    this.#server.close();
    this.#server.closeAllConnections();
    return this.#fault;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const handle = this.#operation(`${request.method} ${request.url}`);
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    if (handle) handle(body, response);
    else respond(response, 404, { errorType: 'InvalidRequest', errorMessage: 'no such operation or invocation' });
  }

  #operation(line: string): Handle | undefined {
    const invocation = `POST ${VERSION}/invocation/${this.#order?.requestId}`;
    const operations: Readonly<Record<string, Handle>> = {
      [`GET ${VERSION}/invocation/next`]: (_, response) => this.#next(response),
      [`POST ${VERSION}/init/error`]: (body, response) => this.#initError(body, response),
      [`${invocation}/response`]: (body, response) => this.#result(body, response),
      [`${invocation}/error`]: (body, response) => this.#error(body, response),
    };
    return operations[line];
  }

  #next(response: ServerResponse): void {
    this.#waiting = response;
    if (this.#fault !== undefined) this.#tell({ type: 'error', reason: this.#fault });
    else if (!this.#initialized) this.#tell({ type: 'ready' });
    this.#initialized = true;
    this.#handOut();
  }

  #handOut(): void {
    const [waiting, order] = [this.#waiting, this.#order];
    if (!waiting || !order) return;
    this.#waiting = undefined;
    waiting.writeHead(200, {
      'Content-Type': 'application/json',
      'Lambda-Runtime-Aws-Request-Id': order.requestId,
      'Lambda-Runtime-Deadline-Ms': Date.now() + order.timeoutMs,
      'Lambda-Runtime-Invoked-Function-Arn': this.#functionArn,
      'Lambda-Runtime-Trace-Id': order.trace,
    });
    waiting.end(order.event);
  }

  #result(payload: string, response: ServerResponse): void {
    const bytes = Buffer.byteLength(payload);
    if (bytes > LARGEST_RESPONSE_BYTES) {
      respond(response, 413, { errorType: 'RequestEntityTooLarge', errorMessage: `${bytes} bytes` });
      this.#tell({ type: 'error', reason: `a response of ${bytes} bytes` });
      return;
    }
    respond(response, 202, { status: 'OK' });
    this.#tell({ type: 'result', payload });
  }

  #error(body: string, response: ServerResponse): void {
    respond(response, 202, { status: 'OK' });
    this.#fault = body;
    this.#order = undefined;
  }

  #initError(body: string, response: ServerResponse): void {
    respond(response, 202, { status: 'OK' });
    this.#tell({ type: 'fatal', reason: body });
  }

  #tell(reply: WorkerReply): void {
    this.#order = undefined;
    this.#fault = undefined;
    this.#listener.onReply(reply);
  }
}

function respond(response: ServerResponse, status: number, body: Readonly<Record<string, string>>): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
