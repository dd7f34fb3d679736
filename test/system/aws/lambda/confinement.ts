import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listRuntimeFlags } from '../../../../infra/node-flags.ts';
import { type ControlGroups, openControlGroups } from './control-groups.ts';
import type { ProcessParts } from './runtime-process.ts';
import { layOutTree, NODE, RUNTIME_FOLDER } from './tree.ts';

const ENTER = fileURLToPath(new URL('enter.sh', import.meta.url));

/** How a process of a function is started. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly workingFolder: string;
  /** Where the function finds its code and layers. */
  readonly seen: { readonly task: string; readonly opt: string };
  readonly environment: Readonly<Record<string, string>>;
  /** Limits of the process; undefined without limits. */
  readonly groups: ControlGroups | undefined;
}

/** Isolates functions from this machine. */
export interface Confinement {
  /** Whether functions are isolated. */
  readonly confines: boolean;
  command(parts: ProcessParts): Command;
  /** Removes the limits of a command whose process has ended. */
  release(command: Command): Promise<void>;
  remove(): void;
}

/** A search path as Lambda's. @source "Defined runtime environment variables", AWS Lambda Developer Guide */
const SEARCH_PATH = '/var/lang/bin:/usr/local/bin:/usr/bin:/bin:/opt/bin';

/** @returns the reason why functions cannot be confined here; undefined if they can */
export function freedomReason(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can give them others';
  try {
    openControlGroups(groupName(), { memoryMb: 128 }).remove();
    return undefined;
  } catch (fault) {
    return `control groups cannot be made: ${fault instanceof Error ? fault.message : fault}`;
  }
}

/** Gives every process its own namespaces, root, user and control groups. */
export function confined(clientFolder: string): Confinement {
  const tree = layOutTree(clientFolder);
  return {
    confines: true,
    command: ({ spec, folders }) => {
      const groups = openControlGroups(groupName(), spec);
      const runtime = [NODE, ...listRuntimeFlags(spec), `${RUNTIME_FOLDER}/index.mjs`];
      return {
        program: '/bin/sh',
        args: [ENTER, tree, folders.task, folders.opt, ...runtime],
        workingFolder: '/',
        seen: { task: '/var/task', opt: '/opt' },
        environment: { PATH: SEARCH_PATH, CGROUPS: groups.folders.join(' ') },
        groups,
      };
    },
    release: async ({ groups }) => {
      await waitUntilEmpty(groups);
      groups?.remove();
    },
    remove: () => rmSync(tree, { recursive: true }),
  };
}

/** No isolation: a process of this user, with this machine's files and memory. */
export function unconfined(clientFolder: string): Confinement {
  return {
    confines: false,
    command: ({ spec, folders }) => ({
      program: process.execPath,
      args: [...listRuntimeFlags(spec), `${clientFolder}/index.mjs`],
      workingFolder: folders.task,
      seen: folders,
      environment: {},
      groups: undefined,
    }),
    release: async () => undefined,
    remove: () => undefined,
  };
}

let opened = 0;
const groupName = (): string => `natal-${process.pid}-${++opened}`;

/** A killed process leaves its group shortly after its parent is notified. */
async function waitUntilEmpty(groups: ControlGroups | undefined): Promise<void> {
  while (groups && groups.processes().length > 0) await delay(10);
}
