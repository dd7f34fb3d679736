import type { DeploymentOptions } from './options.ts';
import type { Stage } from './stages.ts';

/** Conditions of a deployment that serves clients. */
export interface ProductionReadiness {
  readonly stage: Stage;
  /** Path of the stage's file, whether it exists or not. */
  readonly file: string;
  readonly hasFile: boolean;
  readonly options: DeploymentOptions;
  /** `homepage` of package.json. */
  readonly sourceUrl: string;
}

/**
 * Refuses a production stage that nobody watches or that does not say where its source is, which the AGPL demands.
 *
 * @throws Error naming everything that is missing
 */
export function requireProductionReady({ stage, file, hasFile, options, sourceUrl }: ProductionReadiness): void {
  if (!stage.isProduction) return;
  const missing = [
    ...(hasFile ? [] : [`${file} with the settings of the stage; infra/deployments/example.json is one to copy`]),
    ...(options.alarmEmail === undefined ? ['a recipient of alarms: the option alarmEmail'] : []),
    ...(isPlaceholder(sourceUrl) ? [`the address of your source: homepage in package.json is ${sourceUrl}`] : []),
  ];
  if (missing.length > 0) throw new Error(`stage ${stage.name} lacks:\n${missing.map((one) => `- ${one}`).join('\n')}`);
}

/** @source RFC 2606, section 2: no host has a name under `.example` */
const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');
