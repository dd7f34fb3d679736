import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHED_CODE_ENDING, readCodeTarget } from '../lib/runtime/start/cached-code.ts';
import { type ArchitectureName, NODE_ARCHITECTURE } from './architecture.ts';
import { locateArtifacts } from './artifacts.ts';
import { type FoundNode, findNodeFor } from './build/emulator.ts';

interface BuiltFunctions {
  readonly buildFolder: string;
  readonly names: readonly string[];
  /** Of the stage. */
  readonly architecture: ArchitectureName;
}

/** Functions without code that V8 cached for the architecture of the stage. */
export function listWithoutCode({ buildFolder, names, architecture }: BuiltFunctions): readonly string[] {
  const { functionFolder } = locateArtifacts(buildFolder);
  return names.filter((name) => {
    const file = join(functionFolder(name), `index.js${CACHED_CODE_ENDING}`);
    return !existsSync(file) || readCodeTarget(readFileSync(file)).split(' ')[1] !== NODE_ARCHITECTURE[architecture];
  });
}

interface CodeRequirement extends BuiltFunctions {
  readonly isProduction: boolean;
  /** Whether the operator deploys without it this time. */
  readonly isWaived: boolean;
  readonly print: (line: string) => void;
  readonly node?: FoundNode;
}

/**
 * Says where functions have no cached code for the architecture of the stage, with which they start a quarter to a third faster.
 *
 * @throws Error in production, unless the operator deploys without it
 */
export function requireCachedCode({ isProduction, isWaived, print, node, ...built }: CodeRequirement): void {
  const without = listWithoutCode(built);
  if (without.length === 0) return;
  const found = node ?? findNodeFor(built.architecture);
  const reason = 'missing' in found ? found.missing : 'they were built without';
  const text = `NO CACHED CODE for ${built.architecture} in ${without.length} of ${built.names.length} functions, whose starts take a third longer: ${reason}`;
  if (isProduction && !isWaived)
    throw new Error(`${text}. Install that, build on ${built.architecture}, or deploy with --without-cached-code`);
  print(text);
}
