/** Tags by which costs are told apart: of the service, of a stage, of a function. */
export const COST_TAGS = { project: 'Project', stage: 'Stage', group: 'Group' } as const;

/** Value of the tag for the service as a whole. */
export const PROJECT = 'natal';
