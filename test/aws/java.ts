import { spawnSync } from 'node:child_process';

/** DynamoDB Local asks for it. */
const OLDEST_RELEASE = 17;

/** @returns why DynamoDB Local cannot run here; undefined where it can */
export function javaLacking(): string | undefined {
  const { stderr = '' } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const release = /version "(\d+)/.exec(stderr ?? '')?.[1];
  if (release === undefined) return `Java ${OLDEST_RELEASE} or later: there is none`;
  return Number(release) < OLDEST_RELEASE ? `Java ${OLDEST_RELEASE} or later: here is ${release}` : undefined;
}
