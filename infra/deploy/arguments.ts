import { parseArgs } from 'node:util';
import { ROLLBACK_MONITORING_MINUTES } from '../alarms.ts';
import { HOST_CONTEXT, hostStackNameOf, isFargateChosen } from '../fargate/choice.ts';
import { DEPLOYMENT_CONTEXT } from '../settings.ts';
import { type StageName, stackNameOf } from '../stage-names.ts';
import { STAGES, type Stage } from '../stages.ts';
import type { DeployedStack } from './deployed-stack.ts';

/** Our own option: deploys although alarms ring, for instance to end what they report. */
const WITHOUT_ALARMS = '--without-alarms';

/** Our own option: moves aliases at once, for instance back to versions to which they were moved by hand. */
const AT_ONCE = '--at-once';

/** Our own option: deploys functions that start slower, from a machine that cannot cache code for the architecture of the stage. */
const WITHOUT_CACHED_CODE = '--without-cached-code';

/** What the synthesis has to know of our own options. */
const CONTEXT_OF: Readonly<Record<string, string>> = {
  [WITHOUT_ALARMS]: DEPLOYMENT_CONTEXT.withoutAlarms,
  [AT_ONCE]: DEPLOYMENT_CONTEXT.atOnce,
  [WITHOUT_CACHED_CODE]: DEPLOYMENT_CONTEXT.withoutCachedCode,
};

/** The option of the CDK for a context value: `-c stage=dev`. */
const CONTEXT = { context: { type: 'string', short: 'c', multiple: true } } as const;

/** A release goes to production; every other command is about the stage without conditions. */
const DEFAULT_STAGE: StageName = 'prod';

/** The value that `-c <name>=…` gives; the last one, where there are several. */
function readContext(args: readonly string[], name: string): string | undefined {
  const { context = [] } = parseArgs({ args: [...args], options: CONTEXT, strict: false }).values;
  const settings = [context].flat().map((setting) => String(setting).replace(/^=/, ''));
  return settings.findLast((setting) => setting.startsWith(`${name}=`))?.slice(name.length + 1);
}

const isHost = (args: readonly string[]): boolean => isFargateChosen(readContext(args, HOST_CONTEXT));

/** The stack that arguments deploy: that of the functions, or with `-c host=fargate` that of the host. */
export const readStackName = (args: readonly string[]): string =>
  (isHost(args) ? hostStackNameOf : stackNameOf)(readStage(args).name);

/** The stage that `-c stage=…` names. @throws Error for an unknown one */
export function readStage(args: readonly string[]): Stage {
  const named = readContext(args, 'stage');
  const stages: Readonly<Record<string, Stage>> = STAGES;
  const stage = stages[named ?? DEFAULT_STAGE];
  if (stage) return stage;
  throw new Error(`there is no stage ${named}; the stages are ${Object.keys(STAGES).join(', ')}`);
}

export interface DeploymentConditions {
  readonly stage: Stage;
  readonly stack: DeployedStack;
  /** Whether somebody can answer questions. */
  readonly hasTerminal: boolean;
}

/**
 * Arguments of `cdk deploy` for the arguments of `npm run deploy`, which come last and win.
 *
 * - Every stack of the stage is deployed: with `bulk=on`, that of jobs before that of the functions.
 * - The stage is always named, because the CDK's default is another one.
 * - Without a terminal nobody can approve changes of permissions, so nothing asks.
 * - A stack with tables that is created takes over the tables that an earlier attempt, or a deleted stack, left behind.
 * - Alarms roll back production from the second deployment on: before, there are none.
 */
export function toCdkArguments(
  args: readonly string[],
  { stage, stack, hasTerminal }: DeploymentConditions,
): readonly string[] {
  const watchesAlarms = stage.isProduction && !args.includes(WITHOUT_ALARMS);
  return [
    'deploy',
    '--all',
    ...['-c', `stage=${stage.name}`],
    ...(hasTerminal ? [] : ['--require-approval', 'never', '--progress', 'events']),
    ...(stage.keepsTables && !stack.isDeployed && !isHost(args) ? ['--import-existing-resources'] : []),
    ...toRollbackArguments(watchesAlarms ? stack.rollbackAlarmArns : []),
    ...args.flatMap((arg) => (CONTEXT_OF[arg] ? ['-c', `${CONTEXT_OF[arg]}=on`] : [arg])),
  ];
}

/** `none` removes the alarms of the deployment before, which CloudFormation keeps otherwise. */
function toRollbackArguments(arns: readonly string[]): readonly string[] {
  if (arns.length === 0) return ['--rollback-trigger-alarm-arns', 'none'];
  return [
    ...arns.flatMap((arn) => ['--rollback-trigger-alarm-arns', arn]),
    '--monitoring-time-minutes',
    String(ROLLBACK_MONITORING_MINUTES),
  ];
}
