import { execFileSync } from 'node:child_process';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from '../../infra/authorizer-function.ts';
import { DOCS, DOCS_GROUP } from '../../infra/docs.ts';
import { listRuntimeFlags, toMemoryVariables, toNodeOptions } from '../../infra/node-flags.ts';
import { expectVariables, listServing } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

/** The limit of V8's heap in a process that is started like a function, MB. */
function measureHeapLimitMb(memoryMb: number, environment: Readonly<Record<string, string>>): number {
  const program = "process.stdout.write(String(require('v8').getHeapStatistics().heap_size_limit))";
  const args = [...listRuntimeFlags({ memoryMb, environment }), '-e', program];
  const env = { PATH: process.env.PATH, ...environment };
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8', env })) / 1024 / 1024;
}

/** Resident memory of a process after it has freed most of a thousand blocks, MB. */
function measureKeptMb(environment: Readonly<Record<string, string>>): number {
  const program = `
    const kept = [];
    function allocate() {
      for (let index = 0; index < 1000; index += 1) {
        const block = Buffer.alloc(40_000, 1);
        if (index % 10 === 0) kept.push(block);
      }
    }
    allocate();
    gc();
    setTimeout(() => process.stdout.write(String(process.memoryUsage.rss() / 1e6)), 100);`;
  const env = { PATH: process.env.PATH, ...environment };
  return Number(execFileSync(process.execPath, ['--expose-gc', '-e', program], { encoding: 'utf8', env }));
}

describe('freed memory of the place function', () => {
  it('goes back to the system, also between blocks that are in use', () => {
    const byDefaultMb = measureKeptMb({ MALLOC_MMAP_THRESHOLD_: String(2 ** 20) });
    expect(measureKeptMb(toMemoryVariables(api.place))).toBeLessThan(byDefaultMb - 20);
  });
});

describe('the heap of a function', () => {
  it('may take nine tenths of its memory, and three semi-spaces of 8 MB', () => {
    for (const memoryMb of [256, 1769]) {
      const limitMb = measureHeapLimitMb(memoryMb, { NODE_OPTIONS: toNodeOptions(memoryMb) });
      expect(limitMb).toBeCloseTo(Math.floor(memoryMb * 0.9) + 3 * 8, 0);
    }
  });

  it('is limited on the command line only where NODE_OPTIONS names no limit', () => {
    const flagsFor = (NODE_OPTIONS: string) => listRuntimeFlags({ memoryMb: 256, environment: { NODE_OPTIONS } });
    expect(flagsFor('--enable-source-maps')).toContain('--max-old-space-size=230');
    for (const named of ['--max-semi-space-size=8', '--max_old_space_size=100']) {
      expect(flagsFor(named).join(' ')).not.toContain('space-size');
    }
  });

  it('has its limits in the template, for every function', () => {
    const { template } = synthesiseStack(api);
    const groups: Readonly<Record<string, Group>> = { ...api, [AUTHORIZER]: AUTHORIZER_GROUP, [DOCS]: DOCS_GROUP };
    expect(listServing(template)).toHaveLength(Object.keys(groups).length);
    for (const [name, group] of Object.entries(groups)) {
      expectVariables(template, name, { MALLOC_MMAP_THRESHOLD_: Match.absent(), ...toMemoryVariables(group) });
    }
  });
});
