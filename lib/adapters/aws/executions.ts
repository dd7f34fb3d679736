import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';

/** Executions of a state machine, each named by its job. */
export interface Executions {
  /** Starts an execution. Repeating it has no effect. */
  start(name: string, input: unknown): Promise<void>;
  /** Ends an execution, where there is one. */
  stop(name: string): Promise<void>;
}

/** Opens the executions of a state machine. @param stateMachineArn `arn:aws:states:<region>:<account>:stateMachine:<name>` */
export function openExecutions(stateMachineArn: string, client = new SFNClient()): Executions {
  return {
    start: async (name, input) => {
      await client
        .send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }))
        .catch(ignore('ExecutionAlreadyExists'));
    },
    stop: async (name) => {
      const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
      await client.send(new StopExecutionCommand({ executionArn })).catch(ignore('ExecutionDoesNotExist'));
    },
  };
}

const ignore =
  (name: string) =>
  (fault: unknown): void => {
    if (!(fault instanceof Error) || fault.name !== name) throw fault;
  };
