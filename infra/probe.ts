/** Name of the probe's function and of its code folder. */
export const PROBE = 'probe';

export const PROBE_EVERY_MINUTES = 5;

/** Parameter of Systems Manager with the key of the probe of a stack. */
export const probeKeyParameterOf = (stackName: string): string => `/${stackName}/probe-key`;
