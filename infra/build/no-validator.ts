import type { Plugin } from 'esbuild';

/**
 * Leaves Ajv, 143 kB, out of a bundle with the SDK of the Model Context Protocol, whose server holds answers of its
 * clients against schemas with it. Ours asks clients nothing, and hands the SDK a validator that says so.
 */
export const noValidator: Plugin = {
  name: 'no-validator',
  setup(build) {
    build.onLoad({ filter: /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/ }, () => ({
      contents: 'export class AjvJsonSchemaValidator {}',
    }));
  },
};
