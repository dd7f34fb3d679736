import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Group } from '../functions/api.ts';
import type { Artifacts } from './artifacts.ts';
import { Gateway } from './constructs/gateway.ts';
import { GroupFunction } from './constructs/group-function.ts';
import { Layers } from './constructs/layers.ts';
import type { Settings } from './settings.ts';

export interface ServiceStackProps extends Settings {
  readonly groups: Readonly<Record<string, Group>>;
  /** Which of the groups answers what no endpoint takes. */
  readonly fallback: string;
  readonly artifacts: Artifacts;
}

/** The whole service: what functions/api.ts lists, made into functions and routes. Names nothing that is not there. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { groups, fallback, artifacts, ...settings }: ServiceStackProps) {
    super(scope, id, { description: 'Astrology and ephemeris calculations over HTTP' });
    const layers = new Layers(this, 'Layers', { artifacts, architecture: settings.architecture });
    const served = new Map(
      Object.entries(groups).map(([name, group]) => {
        const { lambda } = new GroupFunction(this, name, { name, group, artifacts, layers, ...settings });
        return [name, { group, lambda }];
      }),
    );
    const fallbackFunction = served.get(fallback)?.lambda;
    if (!fallbackFunction) throw new Error(`there is no group ${fallback} to answer unknown routes`);
    new Gateway(this, 'Gateway', { stage: settings.stage, served: [...served.values()], fallback: fallbackFunction });
  }
}
