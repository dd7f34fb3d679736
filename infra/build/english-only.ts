import type { Plugin } from 'esbuild';

/**
 * Leaves zod's error messages in fifty other languages out of a bundle: 264 of some 600 kB.
 *
 * zod re-exports them as one namespace, which no bundler can thin out. English, the language of its own
 * messages, stays.
 */
export const englishOnly: Plugin = {
  name: 'english-only',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};
