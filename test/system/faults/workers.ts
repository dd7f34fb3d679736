import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProcessParts, RuntimeProcess, StartProcess } from '../../../infra/local/lambda/runtime-process.ts';

/** Access to the processes of functions. */
export interface Workers {
  readonly start: StartProcess;
  /** Folders that represent /opt: one copy for every set of layers. Known after the start of a process. */
  optFolders(): readonly string[];
  /** Ends every process of these functions, or of all functions if none is named, and waits for the end. */
  kill(...groups: readonly string[]): Promise<void>;
  /** Changes how later processes are started; without an argument restores the usual way. */
  startOtherwise(start?: StartProcess): void;
}

interface Running {
  readonly name: string;
  readonly gone: Promise<void>;
}

/** Additions to the environment of every process. */
interface Additions {
  readonly variables: Readonly<Record<string, string>>;
  /** Loaded before the function. */
  readonly preload: string;
}

export function workersOver(usual: StartProcess, additions: Additions): Workers {
  const running = new Map<RuntimeProcess, Running>();
  let optFolder = '';
  let begin = usual;

  const start: StartProcess = (parts, listener) => {
    optFolder = dirname(parts.folders.opt);
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const process = begin(withAdditions(parts, additions), {
      onReply: (reply) => listener.onReply(reply),
      onEnd: (reason) => {
        running.delete(process);
        listener.onEnd(reason);
        resolve();
      },
    });
    running.set(process, { name: parts.spec.name, gone });
    return process;
  };
  return {
    start,
    optFolders: () => readdirSync(optFolder).map((name) => join(optFolder, name)),
    async kill(...groups) {
      const isMeant = ({ name }: Running): boolean =>
        groups.length === 0 || groups.some((group) => name.endsWith(`-local-${group}`));
      const meant = [...running].filter(([, one]) => isMeant(one));
      for (const [process] of meant) process.kill();
      await Promise.all(meant.map(([, { gone }]) => gone));
    },
    startOtherwise(otherwise = usual) {
      begin = otherwise;
    },
  };
}

function withAdditions(parts: ProcessParts, { variables, preload }: Additions): ProcessParts {
  const { environment } = parts.spec;
  const NODE_OPTIONS = `${environment.NODE_OPTIONS ?? ''} --import ${preload}`;
  return { ...parts, spec: { ...parts.spec, environment: { ...environment, ...variables, NODE_OPTIONS } } };
}
