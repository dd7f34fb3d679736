import * as z from 'zod';
import type { CompiledData, Positions } from '../../lib/astro/motion/geocentric-sky.ts';
import type { EngineServices } from './engine-health.ts';

const REASONS =
  'in_use; or why the file is not read: it is missing, was made by another engine or from other data, or is damaged. Searches then take up to ten times the time. null: the engine did not open.';

const stateOf = (what: string) =>
  z
    .enum(['in_use', 'missing', 'other_engine', 'other_data', 'damaged'])
    .nullable()
    .meta({ description: `${what} ${REASONS}`, example: 'in_use' });

/** Members that say whether searches read what is compiled ahead. */
export const compiledShape = {
  compiled_longitudes: stateOf('Positions compiled ahead for the years 1700 to 2299, which searches read.'),
  compiled_moments: stateOf(
    'Moments of stations, ingresses, aspects, apsides and node crossings found ahead for the years 1700 to 2299, which searches read.',
  ),
};

type CompiledState = z.infer<typeof compiledShape.compiled_longitudes>;

/** What is checked: nothing is read where the engine did not open. */
type CompiledServices = EngineServices & { readonly positions: Pick<Positions, 'checkCompiled'> };

/** Whether searches read compiled data. The first check of an instance reads both files, some 25 ms. */
export function describeCompiled(services: CompiledServices): Record<keyof typeof compiledShape, CompiledState> {
  return {
    compiled_longitudes: checkCompiled(services, 'longitudes'),
    compiled_moments: checkCompiled(services, 'moments'),
  };
}

function checkCompiled(services: CompiledServices, data: CompiledData): CompiledState {
  try {
    return services.ephemeris && (services.positions.checkCompiled(data) ?? 'in_use');
  } catch {
    return null;
  }
}
