import { defineRows } from '../../../lib/answers/record.ts';
import { text } from '../../../lib/requests/members.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { Elections } from './calculate.ts';
import {
  blockingRecord,
  conditionRecord,
  type ElectionInterval,
  explanationRecord,
  intervalRecord,
  scoredPart,
} from './records.ts';

/** The conditions of a request as one sentence. */
export const conditionsText = text(
  'The conditions of the request in words, with every `and`, `or` and `not`',
  'Moon in Taurus and not (Mercury retrograde)',
);

const toSeconds = (instant: string): string => `${instant.slice(0, instant.lastIndexOf('.'))}Z`;

export const intervalRows = defineRows<ElectionInterval>()(
  'intervals',
  'Intervals, UTC to the second; numbers of conditions with a space between them',
  {
    start: ['2026-03-20T14:45:00Z', ({ start }) => toSeconds(start)],
    end: ['2026-03-20T16:20:30Z', ({ end }) => toSeconds(end)],
    minutes: [95.5, 'minutes'],
    score: [null, ({ score }) => score ?? null],
    conditions_met: ['0 1', ({ conditions_met }) => conditions_met.join(' ')],
  },
);

const toTexts = ({ text, weights }: Elections) => ({
  conditions_text: text,
  ...(weights.length > 0 && { weights: [...weights] }),
});

const toReasons = ({ blocking, explanation }: Elections) => ({
  ...(blocking && { blocking: blockingRecord.write(blocking) }),
  ...(explanation && { explanation: explanationRecord.write(explanation) }),
});

export function toElectionsData(result: Elections) {
  const { leaves, shares, conditionSpans, items, warnings } = result;
  return {
    definition: { id: 'elections' as const, interval: INTERVAL, sources: [...SOURCES] },
    ...toTexts(result),
    conditions: leaves.map(({ path, text }, number) =>
      conditionRecord.write({ number, path, text, share: shares[number], spans: conditionSpans[number] }),
    ),
    intervals: items.map(intervalRecord.write),
    ...(result.scores && { scores: result.scores.map(scoredPart.write) }),
    ...toReasons(result),
    warnings: [...warnings],
    ...toPagingMembers(result),
  };
}

const INTERVAL = 'from its start up to its end, the end not included';

const SOURCES = [
  'W. Lilly, Christian Astrology, 1659: void of course p. 112, solar phases p. 113, points of dignities p. 115',
  'Dorotheus, On Triplicities, On Terms (in Hephaestio)',
];

export function toElectionRows(result: Elections) {
  const { leaves, items, warnings } = result;
  return {
    schema_version: 'llm_v2' as const,
    ...toTexts(result),
    conditions: leaves.map(({ text }) => text),
    ...intervalRows.write(items.map(intervalRecord.write)),
    ...toReasons(result),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...toPagingMembers(result),
  };
}
