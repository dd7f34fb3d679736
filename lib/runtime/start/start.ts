/** The entry of every function: sets V8's flags, then loads the function's bundle from cached code. */
import './flags.ts';
import { BundleLoader, type LoadedScript } from './bundle-loader.ts';

let hasLogged = false;

/** Logs the first reason only: one line for a start. */
function logUnused(reason: string): void {
  if (hasLogged) return;
  hasLogged = true;
  const service = process.env.POWERTOOLS_SERVICE_NAME;
  const timestamp = new Date().toISOString();
  process.stdout.write(
    `${JSON.stringify({ level: 'INFO', message: 'cached code is unused', reason, service, timestamp })}\n`,
  );
}

const loader = new BundleLoader(__dirname, logUnused);

export const { handler } = loader.require('./index.js') as { readonly handler: unknown };

/** For the build, which caches the code of what a function has loaded. */
export const listScripts = (): readonly LoadedScript[] => loader.scripts;
