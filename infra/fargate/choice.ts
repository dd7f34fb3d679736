import { stackNameOf } from '../stage-names.ts';

/** Name in the CDK context that selects the stack with the host instead of that with the functions: `-c host=fargate`. */
export const HOST_CONTEXT = 'host';

const FARGATE = 'fargate';

/** The stack of the host, beside that of the functions, whose tables it uses. */
export const hostStackNameOf = (stageName: string): string => `${stackNameOf(stageName)}-host`;

/** Whether the context selects the stack with the host. @throws Error for another host than Fargate */
export function isFargateChosen(value: unknown): boolean {
  if (value === undefined) return false;
  if (value === FARGATE) return true;
  throw new Error(
    `option ${HOST_CONTEXT} is ${JSON.stringify(value)}; it can be ${FARGATE}, or be left out for Lambda`,
  );
}
