/** Processor architectures that Lambda offers, by its own names. */
export const ARCHITECTURES = ['arm64', 'x86_64'] as const;

export type ArchitectureName = (typeof ARCHITECTURES)[number];

/** What Node and the npm packages with native code call them. */
export const NODE_ARCHITECTURE: Readonly<Record<ArchitectureName, string>> = { arm64: 'arm64', x86_64: 'x64' };

/** Lambda's name for the architecture of this machine, whose native code can run here. */
export function detectHostArchitecture(arch: string = process.arch): ArchitectureName {
  const name = ARCHITECTURES.find((known) => NODE_ARCHITECTURE[known] === arch);
  if (!name) throw new Error(`there is no native code for ${arch} processors; x64 and arm64 are supported`);
  return name;
}
