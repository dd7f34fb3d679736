import * as z from 'zod';
import { EphemerisUnavailableError } from '../../lib/astro/errors.ts';
import type { CompiledData, Positions } from '../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';

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

interface EngineServices {
  readonly ephemeris: Ephemeris;
}

/** The engine, its files, and whether it calculates correctly. Only `test` has content if it cannot be opened. */
export interface EngineHealth {
  readonly isHealthy: boolean;
  readonly isOpen: boolean;
  readonly path: string;
  readonly version: string;
  readonly files: readonly string[];
  /** One sentence: the result of the check against known positions, or why it could not run. */
  readonly test: string;
}

/** Checks the engine and reports its failures without throwing, including an engine that cannot be opened. */
export function checkEngine(services: EngineServices): EngineHealth {
  try {
    const { ephemeris } = services;
    const { path, engineVersion, files } = ephemeris.facts;
    return {
      ...runSelfCheck(ephemeris),
      isOpen: true,
      path,
      version: engineVersion,
      files: files.map(({ name }) => name),
    };
  } catch (failure) {
    return { ...ENGINE_NOT_OPEN, test: `not run: ${describeFailure(failure)}` };
  }
}

const ENGINE_NOT_OPEN = { isHealthy: false, isOpen: false, path: '', version: '', files: [] };

function runSelfCheck(ephemeris: Ephemeris): Pick<EngineHealth, 'isHealthy' | 'test'> {
  try {
    const { passed, detail } = ephemeris.check();
    return { isHealthy: passed, test: detail };
  } catch (failure) {
    return { isHealthy: false, test: `failed: ${describeFailure(failure)}` };
  }
}

/** Hides the text of any other error, because it may contain internal details. */
const describeFailure = (failure: unknown): string =>
  failure instanceof EphemerisUnavailableError ? failure.message : 'the engine did not answer';
