import type { Measurement } from './record.ts';

// Started by run.ts, which takes the figures; the log lines of the functions go nowhere.
const { measure }: { measure: () => Promise<Measurement> } = await import(`./suites/${process.argv[2]}.ts`);
const measurement = await measure();
process.send?.(measurement, () => process.exit());
