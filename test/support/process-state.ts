import { globSync, readFileSync } from 'node:fs';

/**
 * What a test file does, or imports, that changes its whole process: variables, modules, tables found by variables, the
 * engine's settings or the loaded renderer of pictures.
 */
const CHANGES_PROCESS =
  /stubEnv|process\.env(\.\w+|\[\w+\]) = |resetModules|vi\.mock\(|support\/dynamo\.ts|\/served\.ts|layer-copy\.ts|from 'sweph'|(swiss|png)\/open\.ts/;

/** Test files that each need a process of their own, found by their text so that a new one needs no entry anywhere. */
export const listProcessChangers = (pattern: string): string[] =>
  globSync(pattern, { exclude: ['**/node_modules/**'] }).filter((file) =>
    CHANGES_PROCESS.test(readFileSync(file, 'utf8')),
  );
