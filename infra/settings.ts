import type { Node } from 'constructs';
import { ARCHITECTURES, type ArchitectureName } from './architecture.ts';
import { STAGES, type Stage } from './stages.ts';

/** What is chosen on the command line: `cdk deploy -c stage=dev -c architecture=x86_64`. */
export interface Settings {
  readonly stage: Stage;
  readonly architecture: ArchitectureName;
}

/** Reads the settings from CDK's context: stage `prod` and architecture `arm64` where nothing is said. */
export function settingsFrom(node: Node): Settings {
  const stageName = chosen(node, { name: 'stage', choices: Object.keys(STAGES) as (keyof typeof STAGES)[] }) ?? 'prod';
  const architecture = chosen(node, { name: 'architecture', choices: ARCHITECTURES }) ?? 'arm64';
  return { stage: STAGES[stageName], architecture };
}

function chosen<Choice extends string>(
  node: Node,
  { name, choices }: { readonly name: string; readonly choices: readonly Choice[] },
): Choice | undefined {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (!choice) throw new Error(`context ${name} is ${JSON.stringify(value)}; it can be ${choices.join(' or ')}`);
  return choice;
}
