import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** One question to the tables. */
export interface Question {
  /** Name of the table, the first where there are several. */
  readonly table: string;
  /** Whether it asks for something only if a condition holds. */
  readonly isConditional: boolean;
}

/** What DynamoDB answers where it does not do what it is asked to. */
export interface Refusal {
  readonly status: number;
  /** JSON with its type, or whatever else comes in its place. */
  readonly body: string;
}

/** What becomes of a question on its way. */
export interface Traffic {
  /** Added to the time that the tables take. */
  readonly lateMs?: number;
  /** The tables are not asked where this gives an answer. */
  readonly refuse?: (question: Question) => Refusal | undefined;
}

/** The way to the tables, on which questions can be held up and refused: DynamoDB as it behaves on a bad day. */
export interface Road {
  readonly endpoint: string;
  let(traffic: Traffic): void;
  close(): Promise<void>;
}

const CLEAR: Traffic = {};
const JSON_OF_DYNAMODB = 'application/x-amz-json-1.0';

/** What DynamoDB says of an error. @source "Error handling with DynamoDB", Amazon DynamoDB Developer Guide (Programming.Errors) */
export const refusal = (status: number, type: string): Refusal => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'as the test has it' }),
});

/** @param target where the tables are */
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

/** What of a command is looked at. */
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
