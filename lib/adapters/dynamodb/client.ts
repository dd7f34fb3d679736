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
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { CircuitBreaker } from '../tables/circuit-breaker.ts';
import { type Connection, openConnection } from './connection.ts';
import { answerWithin, type CallTimeout } from './deadline.ts';

/** The commands that the service uses; the local substitutes for DynamoDB support all of them. */
interface Commands {
  readonly get: { readonly input: GetCommandInput; readonly output: GetCommandOutput };
  readonly put: { readonly input: PutCommandInput; readonly output: PutCommandOutput };
  readonly update: { readonly input: UpdateCommandInput; readonly output: UpdateCommandOutput };
  readonly query: { readonly input: QueryCommandInput; readonly output: QueryCommandOutput };
  readonly batchGet: { readonly input: BatchGetCommandInput; readonly output: BatchGetCommandOutput };
  readonly batchWrite: { readonly input: BatchWriteCommandInput; readonly output: BatchWriteCommandOutput };
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

/** Sends one command and obeys the signal while it waits for the answer. */
export type Transport = (command: keyof Commands, input: unknown, signal: AbortSignal) => Promise<unknown>;

/**
 * Opens a client for one table. All tables share the sockets; each client has a circuit breaker of its own.
 *
 * @param connect opens the way to the tables, on every call: its time does not count against the deadline
 */
export function openTableClient(connect: () => Promise<Transport> = connectSdk): TableClient {
  const breaker = new CircuitBreaker();
  return {
    send: async <Name extends keyof Commands>(...[command, input, timeout]: Parameters<TableClient['send']>) => {
      const output = await breaker.run(() =>
        sendInTime(connect, (transport, signal) => transport(command, input, signal), timeout),
      );
      return output as Commands[Name]['output'];
    },
  };
}

async function sendInTime(
  connect: () => Promise<Transport>,
  send: (transport: Transport, signal: AbortSignal) => Promise<unknown>,
  { deadlineMs = DEADLINE_MS, hedgeAfterMs }: CallTimeout = {},
): Promise<unknown> {
  try {
    const transport = await connect();
    const timeout = hasAnswered
      ? { deadlineMs, hedgeAfterMs }
      : { deadlineMs: Math.max(deadlineMs, FIRST_DEADLINE_MS) };
    const output = await answerWithin(timeout, (signal) => send(transport, signal));
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

async function connectSdk(): Promise<Transport> {
  const connection = await openConnection();
  return (command, input, abortSignal) =>
    connection.client.send(createCommand(connection, command, input), { abortSignal });
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

/** Whether a condition of the command did not hold: an expected answer of the table, no outage. */
export const isConditionFailure = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'ConditionalCheckFailedException';

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
