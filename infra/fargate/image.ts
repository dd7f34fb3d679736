/** An image in a registry of AWS. */
export interface HostImage {
  readonly account: string;
  readonly region: string;
  readonly repository: string;
  /** A tag, or a digest `sha256:…`. */
  readonly version: string;
}

/** `111122223333.dkr.ecr.us-east-1.amazonaws.com/natal:0.1.0`, or with `@sha256:…` */
export const IMAGE_PATTERN =
  /^(\d{12})\.dkr\.ecr\.([a-z]{2}[a-z0-9-]+)\.amazonaws\.com\/([a-z0-9][a-z0-9._/-]*)(?::(?!latest$)(\w[\w.-]{0,127})|@(sha256:[0-9a-f]{64}))$/;

/** @throws Error for anything but an image of a registry of AWS with a fixed version */
export function readHostImage(text: string): HostImage {
  const [, account, region, repository, tag, digest] = IMAGE_PATTERN.exec(text) ?? [];
  const version = tag ?? digest;
  if (account && region && repository && version) return { account, region, repository, version };
  throw new Error(`"${text}" is no image in ECR with a version`);
}
