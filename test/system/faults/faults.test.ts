import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK } from './clock.ts';
import type { Fault, Kind } from './fault.ts';
import { KEPT_ANSWERS } from './kept-answers.ts';
import { LAYERS } from './layers.ts';
import { type Cells, lookAt } from './look.ts';
import { cellsIn, pageOf } from './page.ts';
import { PROCESSES } from './processes.ts';
import { openScene } from './scene.ts';
import { type Service, startWholeService } from './service.ts';
import { STORMS } from './storms.ts';
import { TABLES } from './tables.ts';

const KINDS: readonly Kind[] = [TABLES, STORMS, KEPT_ANSWERS, LAYERS, CLOCK, PROCESSES];
const PAGE = fileURLToPath(new URL('../../../docs/faults.md', import.meta.url));

/** Largest number of attempts: a busy machine can be late by itself, which looks like an additional fault. */
const MOST_LOOKS = 3;

const LIMIT = { timeout: 180_000 };

let service: Service;
const right = new Map<string, unknown>();
const seen = new Map<Fault, Cells>();
let looks = 0;
beforeAll(async () => {
  service = await startWholeService();
});
afterAll(() => service.stop());

const committed = (() => {
  try {
    return readFileSync(PAGE, 'utf8');
  } catch {
    return '';
  }
})();

async function lookUntilKnown(fault: Fault, kind: Kind): Promise<Cells> {
  const known = cellsIn(committed, kind, fault);
  for (let look = 1; ; look += 1) {
    const cells = await lookAt(fault, kind.columns, await openScene(service, looks++, right));
    if (!known || look === MOST_LOOKS || String(cells) === String(known)) return cells;
  }
}

describe.each(KINDS)('$title', (kind) => {
  it.each(kind.faults)('$title', LIMIT, async (fault) => {
    const cells = await lookUntilKnown(fault, kind);
    expect(cells).toHaveLength(kind.columns.length);
    seen.set(fault, cells);
  });
});

it('docs/faults.md equals the observations', async () => {
  await expect(pageOf(KINDS, seen)).toMatchFileSnapshot(PAGE);
});
