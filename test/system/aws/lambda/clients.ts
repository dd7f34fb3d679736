import { fileURLToPath } from 'node:url';
import { type Confinement, confined, freedomReason, unconfined } from './confinement.ts';

/** Where `test/system/aws/set-up.ts` installs Lambda's runtime interface client. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../runtime/node_modules/aws-lambda-ric', import.meta.url));

/** Confines functions as far as this machine permits; logs when it permits nothing. */
export function strictestConfinement(): Confinement {
  const reason = freedomReason();
  if (reason === undefined) return confined(CLIENT_FOLDER);
  console.log(`Functions run as plain processes, with the rights, files and memory of this user: ${reason}.`);
  return unconfined(CLIENT_FOLDER);
}
