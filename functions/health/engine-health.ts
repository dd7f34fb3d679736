import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { Problem } from '../../lib/errors/problem.ts';

export interface EngineNeeds {
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
export function engineHealth(services: EngineNeeds): EngineHealth {
  try {
    const { ephemeris } = services;
    const { path, engineVersion, files } = ephemeris.facts;
    return { ...testOf(ephemeris), isOpen: true, path, version: engineVersion, files: files.map(({ name }) => name) };
  } catch (failure) {
    return { ...NOTHING_OPENED, test: `not run: ${reasonOf(failure)}` };
  }
}

const NOTHING_OPENED = { isHealthy: false, isOpen: false, path: '', version: '', files: [] };

function testOf(ephemeris: Ephemeris): Pick<EngineHealth, 'isHealthy' | 'test'> {
  try {
    const { passed, detail } = ephemeris.check();
    return { isHealthy: passed, test: detail };
  } catch (failure) {
    return { isHealthy: false, test: `failed: ${reasonOf(failure)}` };
  }
}

/** A problem was written for whoever asks; what else is thrown may tell more than they should know. */
const reasonOf = (failure: unknown): string =>
  failure instanceof Problem ? failure.message : 'the engine did not answer';
