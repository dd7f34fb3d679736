/** Preloaded into the process of a function: its clock stands still and its chance repeats, so that answers do too. */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const NOW_MS = Date.UTC(2026, 10, 22, 12);

const SystemDate = Date;
SystemDate.now = () => NOW_MS;
globalThis.Date = new Proxy(SystemDate, {
  apply: () => new SystemDate(NOW_MS).toString(),
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [NOW_MS], newTarget),
});

// Time limits never pass and every calculation takes no time.
performance.now = () => 0;
process.uptime = () => 1;
process.cpuUsage = () => ({ user: 0, system: 0 });
const memory = { rss: 2 ** 27, heapTotal: 2 ** 26, heapUsed: 2 ** 25, external: 0, arrayBuffers: 0 };
process.memoryUsage = Object.assign(() => memory, { rss: () => memory.rss });

let drawn = 0;
let seed = '';

/** Begins the random values of a request: those of another never change them. */
export function beginRandomValues(name: string): void {
  seed = name;
  drawn = 0;
}

function drawBytes(size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, () =>
    createHash('sha256').update(`${seed}/${drawn++}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, size);
}

function drawUuid(): ReturnType<typeof crypto.randomUUID> {
  const digits = drawBytes(16).toString('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

Math.random = () => drawBytes(6).readUIntBE(0, 6) / 2 ** 48;
Object.assign(crypto, { randomBytes: drawBytes, randomUUID: drawUuid });
globalThis.crypto.randomUUID = drawUuid;
syncBuiltinESMExports();
