import { send } from '../support/natal.ts';
import { births, bodyOf } from './births.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const BIRTHS = 200;
const MOST_PERCENT = 40;

async function bytesOf(query: Readonly<Record<string, string>>, body: unknown): Promise<number> {
  const { status, text } = await send({ query, body });
  if (status !== 200) throw new Error(`a birth of the bench was answered ${status}: ${text}`);
  return Buffer.byteLength(text);
}

/** How large the row form is against the standard json of the same births. The budget holds for the worst of them. */
export async function rowFormRows(): Promise<readonly Row[]> {
  const percents: number[] = [];
  for (const birth of births(BIRTHS)) {
    const body = bodyOf(birth);
    percents.push((100 * (await bytesOf({ format: 'llm_v2' }, body))) / (await bytesOf({}, body)));
  }
  const { median, p95 } = figuresOf(percents);
  return [
    {
      name: `llm_v2 ÷ json, worst of ${BIRTHS} births`,
      unit: '%',
      measured: Math.max(...percents),
      budget: MOST_PERCENT,
    },
    { name: 'llm_v2 ÷ json', unit: '%', measured: median, p95 },
  ];
}
