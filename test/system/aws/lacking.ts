import { spawnSync } from 'node:child_process';

/** DynamoDB Local needs it. */
const OLDEST_JAVA = 17;

/** What Lambda's runtime client is built with. */
const BUILD_TOOLS = ['cmake', 'g++', 'make', 'python3', 'xz'];

/** @returns what is missing for DynamoDB Local, and how to install it; undefined where nothing is */
export function dynamoDbLocalLacks(): string | undefined {
  const { stderr = '' } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const release = /version "(\d+)/.exec(stderr ?? '')?.[1];
  if (Number(release) >= OLDEST_JAVA) return undefined;
  return `Java ${OLDEST_JAVA} or later is missing (apt-get install default-jre-headless)`;
}

/** @returns what is missing to build Lambda's runtime client, and how to install it; undefined where nothing is */
export function runtimeClientLacks(): string | undefined {
  if (process.platform !== 'linux') return 'Linux is missing';
  const missing = BUILD_TOOLS.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} missing (apt-get install cmake g++ make python3 xz-utils)`;
}
