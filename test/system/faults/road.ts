import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** One request to the tables. */
export interface Question {
  /** Name of the table, the first where there are several. */
  readonly table: string;
  /** Whether the request has a condition. */
  readonly isConditional: boolean;
}

/** DynamoDB's response to a request that it does not execute. */
export interface Refusal {
  readonly status: number;
  /** JSON with its type, or another body. */
  readonly body: string;
}

/** Effect on a request on its way. */
export interface Traffic {
  /** Delay in addition to the time of the tables. */
  readonly lateMs?: number;
  /** If this returns an answer, the request does not reach the tables. */
  readonly refuse?: (question: Question) => Refusal | undefined;
}

/** The connection to the tables, which can delay and refuse requests to simulate failures of DynamoDB. */
export interface Road {
  readonly endpoint: string;
  let(traffic: Traffic): void;
  close(): Promise<void>;
}

const CLEAR: Traffic = {};
const JSON_OF_DYNAMODB = 'application/x-amz-json-1.0';

/** DynamoDB's body of an error. @source "Error handling with DynamoDB", Amazon DynamoDB Developer Guide (Programming.Errors) */
export const refusal = (status: number, type: string): Refusal => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'as the test has it' }),
});

/** @param target address of the tables */
export async function openRoad(target: string): Promise<Road> {
  const agent = new Agent({ keepAlive: true });
  let traffic = CLEAR;

  const server = createServer(async (request, response) => {
    const { lateMs = 0, refuse } = traffic;
    const body = await text(request);
    const refused = refuse?.(questionOf(body));
    await delay(lateMs);
    if (refused) response.writeHead(refused.status, { 'Content-Type': JSON_OF_DYNAMODB }).end(refused.body);
    else passOn({ request, body, response }, { target, agent });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    let(next) {
      traffic = next;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

interface Destination {
  readonly target: string;
  readonly agent: Agent;
}

interface Passing {
  readonly request: IncomingMessage;
  readonly body: string;
  readonly response: ServerResponse;
}

function passOn({ request, body, response }: Passing, { target, agent }: Destination): void {
  const { method, headers, url } = request;
  const onward = send(new URL(url ?? '/', target), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  onward.end(body);
}

/** The part of a command that is read. */
interface Asked {
  readonly TableName?: string;
  readonly RequestItems?: object;
  readonly ConditionExpression?: string;
}

function questionOf(body: string): Question {
  const { TableName, RequestItems = {}, ConditionExpression } = JSON.parse(body) as Asked;
  const table = TableName ?? Object.keys(RequestItems)[0] ?? '';
  return { table, isConditional: ConditionExpression !== undefined };
}
