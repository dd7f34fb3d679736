/** The command `natal` whose files are the sources and the data of the checkout, in place of those beside its bundle. */
import { registerHooks } from 'node:module';

const INSTALLED_FILES = /host\/in-process\/installed-files\.ts$/;
const STAND_IN = new URL('files-from-sources.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    return INSTALLED_FILES.test(resolved.url) ? { ...resolved, url: STAND_IN } : resolved;
  },
});
await import('../../../host/command/run.ts');
