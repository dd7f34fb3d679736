/** The entry of every function: sets V8's flags, then loads the function's bundle from cached code. */
// First: other modules of Node are then loaded from its cached code.
import './flags.ts';
import { BundleLoader, type LoadedScript, type UnusedCode } from './bundle-loader.ts';
import { runUnderDefaultFlags } from './flags.ts';

let hasLogged = false;

/** Logs the first reason only, one line for a start, and counts code that is there and of no use. */
function logUnused({ reason, isMissing }: UnusedCode): void {
  if (hasLogged) return;
  hasLogged = true;
  const service = process.env.POWERTOOLS_SERVICE_NAME;
  const timestamp = new Date().toISOString();
  process.stdout.write(
    `${JSON.stringify({ level: 'INFO', message: 'cached code is unused', reason, service, timestamp })}\n`,
  );
  // Loaded here, as no other start needs it.
  if (!isMissing) void import('../metrics.ts').then(({ openCounter }) => openCounter()({ CachedCodeRefused: 1 }));
}

const loader = new BundleLoader(__dirname, logUnused);

export const { handler } = loader.require('./index.js') as { readonly handler: unknown };

/** What the function has loaded. */
export const listScripts = (): readonly LoadedScript[] => loader.scripts;

/** For the build. @returns the code that V8 has compiled of a script until now */
export const createCode = ({ script }: LoadedScript): Buffer => runUnderDefaultFlags(() => script.createCachedData());
