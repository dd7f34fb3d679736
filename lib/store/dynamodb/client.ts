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

/** The commands that the service uses; the local substitutes for DynamoDB support all of them. */
interface Commands {
  readonly get: { readonly input: GetCommandInput; readonly output: GetCommandOutput };
  readonly put: { readonly input: PutCommandInput; readonly output: PutCommandOutput };
  readonly update: { readonly input: UpdateCommandInput; readonly output: UpdateCommandOutput };
  readonly query: { readonly input: QueryCommandInput; readonly output: QueryCommandOutput };
  readonly batchGet: { readonly input: BatchGetCommandInput; readonly output: BatchGetCommandOutput };
  readonly batchWrite: { readonly input: BatchWriteCommandInput; readonly output: BatchWriteCommandOutput };
}

/** Time limit of a call. */
export interface CallTimeout {
  /** Milliseconds, including one retry. */
  readonly deadlineMs?: number;
}

/** A client for one table. */
export interface TableClient {
  /**
   * Runs one command of the SDK's document client. Commands are given by name, so that the SDK is loaded on first use.
   *
   * @throws TableUnavailable if the table does not answer in time, for any reason; the SDK's
   * `ConditionalCheckFailedException` (a name, not a class to import) if a condition does not hold
   */
  send<Name extends keyof Commands>(
    command: Name,
    input: Commands[Name]['input'],
    timeout?: CallTimeout,
  ): Promise<Commands[Name]['output']>;
}

/** DynamoDB answers in a few milliseconds; a client should not wait for a call longer than this. */
const DEADLINE_MS = 150;

/** Deadline until the first answer: a fresh instance also needs a TLS handshake, on a fraction of a processor. */
const FIRST_DEADLINE_MS = 1000;

let hasAnswered = false;

/** Opens a client for one table. All tables share the sockets; each client has a circuit breaker of its own. */
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

/** Needed because the SDK obeys its abort signal while it waits for an answer, but not while it waits to retry. */
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

/** Whether a condition of the command did not hold: an expected answer of the table, no outage. */
const isConditionFailure = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'ConditionalCheckFailedException';

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
