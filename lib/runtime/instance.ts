import { readConnectionPool } from '../adapters/dynamodb/connection.ts';
import type { Instance } from '../contract/services.ts';

const BYTES_PER_MB = 2 ** 20;

/** Measures this process with the figures of the operating system. */
export function openInstance(): Instance {
  let last = { atUs: 0, usedUs: 0 };
  return {
    usage() {
      const now = { atUs: process.uptime() * 1e6, usedUs: readProcessorTimeUs() };
      const processorPercent = (100 * (now.usedUs - last.usedUs)) / Math.max(1, now.atUs - last.atUs);
      last = now;
      return {
        uptimeSeconds: process.uptime(),
        memoryMb: process.memoryUsage.rss() / BYTES_PER_MB,
        processorPercent,
        connections: readConnectionPool(),
      };
    },
  };
}

function readProcessorTimeUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
