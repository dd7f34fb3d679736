import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of all build output; it can be deleted and rebuilt at any time. */
export const BUILD_FOLDER = join(PROJECT_FOLDER, 'build');
