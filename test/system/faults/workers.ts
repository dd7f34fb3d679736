import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProcessParts, RuntimeProcess, StartProcess } from '../../../infra/local/lambda/runtime-process.ts';

/** The processes that functions run in, each within reach. */
export interface Workers {
  readonly start: StartProcess;
  /** Folders that stand for /opt: copies of the layers, one for every set of them. Known when a process was started. */
  optFolders(): readonly string[];
  /** Ends every process of these functions, of all where none is named, and waits for it. */
  kill(...groups: readonly string[]): Promise<void>;
  /** Starts later processes in another way; without it as before. */
  startOtherwise(start?: StartProcess): void;
}

interface Running {
  readonly name: string;
  readonly gone: Promise<void>;
}

/** What is added to that of every process. */
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
