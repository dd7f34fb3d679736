import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  BatchWriteCommandInput,
  BatchWriteCommandOutput,
  DynamoDBDocumentClient,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  PutCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import { type Connection, openConnection } from './connection.ts';

/** The commands that tables are asked with: those that every stand-in for DynamoDB serves too. */
interface Commands {
  readonly get: { readonly input: GetCommandInput; readonly output: GetCommandOutput };
  readonly put: { readonly input: PutCommandInput; readonly output: PutCommandOutput };
  readonly update: { readonly input: UpdateCommandInput; readonly output: UpdateCommandOutput };
  readonly query: { readonly input: QueryCommandInput; readonly output: QueryCommandOutput };
  readonly batchGet: { readonly input: BatchGetCommandInput; readonly output: BatchGetCommandOutput };
  readonly batchWrite: { readonly input: BatchWriteCommandInput; readonly output: BatchWriteCommandOutput };
}

/** How long a call may take. */
export interface CallTimeout {
  /** Milliseconds, one retry included. */
  readonly deadlineMs?: number;
}

/** Asks one table. */
export interface TableClient {
  /**
   * Runs one command of the SDK's document client, told by name so that the SDK is loaded when it is first needed.
   *
   * @throws TableUnavailable for whatever keeps the table from answering in time; the SDK's
   * `ConditionalCheckFailedException` (a name, not a class to import) where a condition does not hold
   */
  send<Name extends keyof Commands>(
    command: Name,
    input: Commands[Name]['input'],
    timeout?: CallTimeout,
  ): Promise<Commands[Name]['output']>;
}

/** DynamoDB answers in a few milliseconds; what takes this long is not worth a client's while. */
const DEADLINE_MS = 150;

/** Until the first answer: a fresh instance with a share of a processor also has to agree on keys with the table. */
const FIRST_DEADLINE_MS = 1000;

let hasAnswered = false;

/** A client for one table: sockets are shared with those of the other tables, the breaker is its own. */
export function openTableClient(): TableClient {
  const breaker = new CircuitBreaker();
  return { send: (...call) => breaker.run(() => sendCommand(...call)) };
}

async function sendCommand<Name extends keyof Commands>(
  command: Name,
  input: Commands[Name]['input'],
  { deadlineMs = DEADLINE_MS }: CallTimeout = {},
): Promise<Commands[Name]['output']> {
  try {
    const connection = await openConnection();
    const limitMs = hasAnswered ? deadlineMs : Math.max(deadlineMs, FIRST_DEADLINE_MS);
    const output = await raceDeadline<Commands[Name]['output']>(limitMs, (abortSignal) => {
      const { client } = connection;
      return client.send(createCommand(connection, command, input), { abortSignal });
    });
    hasAnswered = true;
    return output;
  } catch (fault) {
    if (isConditionFailure(fault)) {
      hasAnswered = true;
      throw fault;
    }
    throw new TableUnavailable(`the table did not answer: ${reasonOf(fault)}`, { cause: fault });
  }
}

type Sendable = Parameters<DynamoDBDocumentClient['send']>[0];

function createCommand({ sdk }: Connection, command: keyof Commands, input: unknown): Sendable {
  const classes = {
    get: sdk.GetCommand,
    put: sdk.PutCommand,
    update: sdk.UpdateCommand,
    query: sdk.QueryCommand,
    batchGet: sdk.BatchGetCommand,
    batchWrite: sdk.BatchWriteCommand,
  };
  const Command = classes[command] as new (input: unknown) => Sendable;
  return new Command(input);
}

/** The SDK notices its signal while it waits for an answer, but not while it waits to try again. */
async function raceDeadline<Output>(limitMs: number, call: (signal: AbortSignal) => Promise<unknown>): Promise<Output> {
  const controller = new AbortController();
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new Error(`no answer within ${limitMs} ms`));
  }, limitMs);
  try {
    return (await Promise.race([call(controller.signal), deadline])) as Output;
  } finally {
    clearTimeout(timer);
  }
}

/** An answer of the table, and one that was reckoned with. */
const isConditionFailure = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'ConditionalCheckFailedException';

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
