/** Stages of a deployment; `infra/stages.ts` describes them. */
export const STAGE_NAMES = ['dev', 'prod'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

/** What `npm run synth` and `npm run diff` are about unless `-c stage=…` names another stage. */
export const DEFAULT_STAGE: StageName = 'dev';

export const stackNameOf = (stageName: string): string => `natal-${stageName}`;
