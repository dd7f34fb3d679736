import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that is built; removed and made anew at will. */
export const BUILD_FOLDER = join(PROJECT_FOLDER, 'build');
