import * as z from 'zod';
import type { EngineServices } from './engine-health.ts';

export const CompiledLongitudesState = z
  .enum(['in_use', 'missing', 'other_engine', 'other_data', 'damaged'])
  .nullable()
  .meta({
    description:
      'Positions compiled ahead for the years 1700 to 2299, which searches read. in_use; or why searches calculate them anew, which takes up to ten times as long and gives the same answers: the file is missing, was made by another engine or from other data, or is damaged. null: the engine did not open.',
    example: 'in_use',
  });

/** Whether searches read compiled longitudes. The first check of an instance reads the whole file, some 20 ms. */
export function checkCompiledLongitudes(services: EngineServices): z.infer<typeof CompiledLongitudesState> {
  try {
    return services.ephemeris.checkCompiled() ?? 'in_use';
  } catch {
    return null;
  }
}
