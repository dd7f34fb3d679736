import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { Problem } from '../../lib/errors/problem.ts';

export interface EngineServices {
  readonly ephemeris: Ephemeris;
}

/** The engine, its files, and whether it calculates right; empty where it cannot even be opened. */
export interface EngineHealth {
  readonly isHealthy: boolean;
  readonly isOpen: boolean;
  readonly path: string;
  readonly version: string;
  readonly files: readonly string[];
  /** One sentence: how the known positions came out, or why they could not be cast. */
  readonly test: string;
}

/** An engine that cannot be opened throws where it is asked for. */
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

/** A problem was written for whoever asks; what else is thrown may tell more than they should know. */
const describeFailure = (failure: unknown): string =>
  failure instanceof Problem ? failure.message : 'the engine did not answer';
