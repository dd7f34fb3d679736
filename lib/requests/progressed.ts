import type * as z from 'zod';
import { PlainConfiguration } from './configuration.ts';
import { lifeMethod, progressionShape } from './progression.ts';

/** Settings of a chart and of its progression. */
export const ProgressedConfiguration = PlainConfiguration.safeExtend({
  progression_method: lifeMethod,
  ...progressionShape,
}).meta({
  id: 'ProgressedConfiguration',
  description: 'How the chart is cast and progressed',
  example: { house_system: 'P', progression_method: 'secondary' },
});

export type ProgressedConfiguration = z.output<typeof ProgressedConfiguration>;
