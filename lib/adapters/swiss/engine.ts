import { version } from 'sweph';
import { DATA_VERSION } from './manifest.ts';

/** Version of the engine and of the data that this build requires. */
export const ENGINE = { engineVersion: version(), dataVersion: DATA_VERSION };
