/** Stages of a deployment; `infra/stages.ts` describes them. */
export const STAGE_NAMES = ['local', 'dev', 'prod'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

/** What `npm run synth` and `npm run diff` are about unless `-c stage=…` names another stage. */
export const DEFAULT_STAGE: StageName = 'dev';

/** Stages on AWS. */
export const DEPLOYED_STAGES = STAGE_NAMES.filter((name) => name !== 'local');

export const stackNameOf = (stageName: string): string => `natal-${stageName}`;
