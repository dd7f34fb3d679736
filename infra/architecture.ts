/** Processor architectures that Lambda offers, under Lambda's names. */
export const ARCHITECTURES = ['arm64', 'x86_64'] as const;

export type ArchitectureName = (typeof ARCHITECTURES)[number];

/** Names of the architectures in Node and in npm packages with native code. */
export const NODE_ARCHITECTURE: Readonly<Record<ArchitectureName, string>> = { arm64: 'arm64', x86_64: 'x64' };

/** Lambda's name for the architecture of this machine. @throws Error for a processor without native code */
export function detectHostArchitecture(arch: string = process.arch): ArchitectureName {
  const name = ARCHITECTURES.find((known) => NODE_ARCHITECTURE[known] === arch);
  if (!name) throw new Error(`there is no native code for ${arch} processors; x64 and arm64 are supported`);
  return name;
}
