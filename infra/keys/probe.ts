import type { Registration } from './create.ts';
import { registerClient } from './create.ts';
import type { KeyDeployment } from './deployment.ts';
import { UsageError } from './usage-error.ts';

/** Name and plan of the probe: 288 charts a day of the 1 000 that the smallest plan allows. */
const CLIENT = { name: 'probe', plan: 'free' } as const;

/** Registers a client for the probe and keeps its key where the probe reads it. @throws UsageError for a service without a probe */
export async function registerProbe(deployment: KeyDeployment, now: Date): Promise<Registration> {
  const { keepProbeKey } = deployment;
  if (!keepProbeKey) throw new UsageError('only a service on AWS has a probe: probe needs --stage');
  const registration = await registerClient(CLIENT, deployment, now);
  await keepProbeKey(registration.key ?? '');
  return registration;
}
