import { EphemerisUnavailableError } from '../../lib/astro/errors.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';

export interface EngineServices {
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
